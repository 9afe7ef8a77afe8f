/** A game that is over, as a row of moments: what somebody would tell of it, one after another. */
import type { News, OdysseyReplay, Replay, StellaReplay } from '../../lib/types';

export type Kind =
  | 'begin'
  | 'clue'
  | 'pen'
  | 'counted'
  | 'spark'
  | 'super_spark'
  | 'fall'
  | 'card'
  | 'laid'
  | 'vote'
  | 'score';

export type Play = StellaReplay | OdysseyReplay;

export interface Moment {
  /** Which step of the replay it shows. */
  step: number;
  /** Its round or turn, from 1. */
  lap: number;
  kind: Kind;
  /** Who did it, where somebody did. */
  seat: number | null;
}

/** What a piece of news is told as; of several in a step the last in this list counts. */
const TOLD: [News['what'], Kind][] = [
  ['started', 'begin'],
  ['turn_started', 'begin'],
  ['flip_agreed', 'clue'],
  ['pen_passed', 'pen'],
  ['pen_taken', 'pen'],
  ['given', 'card'],
  ['voted', 'vote'],
  ['round_started', 'begin'],
  ['word_flipped', 'clue'],
  ['told', 'clue'],
  ['announced', 'counted'],
  ['laid', 'laid'],
  ['turn_scored', 'score'],
];
const SHOWN: News['what'][] = ['spark', 'super_spark', 'fall'];

export const lapOf = (play: Play): number => (play.kind === 'stella' ? play.round : play.turn);

function kindsOf(news: readonly News[]): Kind[] {
  const whats = news.map(({ what }) => what);
  const shown = SHOWN.find((what) => whats.includes(what));
  // The card that ends a round is seen before the scores are.
  if (shown) return [shown as Kind, ...(whats.includes('round_scored') ? (['score'] as const) : [])];
  const told = TOLD.findLast(([what]) => whats.includes(what));
  return told ? [told[1]] : [];
}

const seatOf = (news: readonly News[]): number | null =>
  news
    .map((one) => ('seat' in one ? one.seat : 'scout' in one ? one.scout : null))
    .find((seat) => seat !== null) ?? null;

export const momentsOf = ({ steps }: Pick<Replay, 'steps'>): Moment[] =>
  steps.flatMap(({ news, play }, step) =>
    kindsOf(news).map((kind) => ({
      step,
      lap: lapOf(play),
      kind,
      seat: kind === 'score' || kind === 'begin' ? null : seatOf(news),
    })),
  );

export interface Lap {
  number: number;
  /** The place of its first moment, and how many there are. */
  first: number;
  count: number;
  clue: string | null;
}

/** The rounds or turns, each with its clue. */
export function lapsOf(moments: readonly Moment[], { steps }: Pick<Replay, 'steps'>): Lap[] {
  const laps: Lap[] = [];
  for (const [at, { lap, step }] of moments.entries()) {
    if (laps.at(-1)?.number !== lap) laps.push({ number: lap, first: at, count: 0, clue: null });
    const last = laps.at(-1)!;
    last.count += 1;
    last.clue = steps[step]!.play.clue ?? last.clue;
  }
  return laps;
}

/** The picture that a moment is about, as far as whoever looks may know it. */
export function subjectOf(moment: Moment, play: Play): string | null {
  const { kind, seat } = moment;
  if (play.kind === 'stella')
    return SHOWN.includes(kind as News['what']) ? (play.grid[play.shown.at(-1)?.card ?? -1] ?? null) : null;
  const given = (who: number | null) => (who === null ? undefined : play.given?.[who]?.[0]);
  if (kind === 'clue') return given(play.storyteller) ?? play.gave?.[0] ?? null;
  if (kind === 'card') return given(seat) ?? null;
  if (kind === 'vote') return play.images[play.votes[seat ?? -1]?.[0] ?? -1] ?? null;
  if (kind === 'score') return play.images[play.owners?.indexOf(play.storyteller ?? -1) ?? -1] ?? null;
  return null;
}
