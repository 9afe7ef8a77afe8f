import type { OdysseyView } from '../../lib/types';

/** Why somebody has the points they have, read off what lies open: votes, owners and the storyteller. */
export type Reason =
  | { why: 'told_some' | 'told_all' | 'told_none' | 'all_found' | 'none_found' | 'found' | 'missed' | 'sure' }
  | { why: 'lured'; by: number[] }
  | { why: 'crowd'; image: number; by: number[] }
  | { why: 'alone' | 'red'; image: number };

export interface Score {
  /** A seat, or the number of a team. */
  id: number;
  seats: number[];
  points: number;
  total: number;
  reasons: Reason[];
}

type Scored = Pick<
  OdysseyView,
  'votes' | 'owners' | 'storyteller' | 'points' | 'totals' | 'teams' | 'images' | 'red'
>;

/** Who has voted for an image. */
export const votersOf = ({ votes }: Pick<Scored, 'votes'>, image: number): number[] =>
  votes.flatMap((images, seat) => (images?.includes(image) ? [seat] : []));

/** The place of the storyteller's image; none in Party, where a clue refers to no card. */
export function storyOf({ owners, storyteller }: Pick<Scored, 'owners' | 'storyteller'>): number | null {
  const at = owners?.indexOf(storyteller ?? -1) ?? -1;
  return at < 0 ? null : at;
}

export function foundBy(play: Scored): { found: number[]; voters: number[] } {
  const story = storyOf(play);
  const voters = play.votes.flatMap((images, seat) => (images?.length ? [seat] : []));
  return { voters, found: story === null ? [] : votersOf(play, story) };
}

export function scores(play: Scored, game: string): Score[] {
  const sides = play.teams ?? play.totals.map((_, seat) => [seat]);
  return sides.map((seats, id) => ({
    id,
    seats,
    points: play.points?.[id] ?? 0,
    total: play.totals[id] ?? 0,
    reasons: game === 'party' ? inTheCrowd(play, seats[0]!) : forAStory(play, seats),
  }));
}

/** What had been reached before this turn. */
export const totalsBefore = ({ totals, points }: Pick<Scored, 'totals' | 'points'>): number[] =>
  totals.map((total, id) => total - (points?.[id] ?? 0));

function forAStory(play: Scored, seats: number[]): Reason[] {
  const { found, voters } = foundBy(play);
  const all = voters.length > 0 && found.length === voters.length;
  const none = found.length === 0;
  const reasons: Reason[] = [];
  if (play.storyteller !== null && seats.includes(play.storyteller)) {
    reasons.push({ why: all ? 'told_all' : none ? 'told_none' : 'told_some' });
  } else if (all || none) {
    reasons.push({ why: all ? 'all_found' : 'none_found' });
  } else {
    reasons.push({ why: seats.some((seat) => found.includes(seat)) ? 'found' : 'missed' });
  }
  const several = play.votes.some((images) => (images?.length ?? 0) > 1);
  if (several && seats.some((seat) => found.includes(seat) && play.votes[seat]?.length === 1))
    reasons.push({ why: 'sure' });
  const by = lured(play, seats);
  if (by.length) reasons.push({ why: 'lured', by });
  return reasons;
}

function lured(play: Scored, seats: number[]): number[] {
  const story = storyOf(play);
  return play.images.flatMap((_, image) =>
    image !== story && seats.includes(play.owners?.[image] ?? -1) ? votersOf(play, image) : [],
  );
}

function inTheCrowd(play: Scored, seat: number): Reason[] {
  const image = play.votes[seat]?.[0];
  if (image === undefined) return [];
  if (image === play.red) return [{ why: 'red', image }];
  const by = votersOf(play, image).filter((other) => other !== seat);
  return [by.length ? { why: 'crowd', image, by } : { why: 'alone', image }];
}
