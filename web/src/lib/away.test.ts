import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { away } from './away.svelte';
import type { View } from './types';

const seats = (...names: string[]) => ({
  // A capital letter is somebody who is there.
  seats: names.map((name, seat) => ({ seat, name: name.toLowerCase(), connected: name < 'a' })),
});
const note = (...names: string[]) => away.note(seats(...names) as unknown as View);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  away.clear();
  vi.useRealTimers();
});

test('who is gone for a moment is not missed', () => {
  note('Ada', 'ben');
  vi.advanceTimersByTime(3_000);
  note('Ada', 'Ben');
  vi.advanceTimersByTime(60_000);
  expect(away.has(1)).toBe(false);
});

test('who stays away looks so, and after a while longer may be replaced', () => {
  note('Ada', 'ben');
  vi.advanceTimersByTime(5_000);
  note('Ada', 'ben');
  expect([away.has(0), away.has(1), away.isLong(1)]).toEqual([false, true, false]);
  vi.advanceTimersByTime(16_000);
  expect(away.isLong(1)).toBe(true);
  note('Ada', 'Ben');
  expect([away.has(1), away.isLong(1)]).toEqual([false, false]);
});

test('somebody else in the same seat has just gone', () => {
  note('Ada', 'ben');
  vi.advanceTimersByTime(21_000);
  note('Ada', 'cleo');
  expect(away.has(1)).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect([away.has(1), away.isLong(1)]).toEqual([true, false]);
});
