import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import lobby from '../../../fixtures/stella-4-lobby.json';
import { learn } from '../../lib/games.svelte';
import { useLanguage } from '../../lib/i18n/index.svelte';
import { notices } from '../../lib/notices.svelte';
import { Table } from '../../lib/table.svelte';
import type { GameInfo, View } from '../../lib/types';
import WatcherLines from './WatcherLines.svelte';

const people = lobby.view.seats.slice(0, 2).map((seat) => ({ ...seat, bot: false, free: false }));
let table: Table;
async function show(watchers: number, change: object = {}) {
  table = new Table('ABC', 'token');
  table.show({ ...lobby.view, seats: people, ...change } as unknown as View, []);
  const invite = vi.spyOn(table, 'invite').mockImplementation((id) => table.watchers.ask(id));
  for (let each = 1; each <= watchers; each++) table.watchers.hear(`w${each}`, `Guest ${each}`);
  const { rerender } = render(WatcherLines, { table, view: table.view! });
  await tick();
  return { invite, rerender };
}
const seatButtons = () => screen.queryAllByRole('button', { name: /^Seat / });

beforeAll(async () => {
  await useLanguage('en');
  learn([{ game: 'stella', players: [3, 4], cards: {}, options: {} }] as unknown as GameInfo[]);
});
afterEach(() => {
  cleanup();
  table.watchers.clear();
  sessionStorage.clear();
  notices.said = [];
});

test('the host offers a seat with one tap, and sees that they think of it', async () => {
  const { invite } = await show(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Seat Guest 1' }));
  expect(invite).toHaveBeenCalledWith('w1');
  screen.getByText('Guest 1 is thinking it over');
  expect(seatButtons()).toEqual([]);
});

test('whoever is hidden makes room for the next, and the others are for a tap', async () => {
  await show(7);
  expect(seatButtons().length).toBe(3);
  await fireEvent.click(screen.getByRole('button', { name: 'Stop showing Guest 2' }));
  expect(seatButtons().map(({ textContent }) => textContent?.trim())).toEqual([
    'Seat Guest 1',
    'Seat Guest 3',
    'Seat Guest 4',
  ]);
  await fireEvent.click(screen.getByRole('button', { name: 'and 3 more' }));
  expect(seatButtons().length).toBe(6);
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

test('each is said once, whatever they call themselves', async () => {
  await show(2);
  const said = () => notices.said.map(({ text }) => text);
  expect(said()).toEqual(['Guest 1 is watching', 'Guest 2 is watching']);
  table.watchers.hear('w1', 'Guest 1');
  table.watchers.hear('w2', 'Another');
  await tick();
  screen.getByText('Another is watching');
  expect(said().length).toBe(2);
  cleanup();
  render(WatcherLines, { table, view: table.view! });
  await tick();
  expect(said().length).toBe(2);
});

test('not who has sat down meanwhile', async () => {
  await show(1);
  table.watchers.hear('w0', people[1]!.name);
  await tick();
  expect(seatButtons().length).toBe(1);
});

test.each([
  ['to the host alone', { you: 1 }, 0],
  ['where every seat is somebody’s', { seats: [...people, ...people] }, 0],
  ['where a bot makes room', { seats: [...people, ...people, { ...people[0], bot: true, free: true }] }, 1],
  ['in a game of people', { status: 'playing' }, 0],
  [
    'in a game with a bot that makes room',
    { status: 'playing', seats: [...people, { ...people[0], bot: true, free: true }] },
    1,
  ],
])('it is offered %s', async (_where, change, count) => {
  await show(1, change);
  expect(seatButtons().length).toBe(count);
});
