import { expect, test, vi } from 'vitest';
import { glide } from './glide';

function element(...places: [number, number, number][]) {
  const animate = vi.fn();
  const rects = places.map(([x, y, width]) => ({ x, y, width }));
  return { animate, getBoundingClientRect: () => rects.shift() } as unknown as Element;
}

test('what the page puts elsewhere moves there, what stays does not', async () => {
  const moved = element([100, 200, 80], [10, 20, 40]);
  const stays = element([5, 5, 40], [5, 5, 40]);
  await glide([moved, stays], () => Promise.resolve());
  expect(vi.mocked(moved.animate).mock.calls[0]![0]).toMatchObject([
    { transform: 'translate(90px, 180px) scale(2)' },
    { transform: 'none' },
  ]);
  expect(stays.animate).not.toHaveBeenCalled();
});
