import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import { api, Problem } from '../../lib/net/api';
import { router } from '../../lib/router.svelte';
import { tokens } from '../../lib/tokens';
import type { TableSummary } from '../../lib/types';
import OpenTableDialog from './OpenTableDialog.svelte';
import OpenTables from './OpenTables.svelte';
import Seats from './Seats.svelte';
import { findSeats } from './seats';

beforeAll(() => useLanguage('en'));
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

function sitAt(...tables: string[]) {
  for (const table of tables) {
    vi.setSystemTime(Date.now() + 1);
    tokens.keep(table, 'token');
  }
}

/** A server that has these tables and no others. */
const server = (tables: Record<string, TableSummary['status']>) =>
  vi.spyOn(api, 'readTable').mockImplementation((code) => {
    const status = tables[code];
    if (status) return Promise.resolve({ table: code, status } as TableSummary);
    return Promise.reject(new Problem('no_such_table', '', 404));
  });

describe('the way back', () => {
  test('leads to the two newest tables that are not over', async () => {
    server({ ADA364: 'playing', BAO222: 'lobby', CLEO77: 'over', DOV999: 'playing' });
    sitAt('ADA364', 'BAO222', 'CLEO77', 'DOV999');
    expect(await findSeats()).toEqual(['DOV999', 'BAO222']);
    expect(tokens.of('CLEO77')).toBe('token');
  });

  test('leads to the newest table where a game is over, for an evening', async () => {
    server({ ADA364: 'over', BAO222: 'over' });
    sitAt('ADA364', 'BAO222');
    expect(await findSeats()).toEqual(['BAO222']);
    vi.setSystemTime(Date.now() + 13 * 60 * 60 * 1000);
    expect(await findSeats()).toEqual([]);
  });

  test('forgets a seat whose table is gone', async () => {
    server({ ADA364: 'playing' });
    sitAt('ADA364', 'GONE22');
    expect(await findSeats()).toEqual(['ADA364']);
    expect(tokens.tables()).toEqual(['ADA364']);
  });

  test('keeps the seats where the server cannot be reached', async () => {
    vi.spyOn(api, 'readTable').mockRejectedValue(new Problem('offline', ''));
    sitAt('ADA364');
    expect(await findSeats()).toEqual([]);
    expect(tokens.of('ADA364')).toBe('token');
  });

  test('asks nothing and shows nothing without a seat', async () => {
    const asked = server({});
    expect(await findSeats()).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });

  test('is a button that appears once the table was found', async () => {
    server({ ADA364: 'playing' });
    sitAt('ADA364');
    render(Seats);
    expect(screen.queryByRole('button')).toBeNull();
    (await screen.findByRole('button', { name: 'Back to your table ADA364' })).click();
    expect(router.route).toEqual({ name: 'table', code: 'ADA364', tv: false });
  });
});

test('any game can be played with bots at once, without a name', async () => {
  const opened = vi.spyOn(api, 'openTable').mockResolvedValue({ table: 'ADA364', seat: 0, token: 'token' });
  const moves = vi.spyOn(api, 'move').mockResolvedValue(undefined as never);
  render(OpenTableDialog, { game: 'team', onclose: () => undefined });
  await fireEvent.click(screen.getByRole('button', { name: 'Play with bots now' }));
  await waitFor(() => expect(router.route).toEqual({ name: 'table', code: 'ADA364', tv: false }));
  expect(opened).toHaveBeenCalledWith('team', 'Dreamer', { language: 'en' });
  expect(moves.mock.calls.map(([, , move]) => move.type)).toEqual([
    ...Array<string>(5).fill('add_bot'),
    'start',
  ]);
});

test('only tables with a free seat are open', async () => {
  const table = (code: string, seats: number, status: TableSummary['status'] = 'lobby') => ({
    table: code,
    game: 'stella',
    status,
    host: 0,
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, name: code })),
  });
  const tables = [table('FULL22', 6), table('FREE22', 5), table('PLAY22', 3, 'playing')] as TableSummary[];
  vi.spyOn(api, 'listTables').mockResolvedValue({ tables });
  render(OpenTables);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/t/FREE22']);
});
