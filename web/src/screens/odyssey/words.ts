import { listOf, t, type KeyFor } from '../../lib/i18n/index.svelte';
import { REAL } from '../../lib/real';
import type { CanOf, OdysseyReason, OdysseyView, View } from '../../lib/types';
import { foundBy, storyOf, type Score, type Scored } from './scores';

export const nameOf = (view: View, seat: number | null): string =>
  seat === null ? '' : (view.seats[seat]?.name ?? '');

const MOST_NAMES = 3;
const MOST_AWAITED = 2;

/** “you, Ada, Ben and 4 more”. */
export const namesOf = (view: View, seats: number[]): string =>
  shorten(youFirst(view, seats, t('odyssey.you_too')), MOST_NAMES);

/** The same, for whom we wait. */
export const awaited = (view: View, seats: number[]): string =>
  shorten(youFirst(view, seats, t('odyssey.you')), MOST_AWAITED);

function youFirst(view: View, seats: number[], you: string): string[] {
  const others = seats.filter((seat) => seat !== view.you).map((seat) => nameOf(view, seat));
  return others.length < seats.length ? [you, ...others] : others;
}

function shorten(names: string[], most: number): string {
  const more = names.length - most;
  if (more <= 1) return listOf(names);
  return listOf([...names.slice(0, most), t('odyssey.more', { count: more })]);
}

/** Whose image it is, behind its number. */
export const ownerOf = (view: View, seat: number): string =>
  seat === view.you ? t('odyssey.yours') : t('odyssey.image_of', { name: nameOf(view, seat) });

const partnerOf = (play: OdysseyView, seat: number | null): number | null =>
  play.teams?.find((team) => seat !== null && team.includes(seat))?.find((other) => other !== seat) ?? null;

interface Now {
  view: View;
  play: OdysseyView;
  give: CanOf<'give'> | undefined;
  vote: CanOf<'vote'> | undefined;
  mine?: CanOf<'mine'> | undefined;
  tells: boolean;
}

/** What there is to do now, or what the others do, in one sentence. */
export function prompt(now: Now): string {
  switch (now.play.phase) {
    case 'tell':
      return telling(now);
    case 'give':
      return giving(now);
    case 'vote':
      return voting(now);
    default:
      return [tellFound(now.view, now.play), refilling(now.view)].filter(Boolean).join(' ');
  }
}

export const isReal = (view: View): boolean => view.options.deck === REAL;

/** What is done with real cards before the next story. */
function refilling(view: View): string {
  if (!isReal(view) || view.status !== 'playing') return '';
  return t(view.game === 'party' ? 'odyssey.box.pass' : 'odyssey.box.refill');
}

function telling({ view, play, tells }: Now): string {
  if (isReal(view) && view.game !== 'party') {
    if (play.storyteller === null) return t('odyssey.box.anybody');
    if (tells) return t('odyssey.box.tell');
  }
  const party = view.game === 'party';
  if (play.storyteller === null) return t(party ? 'odyssey.anybody.party' : 'odyssey.anybody');
  if (tells) return t(party ? 'odyssey.tell.party' : 'odyssey.tell');
  const name = nameOf(view, play.storyteller);
  return t(party ? 'odyssey.tell.wait_party' : 'odyssey.tell.wait', { name });
}

function giving({ view, play, give }: Now): string {
  const name = nameOf(view, play.storyteller);
  const mate = partnerOf(play, view.you);
  const partner = nameOf(view, mate);
  if (give && isReal(view)) {
    const open = mate !== null && mate !== play.storyteller && play.waiting_for.includes(mate);
    if (open) return t('odyssey.box.give_team', { partner, name });
    return t('odyssey.box.give', { name, count: view.seats.length === 3 ? 2 : 1 });
  }
  if (give) {
    if (view.game === 'party') return t('odyssey.give.party');
    if (mate !== null && mate === play.storyteller) return t('odyssey.give.with_teller', { partner });
    if (mate !== null && !play.waiting_for.includes(mate)) return t('odyssey.give.yours', { partner });
    if (mate !== null) return t('odyssey.give.team', { partner });
    return t('odyssey.give', { name, count: give.max });
  }
  if (play.gave?.length) return t('odyssey.give.done', { count: play.gave.length });
  if (view.you === play.storyteller) return t('odyssey.give.teller');
  if (mate === null) return t('odyssey.give.others');
  return t(play.waiting_for.includes(mate) ? 'odyssey.give.theirs' : 'odyssey.give.partner', { partner });
}

function numbering({ view, play }: Now, count: number): string {
  if (view.you !== null && play.again.includes(view.you)) return t('odyssey.box.again', { count });
  if (view.you === play.storyteller) return t('odyssey.box.lay_out');
  return t('odyssey.box.mine', { name: nameOf(view, play.storyteller), count });
}

function voting(now: Now): string {
  const { view, play, vote } = now;
  const name = nameOf(view, play.storyteller);
  if (now.mine) return numbering(now, now.mine.max);
  if (vote?.red) return t('odyssey.vote.red');
  if (vote && view.game === 'party') return t('odyssey.vote.party');
  if (vote) return t(vote.max > 1 ? 'odyssey.vote.two' : 'odyssey.vote', { name });
  if (view.you !== null && play.votes[view.you]?.length) return t('odyssey.vote.done');
  if (view.you !== null && view.you === play.storyteller) return t('odyssey.vote.teller');
  const mate = partnerOf(play, view.you);
  if (mate !== null && mate !== play.storyteller)
    return t('odyssey.vote.partner', { partner: nameOf(view, mate) });
  return t('odyssey.vote.others');
}

/** Which picture it was, and who found it. */
export function tellFound(view: View, play: OdysseyView): string {
  if (view.game === 'party')
    return play.red === null ? '' : t('odyssey.scored.party', { number: play.red + 1 });
  const story = storyOf(play);
  if (story === null) return '';
  const { found, voters } = foundBy(play);
  const reasons = new Set(play.reasons?.flat().map(({ why }) => why));
  const key = reasons.has('none_found')
    ? 'odyssey.scored.none'
    : reasons.has('all_found')
      ? 'odyssey.scored.all'
      : 'odyssey.scored.some';
  return t(key, { number: story + 1, found: found.length, voters: voters.length });
}

interface Told {
  names: string;
  number: number;
}
const WHY: Record<OdysseyReason['why'], KeyFor<Told>> = {
  storyteller: 'odyssey.why.told_some',
  all_found: 'odyssey.why.all_found',
  none_found: 'odyssey.why.none_found',
  found: 'odyssey.why.found',
  sure: 'odyssey.why.sure',
  fooled: 'odyssey.why.lured',
  company: 'odyssey.why.crowd',
  alone: 'odyssey.why.alone',
  red: 'odyssey.why.red',
};
const BESIDES: OdysseyReason['why'][] = ['fooled', 'sure'];

/** Why a seat or a team has its points. Who has no reason but for what its own picture drew has missed it. */
export function tellWhy(view: View, play: Scored, { seats, reasons }: Score): string[] {
  const image = play.votes[seats[0] ?? -1]?.[0] ?? -1;
  const missed = reasons.every(({ why }) => BESIDES.includes(why));
  return [...(missed ? [t('odyssey.why.missed')] : []), ...reasons.map((one) => tellOne(view, one, image))];
}

function tellOne(view: View, { why, seats = [], points, capped }: OdysseyReason, image: number): string {
  const words = t(WHY[why], { names: namesOf(view, seats), number: image + 1 });
  return capped ? `${words} (${t('odyssey.why.capped', { points })})` : words;
}
