import type { Spirits } from '../../lib/types';

export interface Star {
  x: number;
  y: number;
}

/** Everybody on a ring, as they sit, in a box of 100 by `height`. */
export const starsOf = (seats: number, height = 74): Star[] =>
  Array.from({ length: seats }, (_, seat) => {
    const turn = (seat / seats) * 2 * Math.PI - Math.PI / 2;
    // Every other one is a little nearer: a constellation is no clock.
    const far = seats > 4 && seat % 2 ? 0.86 : 1;
    return { x: 50 + 38 * far * Math.cos(turn), y: height / 2 + (height / 2 - 11) * far * Math.sin(turn) };
  });

export interface Thread {
  from: Star;
  to: Star;
  /** From 0 to 1: how often two chose the same picture, beside those who did so most often. */
  light: number;
  gold: boolean;
}

/** The faintest first, the golden one last. */
export function threadsOf(
  { threads, kindred }: Pick<Spirits, 'threads' | 'kindred'>,
  stars: Star[],
): Thread[] {
  const most = Math.max(1, ...threads.map(({ times }) => times));
  return threads
    .filter(({ seats }) => seats.every((seat) => stars[seat]))
    .map(({ seats, times }) => ({
      from: stars[seats[0]!]!,
      to: stars[seats[1]!]!,
      light: times / most,
      gold: kindred !== null && kindred[0] === seats[0] && kindred[1] === seats[1],
    }))
    .sort((one, other) => Number(one.gold) - Number(other.gold) || one.light - other.light);
}

/** Whether there is anything to tell. */
export const isTold = (spirits: Spirits): boolean => spirits.threads.length > 0 || spirits.beloved !== null;
