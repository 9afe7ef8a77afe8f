import { expect, test } from 'vitest';
import { starsOf, threadsOf } from './sky';

test.each([3, 6, 12])('%i stars lie within the picture, and apart', (count) => {
  const stars = starsOf(count);
  for (const { x, y } of stars) {
    expect(x).toBeGreaterThan(5);
    expect(x).toBeLessThan(95);
    expect(y).toBeGreaterThan(5);
    expect(y).toBeLessThan(70);
  }
  for (const [at, one] of stars.entries())
    for (const other of stars.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(9);
});

test('the brightest thread comes last, the golden one after all', () => {
  const threads = [
    { seats: [0, 1], times: 6 },
    { seats: [0, 2], times: 1 },
    { seats: [1, 2], times: 4 },
    { seats: [1, 7], times: 4 },
  ] as { seats: [number, number]; times: number }[];
  const drawn = threadsOf({ threads, kindred: [0, 1] }, starsOf(3));
  expect(drawn.map(({ gold }) => gold)).toEqual([false, false, true]);
  expect(drawn.at(-1)!.light).toBe(1);
  expect(threadsOf({ threads, kindred: null }, starsOf(3)).some(({ gold }) => gold)).toBe(false);
});
