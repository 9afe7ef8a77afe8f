import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watchers } from './watchers.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const names = (watchers: Watchers) => watchers.list.map(({ name }) => name);

test('who looks on is there as long as they say so', () => {
  const watchers = new Watchers();
  watchers.hear('1', 'Mira');
  watchers.hear('2', 'Noor');
  vi.advanceTimersByTime(40_000);
  watchers.hear('1', 'Mirabel');
  vi.advanceTimersByTime(20_000);
  expect(names(watchers)).toEqual(['Mirabel']);
  watchers.clear();
  expect(names(watchers)).toEqual([]);
});

test('a crowd is not listed without end', () => {
  const watchers = new Watchers();
  for (let each = 0; each < 100; each++) watchers.hear(String(each), `Guest ${each}`);
  expect(watchers.list.length).toBe(12);
});
