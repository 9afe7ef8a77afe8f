import { t } from '../../lib/i18n/index.svelte';
import type { Table } from '../../lib/table.svelte';
import type { OdysseyView, View } from '../../lib/types';
import type { Action } from './Bar.svelte';
import type { Draft } from './draft.svelte';
import type { Reveal } from './reveal.svelte';
import { awaited } from './words';

interface Now {
  table: Table;
  view: View;
  play: OdysseyView;
  draft: Draft;
  reveal: Reveal;
  onfinish: (() => void) | undefined;
}

/** What the gold ticket does now; null where there is nothing to do. */
export function actionOf(now: Now): Action | null {
  const { play } = now;
  if (play.phase === 'scored' || play.phase === 'over') return onwards(now);
  return telling(now) ?? giving(now) ?? numbering(now) ?? voting(now);
}

function telling({ table, play, draft }: Now): Action | null {
  const can = table.can('tell');
  if (!can) return null;
  return {
    label: t(play.storyteller === null ? 'odyssey.do.first' : 'odyssey.do.tell'),
    ready: draft.canTell(can),
    run: () => {
      const how = draft.aloud ? { aloud: true } : { clue: draft.clue.trim() };
      const card = draft.cards[0];
      void table.move(can.from && card ? { type: 'tell', card, ...how } : { type: 'tell', ...how });
    },
  };
}

function giving({ table, draft }: Now): Action | null {
  const can = table.can('give');
  if (!can) return null;
  return {
    label: can.max ? t('odyssey.do.give', { count: can.max }) : t('odyssey.do.laid'),
    ready: draft.canGive(can),
    run: () => void table.move({ type: 'give', cards: draft.cards }),
  };
}

function numbering({ table, draft }: Now): Action | null {
  const can = table.can('mine');
  if (!can) return null;
  return {
    label: t('odyssey.do.mine', { count: can.max }),
    ready: draft.own.length === can.max,
    run: () => void table.move({ type: 'mine', images: draft.own }),
  };
}

function voting({ table, draft }: Now): Action | null {
  const can = table.can('vote');
  if (!can) return null;
  return {
    label: t('odyssey.do.vote', { count: Math.max(1, draft.images.length + (can.red ? 1 : 0)) }),
    ready: draft.canVote(can),
    run: () =>
      void table.move({ type: 'vote', images: draft.images, ...(can.red ? { red: draft.red } : {}) }),
  };
}

function onwards({ table, view, play, reveal, onfinish }: Now): Action | null {
  if (!reveal.isDone) return { label: t('odyssey.do.skip'), ready: true, run: () => reveal.skip() };
  if (onfinish) return { label: t('odyssey.do.finish'), ready: true, run: onfinish };
  const can = table.can('continue');
  if (!can) return null;
  const waits = view.you !== null && play.waiting_for.includes(view.you);
  if (waits)
    return { label: t('odyssey.do.next'), ready: true, run: () => void table.move({ type: 'continue' }) };
  return {
    label: t('odyssey.do.for_all'),
    ready: true,
    run: () => void table.move({ type: 'continue', all: true }),
  };
}

/** What stands beside the ticket: what is still missing, or whom we wait for. */
export function statusOf(now: Now): string {
  const { table, view, play, draft, reveal, onfinish } = now;
  const tell = table.can('tell');
  const give = table.can('give');
  const vote = table.can('vote');
  if (tell?.from && !draft.cards.length) return t('odyssey.pick_card');
  if (tell && !draft.canTell(tell)) return t('odyssey.pick_clue');
  if (tell) return '';
  const mine = table.can('mine');
  if (give?.max === 0) return '';
  if (mine) return draft.own.length ? '' : t('odyssey.pick_number', { count: mine.max });
  if (give && give.max === 1) return draft.cards.length ? '' : t('odyssey.pick_card');
  if (give) return t('odyssey.chosen', { count: draft.cards.length, most: give.max });
  if (vote) return votes(draft, vote.red !== undefined, vote.max);
  if (play.phase === 'scored' && !reveal.isDone) return '';
  if (onfinish) return '';
  if (play.waiting_for.every((seat) => seat === view.you)) return '';
  if (!play.waiting_for.length) return '';
  const waiting = t('odyssey.waiting', { names: awaited(view, play.waiting_for) });
  return view.you === null ? `${t('lobby.watching')} ${waiting}` : waiting;
}

function votes(draft: Draft, red: boolean, most: number): string {
  if (red) return '';
  if (!draft.images.length) return t('odyssey.put_token', { count: most });
  const numbers = draft.images.map((at) => at + 1).sort((one, other) => one - other);
  return numbers.length === 1
    ? t('odyssey.token_on', { number: numbers[0]! })
    : `${t('odyssey.tokens_on', { one: numbers[0]!, other: numbers[1]! })} ${t('odyssey.single_earns')}`;
}
