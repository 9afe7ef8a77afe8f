import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asides } from './asides.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('somebody shows for a moment how they take it, the last thing they felt', () => {
  asides.react(2, 'sorry');
  vi.advanceTimersByTime(2000);
  asides.react(2, 'surprised');
  expect(asides.moodOf(2)).toBe('surprised');
  expect(asides.moodOf(1)).toBeUndefined();
  expect(asides.moodOf(undefined)).toBeUndefined();
  vi.advanceTimersByTime(1000);
  expect(asides.moodOf(2)).toBe('surprised');
  vi.advanceTimersByTime(2000);
  expect(asides.moodOf(2)).toBeUndefined();
});

test('a long line stays longer, and none for ever', () => {
  asides.say(0, 'Hm.');
  asides.say(1, 'x'.repeat(500));
  vi.advanceTimersByTime(5000);
  expect(asides.list.map(({ seat }) => seat)).toEqual([1]);
  vi.advanceTimersByTime(5000);
  expect(asides.list).toEqual([]);
});
