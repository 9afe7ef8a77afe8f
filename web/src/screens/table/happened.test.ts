import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { away } from '../../lib/away.svelte';
import { useLanguage } from '../../lib/i18n/index.svelte';
import type { Table } from '../../lib/table.svelte';
import type { News, View } from '../../lib/types';
import { tellTable } from './happened';
import { tellVanished, vanishedOf } from './vanished';

beforeAll(() => useLanguage('en'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  away.clear();
  vi.useRealTimers();
});

interface Some {
  names?: string[];
  gone?: number[];
  you?: number | null;
  waiting?: number[];
  host?: number;
  off?: ('chat' | 'reactions')[];
}
const look = ({
  names = ['Ada', 'Bao', 'Ben'],
  gone = [],
  you = 0,
  waiting = [],
  host = 0,
  off = [],
}: Some = {}) =>
  ({
    status: 'playing',
    you,
    host,
    options: { chat: !off.includes('chat'), reactions: !off.includes('reactions') },
    seats: names.map((name, seat) => ({ seat, name, bot: false, connected: !gone.includes(seat) })),
    play: { kind: 'odyssey', phase: 'scored', waiting_for: waiting, votes: [[3], [1], [0]] },
  }) as unknown as View;
const tell = (news: News, now: Some = {}, before: Some = {}) =>
  tellTable({ news: [news], view: look(now), before: look(before) });

test('what happens around a game is told in a sentence to those concerned', () => {
  expect(tell({ what: 'bot_took_over', seat: 2, face: null })).toEqual(['A bot plays for Ben now.']);
  expect(tell({ what: 'came_back', seat: 0 })).toEqual(['A bot played for you. The seat is yours again.']);
  expect(tell({ what: 'removed', seat: 2 }, { names: ['Ada', 'Bao'] })).toEqual([
    'The host has removed Ben from the table.',
  ]);
  expect(tell({ what: 'stood_up', seat: 2 }, { names: ['Ada', 'Bao'] })).toEqual(['Ben has left the table.']);
  expect(tell({ what: 'seat_taken', seat: 2, name: 'Mira' })).toEqual(['Mira takes over from Ben.']);
  expect(tell({ what: 'host_passed', seat: 0 })).toEqual(['You are the host now.']);
  expect(tell({ what: 'renamed', seat: 0, name: 'Ada' })).toEqual([]);
  expect(tell({ what: 'started' })).toEqual([]);
});

test('who removed somebody is not told that they left as well', () => {
  const news: News[] = [
    { what: 'removed', seat: 2 },
    { what: 'stood_up', seat: 2 },
  ];
  const view = look({ names: ['Ada', 'Bao'] });
  expect(tellTable({ news, view, before: look() })).toHaveLength(1);
});

test('coming back is told where somebody was missed', () => {
  expect(tell({ what: 'connected', seat: 2 })).toEqual([]);
  away.note(look({ gone: [2] }));
  vi.advanceTimersByTime(5_000);
  expect(tell({ what: 'connected', seat: 2 })).toEqual(['Ben is back.']);
  expect(tell({ what: 'connected', seat: null })).toEqual([]);
});

test('when time is up, one is told what was played for oneself', () => {
  expect(tell({ what: 'time_up', seats: [0, 2] })).toEqual(['Time is up: your token was put on 4.']);
  expect(tell({ what: 'time_up', seats: [2] })).toEqual(['Time is up.']);
});

function vanished(some: Some, can: number[] = []) {
  const view = look(some);
  away.note(view);
  vi.advanceTimersByTime(21_000);
  const table = { can: () => (can.length ? { from: can } : undefined) } as unknown as Table;
  return vanishedOf(table, view);
}

test('whom we wait for is spoken of first, and who may lets a bot play', () => {
  const found = vanished({ gone: [1, 2], waiting: [2] }, [1, 2])!;
  expect(found).toMatchObject({ seat: { name: 'Ben' }, awaited: true, alone: true, mine: true });
  expect(tellVanished(found)).toBe('We are waiting for Ben only. Seat, cards and points stay with Ben.');
});

test('the others read who may; where that is nobody, nothing is promised', () => {
  const guest = vanished({ gone: [2], waiting: [0, 2], you: 1 })!;
  expect(tellVanished(guest)).toBe('We are waiting for Ben, too. Ada can let a bot play for Ben.');
  expect(tellVanished(vanished({ gone: [0, 2], waiting: [2], you: 1 })!)).toBe(
    'We are waiting for Ben only.',
  );
});

test('nobody has vanished who is here', () => {
  expect(vanished({})).toBeNull();
});

test('what the host switches off or on again is told to the others', () => {
  const change = (now: Some, before: Some) =>
    tellTable({ news: [], view: look({ ...now, you: 1 }), before: look({ ...before, you: 1 }) });
  expect(change({ off: ['chat', 'reactions'] }, {})).toEqual([
    'Ada has switched table talk off.',
    'Ada has switched reactions off.',
  ]);
  expect(change({ off: ['chat'] }, { off: ['chat', 'reactions'] })).toEqual([
    'Ada has switched reactions on again.',
  ]);
  expect(change({}, {})).toEqual([]);
  expect(tellTable({ news: [], view: look({ off: ['chat'] }), before: look() })).toEqual([]);
});
