/** What can be read off a view of Stella, without any rule of the game. */
import type { Shown, StellaView } from '../../lib/types';
import type { Cell } from '../../ui/slate';

export const hasEnded = ({ phase }: StellaView): boolean => phase === 'scored' || phase === 'over';

/** For how many milliseconds the card that ends a round is seen before the scores come. */
export const LAST_CARD = 5000;

/** What a player had before this round, also when it has just been scored. */
export const totalBefore = (play: StellaView, seat: number): number =>
  (play.totals[seat] ?? 0) - (hasEnded(play) ? (play.rounds.at(-1)?.[seat] ?? 0) : 0);

export const newest = (play: StellaView): Shown | null => play.shown.at(-1) ?? null;

export const shownAt = (play: StellaView, at: number): Shown | undefined =>
  play.shown.find((shown) => shown.card === at);

export function cellsOf(play: StellaView, seat: number): Cell[] {
  const cells = Array<Cell>(play.grid.length).fill('empty');
  for (const { card, scout, outcome, stars } of play.shown) {
    if (outcome === 'fall' && scout === seat) cells[card] = 'fall';
    else if (!stars[seat]) cells[card] = 'past';
    else cells[card] = outcome === 'super_spark' ? 'super' : 'spark';
  }
  return cells;
}

/** Where a player fell. */
export const fallOf = (play: StellaView, seat: number): number | null =>
  play.shown.find((shown) => shown.outcome === 'fall' && shown.scout === seat)?.card ?? null;

export interface Score {
  seat: number;
  /** The points of every finished round. */
  rounds: number[];
  stars: number;
  /** What the Dark cost in the last round. */
  lost: number;
  total: number;
}

/** The scoring slate, the highest total first. */
export const scoresOf = (play: StellaView): Score[] =>
  play.totals
    .map((total, seat) => {
      const rounds = play.rounds.map((points) => points[seat] ?? 0);
      const stars = play.stars[seat] ?? 0;
      return { seat, rounds, stars, lost: rounds.length ? Math.max(0, stars - rounds.at(-1)!) : 0, total };
    })
    .sort((one, other) => other.total - one.total || one.seat - other.seat);
