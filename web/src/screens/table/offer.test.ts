import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import lobby from '../../../fixtures/stella-4-lobby.json';
import { learn } from '../../lib/games.svelte';
import { useLanguage } from '../../lib/i18n/index.svelte';
import { api, Problem } from '../../lib/net/api';
import { notices } from '../../lib/notices.svelte';
import { Table } from '../../lib/table.svelte';
import type { GameInfo, View } from '../../lib/types';
import OfferDialog from './OfferDialog.svelte';

const onseat = vi.fn();
let table: Table;
const people = lobby.view.seats.slice(0, 3).map((seat) => ({ ...seat, bot: false, free: false }));
const bot = { ...people[0], seat: 3, name: 'Mo', bot: true, free: true };
const seen = (change: object = {}) =>
  ({ ...lobby.view, you: null, seats: people, ...change }) as unknown as View;

function ask(change: object = {}) {
  table = new Table('ABC', null, onseat, 'Mira');
  table.offered = true;
  table.show(seen(change), []);
  return render(OfferDialog, { table, view: table.view! });
}
const dialog = () => screen.queryByRole('dialog');
const sit = () => fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));

beforeAll(async () => {
  await useLanguage('en');
  learn([{ game: 'stella', players: [3, 4], cards: {}, options: {} }] as unknown as GameInfo[]);
});
beforeEach(() => void vi.spyOn(api, 'takeSeat').mockResolvedValue({ seat: 3, token: 'secret' }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  onseat.mockReset();
  localStorage.clear();
  notices.list = [];
});

test('nobody sits down without a yes', async () => {
  ask();
  screen.getByRole('dialog', { name: /offers you a seat at the table$/ });
  expect(document.activeElement?.textContent).toContain('You’ll play as Mira.');
  expect(api.takeSeat).not.toHaveBeenCalled();
  await sit();
  expect(api.takeSeat).toHaveBeenCalledWith('ABC', { name: 'Mira' }, null);
  expect(onseat).toHaveBeenCalled();
});

test.each(['No, thanks', 'Close'])('%s is a no, and the host is told their name no more', async (name) => {
  ask();
  await fireEvent.click(screen.getByRole('button', { name }));
  expect(table.offered).toBe(false);
  expect(table.named).toBe(false);
  expect(api.takeSeat).not.toHaveBeenCalled();
});

test('in a game the seat of a bot is taken', async () => {
  ask({ status: 'playing', seats: [...people, bot, { ...bot, seat: 4, name: 'Fi' }] });
  screen.getByText(/a bot makes room for you/);
  await fireEvent.click(screen.getByRole('radio', { name: /Fi/ }));
  await sit();
  expect(api.takeSeat).toHaveBeenCalledWith('ABC', { name: 'Mira', instead_of: 4 }, null);
});

test('a name that somebody has taken meanwhile is another one for a tap', async () => {
  vi.mocked(api.takeSeat).mockRejectedValueOnce(new Problem('name_taken', '', 409, 'Mira 2'));
  ask();
  await sit();
  await fireEvent.click(await screen.findByRole('button', { name: /Mira 2/ }));
  expect(api.takeSeat).toHaveBeenLastCalledWith('ABC', { name: 'Mira 2' }, null);
});

test('it goes where the last seat is taken', async () => {
  const { rerender } = ask();
  await rerender({ table, view: seen({ seats: [...people, { ...bot, bot: false, free: false }] }) });
  await tick();
  expect(dialog()).toBeNull();
  expect(table.offered).toBe(false);
  expect(notices.list.length).toBe(1);
});
