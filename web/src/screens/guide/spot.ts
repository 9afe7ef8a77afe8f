import type { Box, Size } from '../../ui/beside';

export interface Spot {
  /** What is lit; null where the thing is not to be seen. */
  light: Box | null;
  above: boolean;
  left: number;
  top: number;
  width: number;
  /** Where its tail begins, from its left. */
  tail: number;
  /** Whether the way to leave is in the lower corner: there is no room in the upper one. */
  low: boolean;
}

const WIDEST = 420;
const EDGE = 16;
const AROUND = 6;
const GAP = 18;
/** From the edge of the screen. */
const MARGIN = 8;
/** In a corner is the way to leave. */
const LEAVE = 54;

/** Where a bubble stands that is so high: above or below what it is about, never upon it where there is room. */
export function spotFor(thing: Box | null, screen: Size, high: number): Spot {
  const width = Math.min(WIDEST, screen.width - 2 * EDGE);
  if (!thing || thing.width === 0) {
    const top = Math.max(MARGIN, screen.height - high - EDGE);
    return {
      light: null,
      above: false,
      left: (screen.width - width) / 2,
      top,
      width,
      tail: 0,
      low: top < LEAVE,
    };
  }
  const light = {
    left: thing.left - AROUND,
    top: thing.top - AROUND,
    width: thing.width + 2 * AROUND,
    height: thing.height + 2 * AROUND,
  };
  const middle = thing.left + thing.width / 2;
  const left = clamp(middle - width / 2, EDGE, screen.width - width - EDGE);
  const below = light.top + light.height + GAP;
  const over = light.top - GAP - high;
  const fits = below + high + MARGIN <= screen.height;
  const above = !fits && (over >= MARGIN || light.top > screen.height - light.top - light.height);
  const top = above
    ? Math.max(MARGIN, over)
    : Math.min(below, Math.max(MARGIN, screen.height - high - MARGIN));
  const low = Math.min(top, light.top) < LEAVE;
  return { light, above, left, top, width, tail: clamp(middle - left - 15, 14, width - 44), low };
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
