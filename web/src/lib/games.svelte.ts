import { choiceOf, t, type PlainKey } from './i18n/index.svelte';
import { api } from './net/api';
import { online } from './online.svelte';
import type { Game, GameInfo, Seat, TableSummary } from './types';

interface About {
  name: PlainKey;
  /** Two sentences: what one does, and what makes it fun. */
  about: PlainKey;
  /** About how long it takes: ours to say, in words. */
  time: PlainKey;
}

/** What people are told of a game. How many can play it, and with how many cards, the server says. */
export const games: Record<Game, About> = {
  stella: { name: 'game.stella', about: 'game.stella.about', time: 'game.stella.time' },
  odyssey: { name: 'game.odyssey', about: 'game.odyssey.about', time: 'game.odyssey.time' },
  party: { name: 'game.party', about: 'game.party.about', time: 'game.party.time' },
  team: { name: 'game.team', about: 'game.team.about', time: 'game.team.time' },
};

export const aboutGame = (game: string): About => games[game as Game];

const AGAIN = 3000;
let told = $state.raw<Record<string, GameInfo>>({});

export const learn = (list: GameInfo[]): void => {
  told = Object.fromEntries(list.map((info) => [info.game, info]));
};

/** Asks the server for its games, until it answers. */
export async function askForGames(): Promise<void> {
  try {
    learn((await api.listGames()).games);
    online.reached = true;
  } catch {
    online.reached = false;
    setTimeout(() => void askForGames(), AGAIN);
  }
}

/** How many can play; nothing before the server has said so. */
export const playersOf = (game: string): readonly number[] => told[game]?.players ?? [];

export const mostPlayers = (game: string): number => playersOf(game).at(-1) ?? 0;

/** “3 to 6 players”; where not every number between can play, “6, 8, 10 or 12 players”. */
export function tellPlayers(game: Game): string {
  const players = playersOf(game);
  const [least, most] = [players[0], players.at(-1)];
  if (least === undefined || most === undefined) return '';
  return players.length > most - least
    ? t('game.players', { least, most })
    : t('game.players_some', { some: choiceOf(players.map(String)) });
}

/** Whether nobody else can sit down. */
export const isFull = ({ game, seats }: Pick<TableSummary, 'game' | 'seats'>): boolean =>
  playersOf(game).length > 0 && seats.length >= mostPlayers(game);

/**
 * Where somebody who comes later sits down: no seat in particular, or one of these bots'. Null where everybody's is taken,
 * and where it is not the time.
 */
export function roomAt(table: Pick<TableSummary, 'game' | 'seats' | 'status'>): Seat[] | null {
  if (table.status === 'lobby' && !isFull(table)) return [];
  const bots = table.status === 'over' ? [] : table.seats.filter(({ free }) => free);
  return bots.length ? bots : null;
}

/** The smallest number of players that is at least this many; null where there are too many already. */
export const nextCount = (game: string, seats: number): number | null =>
  playersOf(game).find((count) => count >= seats) ?? null;

/** How many pictures a game takes with so many players. */
export const cardsFor = (game: string, players: number): number => told[game]?.cards[players] ?? 0;

/** The fewest pictures with which any of the games can be played. */
export const fewestCards = (): number =>
  Math.min(...Object.values(told).flatMap(({ cards }) => Object.values(cards)));
