/** What happened, in words. */
import { t, type PlainKey } from '../../lib/i18n/index.svelte';
import type { News, Shown, StellaView, View } from '../../lib/types';
import { namesOf, roman, who } from './people';
import { place } from './place';
import { newest } from './reading';

export const OUTCOMES: Record<Shown['outcome'], PlainKey> = {
  spark: 'stella.spark',
  super_spark: 'stella.super_spark',
  fall: 'stella.fall',
};

/** Who saw it and what it brought: one or two short sentences. */
export function tellOutcome(view: View, shown: Shown): string {
  if (shown.outcome === 'fall') return t('stella.fall_words', who(view, shown.scout));
  const rewarded = shown.players.filter((seat) => shown.stars[seat]);
  const fallen = shown.players.filter((seat) => !shown.stars[seat]);
  const count = Math.max(0, ...shown.stars);
  const names = namesOf(view, rewarded);
  const key =
    rewarded.length === 1
      ? 'stella.stars_alone'
      : shown.outcome === 'super_spark'
        ? 'stella.super_words'
        : 'stella.spark_words';
  const words = [t(key, { names, count })];
  if (fallen.length) words.push(t('stella.fallen_words', { names: namesOf(view, fallen) }));
  return words.join(' ');
}

export function tellDark(view: View, play: StellaView): string {
  if (play.dark === null) return t('stella.nobody_dark');
  return t('stella.dark_words', { ...who(view, play.dark), count: play.counts?.[play.dark] ?? 0 });
}

function tellOne(news: News, view: View, play: StellaView): string {
  switch (news.what) {
    case 'pen_passed':
      return t('stella.told.passed', who(view, news.seat));
    case 'pen_taken':
      return t('stella.told.taken', who(view, news.seat));
    case 'flip_agreed':
      return t('stella.told.flip_agreed', who(view, news.seat));
    case 'continued':
      return t('stella.told.continued', who(view, news.seat));
    case 'word_flipped':
      return t('stella.told.flipped', { clue: play.clue });
    case 'announced':
      return tellDark(view, play);
    case 'spark':
    case 'super_spark':
    case 'fall': {
      const shown = newest(play);
      if (!shown) return '';
      return [
        t('stella.told.shows', { ...who(view, shown.scout), place: place(shown.card) }),
        t('stella.told.outcome', { outcome: t(OUTCOMES[shown.outcome]) }),
        tellOutcome(view, shown),
      ].join(' ');
    }
    case 'round_scored':
      return t('stella.told.scored', { round: roman(play.round) });
    case 'round_started':
      return t('stella.told.round', { round: roman(play.round), clue: play.clue });
    default:
      return '';
  }
}

/** The sentences for a screen reader, in the order in which it happened. */
export function tellNews(news: readonly News[], view: View, play: StellaView): string {
  const words = news.map((one) => tellOne(one, view, play)).filter(Boolean);
  const turns = news.some(({ what }) => ['announced', 'spark', 'super_spark', 'fall'].includes(what));
  if (turns && play.phase === 'reveal' && play.scout !== null)
    words.push(t('stella.scout_line', who(view, play.scout)));
  return words.join(' ');
}

/** Whether a card was shown just now. */
export const isShown = (news: readonly News[]): boolean =>
  news.some(({ what }) => what === 'spark' || what === 'super_spark' || what === 'fall');
