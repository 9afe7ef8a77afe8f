export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}

const STEP = 5;
const EDGE = 6;
const FAR = 160;

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** How far two boxes are from each other. */
function distance(one: Box, other: Box): number {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const down = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(across, down);
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) }, (_, index) => from + index * STEP);

/**
 * The place nearest to somebody's lantern where a bubble covers neither the lantern nor anything in its way.
 * None where everything near is taken.
 */
export function beside(anchor: Box, bubble: Size, room: Size, inTheWay: readonly Box[]): Box | null {
  const lefts = range(
    Math.max(EDGE, anchor.left - bubble.width - FAR),
    Math.min(room.width - EDGE - bubble.width, anchor.left + anchor.width + FAR),
  );
  const tops = range(
    Math.max(EDGE, anchor.top - bubble.height - FAR),
    Math.min(room.height - EDGE - bubble.height, anchor.top + anchor.height + FAR),
  );
  const taken = [anchor, ...inTheWay];
  const middle = anchor.left + (anchor.width - bubble.width) / 2;
  let best: Box | null = null;
  let least = FAR;
  for (const top of tops)
    for (const left of lefts) {
      const box = { left, top, ...bubble };
      // Above rather than below, and in the middle rather than at a corner.
      const below = top > anchor.top ? 8 : 0;
      const cost = distance(box, anchor) + below + Math.abs(left - middle) / 10;
      if (cost >= least || taken.some((other) => overlap(box, other))) continue;
      best = box;
      least = cost;
    }
  return best;
}
