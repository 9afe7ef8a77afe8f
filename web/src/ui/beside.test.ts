import { describe, expect, test } from 'vitest';
import { beside, type Box } from './beside';

const room = { width: 390, height: 844 };
const bubble = { width: 120, height: 40 };
const touches = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe('a bubble', () => {
  test('hangs above its lantern where there is room', () => {
    const anchor = { left: 180, top: 400, width: 36, height: 36 };
    const place = beside(anchor, bubble, room, [])!;
    expect(place.top + place.height).toBeLessThanOrEqual(anchor.top);
    expect(Math.abs(place.left + 60 - 198)).toBeLessThan(8);
  });

  test('stays on the screen at every edge, and off its lantern', () => {
    for (const left of [0, 180, 354])
      for (const top of [0, 400, 808]) {
        const anchor = { left, top, width: 36, height: 36 };
        const place = beside(anchor, bubble, room, [])!;
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.left + place.width).toBeLessThanOrEqual(room.width);
        expect(place.top + place.height).toBeLessThanOrEqual(room.height);
        expect(touches(place, anchor)).toBe(false);
      }
  });

  test('covers no picture', () => {
    const anchor = { left: 10, top: 700, width: 30, height: 30 };
    const pictures = Array.from({ length: 15 }, (_, at) => ({
      ...{ left: 6 + (at % 3) * 128, top: 90 + Math.floor(at / 3) * 118, width: 122, height: 112 },
    }));
    const place = beside(anchor, bubble, room, pictures)!;
    expect(pictures.filter((picture) => touches(place, picture))).toEqual([]);
  });

  test('is not shown where everything near is taken', () => {
    const anchor = { left: 180, top: 400, width: 36, height: 36 };
    expect(beside(anchor, bubble, room, [{ left: 0, top: 0, ...room }])).toBeNull();
    expect(beside(anchor, { width: 500, height: 40 }, room, [])).toBeNull();
  });
});
