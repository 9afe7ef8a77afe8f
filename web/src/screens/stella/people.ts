/** How people are spoken of. */
import { listOf, t } from '../../lib/i18n/index.svelte';
import type { Seat, View } from '../../lib/types';

export const seatsOf = (view: View, seats: readonly number[]): Seat[] =>
  seats.flatMap((seat) => view.seats[seat] ?? []);

export const ROUNDS = ['I', 'II', 'III', 'IV'] as const;

/** Rounds are numbered as the footlights are. */
export const roman = (round: number): string => ROUNDS[round - 1] ?? String(round);

/** “Ada, Ben and you”: the viewer comes last. */
export function namesOf(view: View, seats: readonly number[]): string {
  const others = seats.filter((seat) => seat !== view.you);
  const names = seatsOf(view, others).map((seat) => seat.name);
  return listOf(others.length < seats.length ? [...names, t('stella.you')] : names);
}

/** For messages that speak to the viewer in another way than of the others. */
export const who = (view: View, seat: number): { who: 'you' | 'other'; name: string } => ({
  who: seat === view.you ? 'you' : 'other',
  name: view.seats[seat]?.name ?? '',
});
