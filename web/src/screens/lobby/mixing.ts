import { cardsFor, mostPlayers, nextCount } from '../../lib/games.svelte';
import { REAL } from '../../lib/real';
import type { View } from '../../lib/types';

/** How many pictures the game takes with those at the table, or with as few as it can be played by. */
export const picturesFor = ({ game, seats }: Pick<View, 'game' | 'seats'>): number =>
  cardsFor(game, nextCount(game, seats.length) ?? mostPlayers(game));

/** The decks that are mixed; the option names them joined by `+`. */
export const partsOf = (deck: string): string[] => deck.split('+');

/** With one deck more, or without it; the last one stays. */
export function toggled(deck: string, part: string): string {
  if (deck === REAL || part === REAL) return part; // real cards are not mixed with others
  const parts = partsOf(deck);
  const others = parts.filter((other) => other !== part);
  if (others.length === parts.length) return [...parts, part].join('+');
  return others.length ? others.join('+') : deck;
}

/** A deck that was just made is chosen; one that is too small for the game by itself is mixed into what there is. */
export const withMade = (deck: string, made: string, count: number | null, needed: number): string =>
  count === null || count >= needed ? made : [...new Set([...partsOf(deck), made])].join('+');
