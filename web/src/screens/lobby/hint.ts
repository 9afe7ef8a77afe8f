import { nextCount } from '../../lib/games.svelte';
import { t } from '../../lib/i18n/index.svelte';
import { REAL } from '../../lib/real';
import type { Table } from '../../lib/table.svelte';
import type { View } from '../../lib/types';

/** How many more it takes; below zero where there are too many. */
export function missingFor({ game, seats }: Pick<View, 'game' | 'seats'>): number {
  return (nextCount(game, seats.length) ?? 0) - seats.length;
}

/** To who looks on: that they do, and who knows of it. */
export function tellWatching(table: Table, view: View): string {
  const host = view.seats[view.host]?.name ?? '';
  return table.named ? t('watching.you', { host, name: table.watcher }) : t('lobby.watching');
}

/** What is still missing before a game can begin, or who begins it. */
export function hintOf(table: Table, view: View): string {
  const missing = missingFor(view);
  if (view.you === null) return tellWatching(table, view);
  if (missing > 0)
    return t(table.can('add_bot') ? 'lobby.missing_host' : 'lobby.missing', { count: missing });
  if (missing < 0) return t('lobby.too_many', { count: -missing });
  if (!table.isHost) return t('lobby.wait_for_host', { host: view.seats[view.host]?.name ?? '' });
  if (table.can('start')) return t('lobby.ready');
  return t(view.options.deck === REAL ? 'problem.no_bots' : 'lobby.too_few_cards');
}
