import { choiceOf, t, type PlainKey } from './i18n/index.svelte';
import type { Game, TableSummary } from './types';

interface About {
  name: PlainKey;
  /** Two sentences: what one does, and what makes it fun. */
  about: PlainKey;
  /** How many can play. What may really be started is in `can`; this is to tell people beforehand. */
  players: readonly number[];
  minutes: number;
}

export const games: Record<Game, About> = {
  stella: { name: 'game.stella', about: 'game.stella.about', players: [3, 4, 5, 6], minutes: 30 },
  odyssey: {
    name: 'game.odyssey',
    about: 'game.odyssey.about',
    players: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    minutes: 40,
  },
  party: { name: 'game.party', about: 'game.party.about', players: [6, 7, 8, 9, 10, 11, 12], minutes: 30 },
  team: { name: 'game.team', about: 'game.team.about', players: [6, 8, 10, 12], minutes: 40 },
};

export const aboutGame = (game: string): About => games[game as Game];

/** “3 to 6 players”; where not every number between can play, “6, 8, 10 or 12 players”. */
export function tellPlayers(game: Game): string {
  const { players } = games[game];
  const [least, most] = [players[0]!, players.at(-1)!];
  return players.length > most - least
    ? t('game.players', { least, most })
    : t('game.players_some', { some: choiceOf(players.map(String)) });
}

/** Whether nobody else can sit down. */
export const isFull = ({ game, seats }: Pick<TableSummary, 'game' | 'seats'>): boolean =>
  seats.length >= aboutGame(game).players.at(-1)!;

/** The smallest number of players that is at least this many; null where there are too many already. */
export const nextCount = (game: string, seats: number): number | null =>
  aboutGame(game).players.find((count) => count >= seats) ?? null;
