import { cardsFor, games, mostPlayers, nextCount } from '../../lib/games.svelte';
import { t } from '../../lib/i18n/index.svelte';
import { GAMES, type Game } from '../../lib/types';

export interface Play {
  game: Game;
  name: string;
  /** How long it takes, or what it needs. */
  note: string;
  /** It cannot be played by so many, or with so few pictures. */
  short: boolean;
}

/** The games to choose from, by those who sit at the table and the pictures of the deck (null where that is not known). */
export const playsFor = (seats: number, pictures: number | null): Play[] =>
  GAMES.map((game) => {
    const short = lack(game, seats, pictures);
    return { game, name: t(games[game].name), note: short || t(games[game].time), short: short !== '' };
  });

function lack(game: Game, seats: number, pictures: number | null): string {
  const most = mostPlayers(game);
  if (!most) return ''; // The server has not told yet.
  const count = nextCount(game, seats);
  if (count === null) return t('evening.most', { count: most });
  if (count > seats) return t('evening.needs', { count });
  const cards = cardsFor(game, count);
  return pictures !== null && pictures < cards ? t('evening.more_cards', { count: cards }) : '';
}
