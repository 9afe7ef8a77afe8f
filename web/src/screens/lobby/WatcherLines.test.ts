import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import lobby from '../../../fixtures/stella-4-lobby.json';
import { useLanguage } from '../../lib/i18n/index.svelte';
import { Table } from '../../lib/table.svelte';
import type { View } from '../../lib/types';
import WatcherLines from './WatcherLines.svelte';

function show(change: Partial<View> = {}) {
  const table = new Table('ABC', 'token');
  const seats = lobby.view.seats.slice(0, 2);
  table.show({ ...lobby.view, seats, ...change } as unknown as View, []);
  const invite = vi.spyOn(table, 'invite').mockReturnValue();
  render(WatcherLines, { table, view: table.view! });
  return { table, invite };
}
const buttons = () =>
  screen.queryAllByRole('button', { name: /^Seat / }).map(({ textContent }) => textContent);

beforeAll(() => useLanguage('en'));
afterEach(cleanup);

test('the host sees who looks on, and offers a seat with one tap', async () => {
  const { table, invite } = show();
  table.watchers.hear('w1', 'Mira');
  await tick();
  await fireEvent.click(screen.getByRole('button', { name: /^Seat .*Mira/ }));
  expect(invite).toHaveBeenCalledWith('w1');
  table.watchers.clear();
});

test('not who has sat down meanwhile, and not a whole crowd', async () => {
  const { table } = show();
  table.watchers.hear('w0', lobby.view.seats[1]!.name);
  for (let each = 1; each < 9; each++) table.watchers.hear(`w${each}`, `Guest ${each}`);
  await tick();
  expect(buttons().length).toBe(3);
  expect(buttons().join()).not.toContain(lobby.view.seats[1]!.name);
  table.watchers.clear();
});

test('nobody else is offered that, nor is it where every seat is taken', async () => {
  const { table } = show({ you: 1 });
  table.watchers.hear('w1', 'Mira');
  await tick();
  expect(buttons()).toEqual([]);
  table.watchers.clear();
});
