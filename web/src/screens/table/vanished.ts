import { away } from '../../lib/away.svelte';
import { listOf, t } from '../../lib/i18n/index.svelte';
import type { Table } from '../../lib/table.svelte';
import type { Seat, View } from '../../lib/types';

export interface Vanished {
  seat: Seat;
  /** Whether we wait for them, and for nobody else. */
  awaited: boolean;
  alone: boolean;
  /** Whether the viewer may let a bot play. */
  mine: boolean;
  /** Who else may; empty where nobody is there who may. */
  host: string;
}

/** Who has been away for long in a game; first whom we wait for. */
export function vanishedOf(table: Table, view: View): Vanished | null {
  if (view.status !== 'playing') return null;
  const waiting = view.play?.waiting_for ?? [];
  const gone = view.seats.filter(({ seat, bot, connected }) => !bot && !connected && away.isLong(seat));
  const seat = gone.find(({ seat }) => waiting.includes(seat)) ?? gone[0];
  if (!seat) return null;
  const host = view.seats[view.host];
  return {
    seat,
    awaited: waiting.includes(seat.seat),
    alone: waiting.every((other) => other === seat.seat),
    mine: table.can('replace')?.from.includes(seat.seat) ?? false,
    host: host?.connected && !host.bot ? host.name : '',
  };
}

/** For who only looks on, a television: who is not connected, and what can be done about it. */
export function tellGone(table: Table, view: View): string {
  const gone = view.seats.filter(({ seat, bot, connected }) => !bot && !connected && away.has(seat));
  if (!gone.length) return '';
  const names = gone.map(({ name }) => name);
  const who =
    names.length === 1
      ? t('vanished.title', { name: names[0]! })
      : t('vanished.all', { names: listOf(names) });
  const vanished = vanishedOf(table, view);
  return vanished ? `${who} ${tellVanished(vanished)}`.trim() : who;
}

/** What everybody is told, in one or two sentences. */
export function tellVanished({ seat, awaited, alone, mine, host }: Vanished): string {
  const { name } = seat;
  const words = [];
  if (awaited) words.push(t(alone ? 'vanished.only' : 'vanished.also', { name }));
  if (mine) words.push(t('vanished.stays', { name }));
  else if (host) words.push(t('vanished.host_can', { host, name }));
  return words.join(' ');
}
