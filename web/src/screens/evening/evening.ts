/** The games that a group has played at its table, as a board: a line for each person, a column for each game. */
import type { Seat, View } from '../../lib/types';
import type { IconName } from '../../ui/icons';

type Result = View['evening']['games'][number];

export interface Line {
  seat: Seat;
  /** For each game; null for who was not there. */
  points: (number | null)[];
  won: boolean[];
  wins: number;
}

/** The last games, as many as there is room for; those before them are in the wins. */
export const lastGames = (view: View, most: number): Result[] => view.evening.games.slice(-most);

/** Whoever has won most comes first, then the seats in their order. */
export function linesOf(view: View, most: number): Line[] {
  const games = lastGames(view, most);
  return view.seats
    .map((seat) => ({
      seat,
      points: games.map(({ totals }) => totals[seat.seat] ?? null),
      won: games.map(({ winners }) => winners.includes(seat.seat)),
      wins: view.evening.wins[seat.seat] ?? 0,
    }))
    .sort((one, other) => other.wins - one.wins || one.seat.seat - other.seat.seat);
}

const NUMERALS: [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];
/** A programme numbers its plays so. */
export function roman(number: number): string {
  const found = NUMERALS.find(([value]) => value <= number);
  return found ? found[1] + roman(number - found[0]) : '';
}

const SIGNS: Record<string, IconName> = {
  stella: 'lantern',
  odyssey: 'rabbit',
  party: 'check',
  team: 'people',
};
export const signOf = (game: string): IconName => SIGNS[game] ?? 'star';
