import { expect, test, vi } from 'vitest';
import { moods } from './moods.svelte';

test('a bot shows for a moment how it takes it, the last thing it felt', () => {
  vi.useFakeTimers();
  moods.show('fox', 'sorry');
  vi.advanceTimersByTime(2000);
  moods.show('fox', 'proud');
  expect(moods.of('fox')).toBe('proud');
  expect(moods.of('owl')).toBeUndefined();
  expect(moods.of(null)).toBeUndefined();
  vi.advanceTimersByTime(1000);
  expect(moods.of('fox')).toBe('proud');
  vi.advanceTimersByTime(2000);
  expect(moods.of('fox')).toBeUndefined();
  vi.useRealTimers();
});
