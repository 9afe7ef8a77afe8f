/** What a newcomer is told, and at which moment. */
import { t, type PlainKey } from '../../lib/i18n/index.svelte';
import type { Can, OdysseyView, StellaView, View } from '../../lib/types';

export interface Lesson {
  id: string;
  /** What it is about: this is lit. */
  about: string;
  title: string;
  words: string;
  /** After it a newcomer knows enough. */
  last?: boolean;
}

/** So many crosses are likely to be more than anybody else has. */
const MANY = 6;

const can = (view: View, type: Can['type']): boolean => view.can.some((offer) => offer.type === type);
const plain = (id: string, about: string, title: PlainKey, words: PlainKey): Lesson => ({
  id,
  about,
  title: t(title),
  words: t(words),
});

/** The lesson of this moment that has not been told yet; null where there is nothing to say. */
export function lessonFor(view: View, seen: readonly string[]): Lesson | null {
  const { play } = view;
  if (!play || view.you === null || view.status !== 'playing') return null;
  const lessons = play.kind === 'stella' ? ofStella(view, play) : ofOdyssey(view, play);
  return lessons.find(({ id }) => !seen.includes(id)) ?? null;
}

/** About how many there are, for the dots. */
export const stepsOf = (game: string): number => (game === 'stella' ? 6 : 4);

function ofStella(view: View, play: StellaView): Lesson[] {
  const lessons: Lesson[] = [];
  const crosses = play.slate?.length ?? 0;
  if (play.phase === 'associate' && can(view, 'mark')) {
    if (crosses === 0)
      lessons.push({
        id: 'mark',
        about: '[data-at="1"]',
        title: t('stella.guide.mark', { clue: play.clue }),
        words: t('stella.guide.mark.more'),
      });
    if (crosses >= MANY) lessons.push(dark('.foot .crosses'));
    if (crosses >= 2)
      lessons.push(plain('done', '.foot .pen', 'stella.guide.done', 'stella.guide.done.more'));
  }
  if (play.phase === 'reveal') {
    if (play.shown.some(({ outcome }) => outcome === 'fall'))
      lessons.push(plain('fall', '.stage .picture', 'stella.guide.fall', 'stella.guide.fall.more'));
    if (play.dark !== null) lessons.push(dark('.garland'));
    if (can(view, 'show'))
      lessons.push(plain('scout', '.act', 'stella.guide.scout', 'stella.guide.scout.more'));
  }
  if (play.phase === 'scored')
    lessons.push({
      ...plain('scored', '.scores table', 'stella.guide.scored', 'stella.guide.scored.more'),
      last: true,
    });
  return lessons;
}

const dark = (about: string): Lesson => plain('dark', about, 'stella.guide.dark', 'stella.guide.dark.more');

const CLUE = 'section.clue';

function ofOdyssey(view: View, play: OdysseyView): Lesson[] {
  const party = view.game === 'party';
  if (can(view, 'tell'))
    return [
      party
        ? plain('tell', CLUE, 'odyssey.guide.party_tell', 'odyssey.guide.party_tell.more')
        : plain('tell', CLUE, 'odyssey.guide.tell', 'odyssey.guide.tell.more'),
    ];
  if (can(view, 'give')) return giving(view, play);
  if (can(view, 'vote'))
    return [
      party
        ? plain('vote', CLUE, 'odyssey.guide.party_vote', 'odyssey.guide.party_vote.more')
        : plain('vote', CLUE, 'odyssey.guide.vote', 'odyssey.guide.vote.more'),
    ];
  if (play.phase !== 'scored') return [];
  return [
    {
      ...plain(
        'scored',
        'table',
        'odyssey.guide.scored',
        party ? 'odyssey.guide.laps_more' : 'odyssey.guide.scored.more',
      ),
      last: true,
    },
  ];
}

function giving(view: View, play: OdysseyView): Lesson[] {
  if (view.game === 'party') return []; // the line above the cards says it all
  const team = play.teams?.find((seats) => seats.includes(view.you!));
  if (team && !team.includes(play.storyteller ?? -1))
    return [plain('give', CLUE, 'odyssey.guide.team_give', 'odyssey.guide.team_give.more')];
  return [plain('give', CLUE, 'odyssey.guide.give', 'odyssey.guide.give.more')];
}
