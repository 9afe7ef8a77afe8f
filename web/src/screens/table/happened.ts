/** What happens around a game, in a sentence for those concerned. */
import { away } from '../../lib/away.svelte';
import { t } from '../../lib/i18n/index.svelte';
import type { News, View } from '../../lib/types';

interface Change {
  news: readonly News[];
  view: View;
  before: View | null;
}

/** The sentences, in the order in which it happened; nothing of what a screen shows by itself. */
export function tellTable(change: Change): string[] {
  return [...change.news.map((news) => tellOne(news, change)), ...tellTalk(change)].filter(Boolean);
}

/** What the host has switched off, or on again. */
function tellTalk({ view, before }: Change): string[] {
  if (!before || view.you === view.host) return [];
  const name = view.seats[view.host]?.name ?? '';
  const has = (then: View, what: 'chat' | 'reactions') => then.options[what] !== false;
  const isOther = (what: 'chat' | 'reactions') => has(view, what) !== has(before, what);
  return [
    isOther('chat') ? t(has(view, 'chat') ? 'told.chat_on' : 'told.chat_off', { name }) : '',
    isOther('reactions')
      ? t(has(view, 'reactions') ? 'told.reactions_on' : 'told.reactions_off', { name })
      : '',
  ];
}

function tellOne(news: News, { news: all, view, before }: Change): string {
  const you = view.you;
  const nameNow = (seat: number) => view.seats[seat]?.name ?? '';
  const nameBefore = (seat: number) => before?.seats[seat]?.name ?? '';
  switch (news.what) {
    case 'connected':
      return news.seat !== null && news.seat !== you && away.has(news.seat)
        ? t('told.back', { name: nameNow(news.seat) })
        : '';
    case 'came_back':
      return news.seat === you ? t('told.you_back') : t('told.plays_again', { name: nameNow(news.seat) });
    case 'bot_took_over':
      return news.seat === you ? t('told.bot_for_you') : t('told.bot_for', { name: nameNow(news.seat) });
    case 'removed':
      return news.seat === before?.you ? '' : t('told.removed', { name: nameBefore(news.seat) });
    case 'stood_up':
      if (news.seat === before?.you || before?.seats[news.seat]?.bot) return '';
      if (all.some(({ what }) => what === 'removed')) return '';
      return t('told.left', { name: nameBefore(news.seat) });
    case 'seat_taken':
      return news.seat === you ? '' : t('told.instead', { name: news.name, bot: nameBefore(news.seat) });
    case 'renamed':
      return news.seat === you ? '' : t('told.renamed', { name: nameBefore(news.seat), now: news.name });
    case 'host_passed':
      return news.seat === you ? t('told.you_host') : t('told.host', { name: nameNow(news.seat) });
    case 'time_up':
      return tellTime(news.seats, view);
    default:
      return '';
  }
}

/** That the time is up, and what was played for the viewer. */
function tellTime(seats: readonly number[], view: View): string {
  if (view.you === null || !seats.includes(view.you)) return t('told.time');
  const play = view.play;
  if (play?.kind === 'stella' && play.phase === 'reveal')
    return t('told.time_marks', { count: play.counts?.[view.you] ?? 0 });
  if (play?.kind === 'odyssey') {
    if (play.phase === 'give' && play.storyteller === view.you)
      return t('told.time_clue', { clue: play.clue ?? '' });
    if (play.phase === 'vote') return t('told.time_card');
    const image = play.votes[view.you]?.[0];
    if (play.phase === 'scored' && image !== undefined) return t('told.time_vote', { number: image + 1 });
  }
  return t('told.time_you');
}
