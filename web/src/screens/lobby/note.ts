import { t, term, type PlainKey } from '../../lib/i18n/index.svelte';
import type { Level, Seat, View } from '../../lib/types';

const LEVELS: Record<Level, PlainKey> = { easy: 'bot.easy', normal: 'bot.normal', hard: 'bot.hard' };

/** With whom somebody will play as a team: partners sit opposite each other. */
function partnerOf(view: View, { seat }: Seat): string | null {
  const half = view.seats.length / 2;
  if (view.game !== 'team' || view.status !== 'lobby' || !Number.isInteger(half)) return null;
  return view.seats[(seat + half) % view.seats.length]?.name ?? null;
}

/** What is said below a name in the lobby. */
export function noteOf(view: View, seat: Seat): string {
  const partner = partnerOf(view, seat);
  const parts = [
    seat.bot && t(LEVELS[seat.level ?? 'normal']),
    seat.seat === view.you && t('seat.you'),
    !seat.bot && seat.seat === view.host && term('host'),
    seat.program && t('seat.program'),
    !seat.connected && t('seat.away'),
    partner !== null && t('arrange.with', { name: partner }),
  ].filter(Boolean);
  return parts.join(' · ') || t('seat.here');
}
