import { listOf, t, type KeyFor } from '../../lib/i18n/index.svelte';
import type { CanOf, OdysseyView, View } from '../../lib/types';
import { foundBy, storyOf, type Reason } from './reasons';

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
      return tellFound(now.view, now.play);
  }
}

function telling({ view, play, tells }: Now): string {
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
  if (give) {
    if (view.game === 'party') return t('odyssey.give.party');
    if (mate !== null && mate === play.storyteller) return t('odyssey.give.with_teller', { partner });
    if (mate !== null) return t('odyssey.give.team', { partner });
    return t('odyssey.give', { name, count: give.max });
  }
  if (play.gave?.length) return t('odyssey.give.done', { count: play.gave.length });
  if (view.you === play.storyteller) return t('odyssey.give.teller');
  return mate === null ? t('odyssey.give.others') : t('odyssey.give.partner', { partner });
}

function voting({ view, play, vote }: Now): string {
  const name = nameOf(view, play.storyteller);
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
  const { found, voters } = foundBy(play);
  if (story === null) return '';
  const key =
    found.length === 0
      ? 'odyssey.scored.none'
      : found.length === voters.length
        ? 'odyssey.scored.all'
        : 'odyssey.scored.some';
  return t(key, { number: story + 1, found: found.length, voters: voters.length });
}

interface Told {
  names: string;
  number: number;
}
const WHY: Record<Reason['why'], KeyFor<Told>> = {
  told_some: 'odyssey.why.told_some',
  told_all: 'odyssey.why.told_all',
  told_none: 'odyssey.why.told_none',
  all_found: 'odyssey.why.all_found',
  none_found: 'odyssey.why.none_found',
  found: 'odyssey.why.found',
  missed: 'odyssey.why.missed',
  sure: 'odyssey.why.sure',
  lured: 'odyssey.why.lured',
  crowd: 'odyssey.why.crowd',
  alone: 'odyssey.why.alone',
  red: 'odyssey.why.red',
};

export const why = (view: View, reason: Reason): string =>
  t(WHY[reason.why], {
    names: 'by' in reason ? namesOf(view, reason.by) : '',
    number: 'image' in reason ? reason.image + 1 : 0,
  });
