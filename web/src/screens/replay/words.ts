/** A moment in words: a title, and a sentence where there is more to say. */
import { listOf, t } from '../../lib/i18n/index.svelte';
import type { OdysseyReplay, StellaReplay, View } from '../../lib/types';
import { tellFound } from '../odyssey/words';
import { namesOf, roman } from '../stella/people';
import { place } from '../stella/place';
import { newest } from '../stella/reading';
import { OUTCOMES, tellDark, tellOutcome } from '../stella/telling';
import type { Moment, Play } from './moments';

export interface Told {
  title: string;
  text: string;
}

const nameOf = (view: View, seat: number | null): string => view.seats[seat ?? -1]?.name ?? '';

export const tellMoment = (view: View, moment: Moment, play: Play): Told =>
  play.kind === 'stella' ? tellStella(view, moment, play) : tellOdyssey(view, moment, play);

function tellStella(view: View, { kind, seat }: Moment, play: StellaReplay): Told {
  const shown = newest(play);
  switch (kind) {
    case 'pen':
      return {
        title: t('stella.told.passed', { who: 'other', name: nameOf(view, seat) }),
        text: tellCrosses(play, seat),
      };
    case 'counted':
      return { title: t('stella.counted'), text: tellDark(view, play) };
    case 'score':
      return { title: t('stella.told.scored', { round: roman(play.round) }), text: '' };
    case 'spark':
    case 'super_spark':
    case 'fall':
      if (shown)
        return {
          title: t('replay.at', { outcome: t(OUTCOMES[shown.outcome]), place: place(shown.card) }),
          text: tellOutcome(view, shown),
        };
  }
  return { title: play.clue, text: t('stella.told.round', { round: roman(play.round), clue: play.clue }) };
}

/** How many crosses somebody made, for those who may know. */
function tellCrosses(play: StellaReplay, seat: number | null): string {
  const known = seat === null ? undefined : play.slates?.[seat];
  if (known) return t('replay.crosses', { count: known.length, clue: play.clue });
  const own = play.slate?.length ? t('replay.crosses', { count: play.slate.length, clue: play.clue }) : '';
  return [own, t('replay.hidden')].filter(Boolean).join(' ');
}

function tellOdyssey(view: View, { kind, seat }: Moment, play: OdysseyReplay): Told {
  const name = nameOf(view, seat);
  const clue = play.clue ?? t('odyssey.aloud');
  const teller =
    play.storyteller === null ? '' : t('odyssey.tells', { name: nameOf(view, play.storyteller) });
  switch (kind) {
    case 'begin':
      return { title: t('replay.begins'), text: teller || t('odyssey.first') };
    case 'card': {
      const count = play.given?.[seat ?? -1]?.length ?? 1;
      return { title: t('replay.gives', { name, count }), text: clue };
    }
    case 'laid':
      return { title: t('replay.laid'), text: clue };
    case 'vote': {
      const images = play.votes[seat ?? -1] ?? [];
      const numbers = listOf(images.map((image) => String(image + 1)));
      const text = images.length ? t('replay.votes_for', { count: images.length, numbers }) : clue;
      return { title: t('replay.votes', { name }), text };
    }
    case 'score':
      return { title: clue, text: tellFound(view, play) };
    default:
      return { title: clue, text: teller };
  }
}

export { namesOf };
