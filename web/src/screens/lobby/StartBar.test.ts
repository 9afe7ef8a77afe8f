import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import type { Table } from '../../lib/table.svelte';
import type { View } from '../../lib/types';
import StartBar from './StartBar.svelte';

beforeAll(() => useLanguage('en'));
afterEach(cleanup);

function lobby(seats: number, offered: string[] = ['add_bot']) {
  const move = vi.fn(() => Promise.resolve('done'));
  const can = (type: string) => (offered.includes(type) ? { type } : undefined);
  const table = { isHost: true, busy: null, can, move } as unknown as Table;
  const view = { game: 'odyssey', you: 0, host: 0, seats: Array.from({ length: seats }, () => ({})) };
  render(StartBar, { table, view: view as unknown as View, level: 'hard' });
  return move;
}

test('one tap brings as many bots as are missing', async () => {
  const move = lobby(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Add 2 bots' }));
  await waitFor(() =>
    expect(move.mock.calls).toEqual([2, 2].map(() => [{ type: 'add_bot', level: 'hard' }])),
  );
});

test('no bots are offered where nobody is missing, or who is no host', () => {
  lobby(3, ['add_bot', 'start']);
  lobby(1, []);
  expect(screen.queryByRole('button', { name: /bot/ })).toBeNull();
});
