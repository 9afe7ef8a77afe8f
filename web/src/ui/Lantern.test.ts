import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { away } from '../lib/away.svelte';
import type { Seat } from '../lib/types';
import Lantern from './Lantern.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  away.clear();
  vi.useRealTimers();
});

test.each([false, true])('who has gone is grey, and burns as before: dark is %s', async (dark) => {
  const seat = { seat: 1, name: 'Ben', colour: 'violet', symbol: 'moon', connected: false } as Seat;
  away.note({ seats: [seat] });
  const { container, rerender } = render(Lantern, { seat, dark });
  const looks = () => [...container.querySelector('.lantern')!.classList];
  expect(looks().includes('lit')).toBe(!dark);
  expect(looks()).not.toContain('gone');
  vi.advanceTimersByTime(60_000);
  await rerender({ seat, dark });
  expect(looks()).toContain('gone');
  expect(looks().includes('lit')).toBe(!dark);
});
