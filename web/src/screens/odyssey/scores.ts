import type { OdysseyReason, OdysseyView } from '../../lib/types';

/** What a seat or a team has got in a turn, and why. */
export interface Score {
  /** A seat, or the number of a team. */
  id: number;
  seats: number[];
  points: number;
  total: number;
  reasons: OdysseyReason[];
}

export type Scored = Pick<
  OdysseyView,
  'votes' | 'owners' | 'storyteller' | 'points' | 'totals' | 'teams' | 'reasons'
>;

/** Who has voted for an image. */
export const votersOf = ({ votes }: Pick<Scored, 'votes'>, image: number): number[] =>
  votes.flatMap((images, seat) => (images?.includes(image) ? [seat] : []));

/** The place of the storyteller's image; in Party, where a clue refers to no card, it is one of many. */
export function storyOf({ owners, storyteller }: Pick<Scored, 'owners' | 'storyteller'>): number | null {
  const at = owners?.indexOf(storyteller ?? -1) ?? -1;
  return at < 0 ? null : at;
}

/** Who has found it, of those who had a vote. */
export function foundBy(play: Scored): { found: number[]; voters: number[] } {
  const story = storyOf(play);
  const voters = play.votes.flatMap((images, seat) => (images?.length ? [seat] : []));
  return { voters, found: story === null ? [] : votersOf(play, story) };
}

export function scores(play: Scored): Score[] {
  const sides = play.teams ?? play.totals.map((_, seat) => [seat]);
  return sides.map((seats, id) => ({
    id,
    seats,
    points: play.points?.[id] ?? 0,
    total: play.totals[id] ?? 0,
    reasons: play.reasons?.[id] ?? [],
  }));
}

/** What had been reached before this turn. */
export const totalsBefore = ({ totals, points }: Pick<Scored, 'totals' | 'points'>): number[] =>
  totals.map((total, id) => total - (points?.[id] ?? 0));
