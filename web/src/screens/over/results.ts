/** A game or an evening as the picture to share tells it. */
import { aboutGame } from '../../lib/games.svelte';
import { language, listOf, t } from '../../lib/i18n/index.svelte';
import type { Spirits, View } from '../../lib/types';
import { linesOf } from '../evening/evening';
import type { Place, Result } from './picture';

const today = () =>
  new Date().toLocaleDateString(language(), { day: 'numeric', month: 'long', year: 'numeric' });

const gameName = (game: string) => t(aboutGame(game).name);

function bestOf(
  view: View,
  { boldest, beloved }: Spirits,
): Pick<Result, 'card' | 'caption' | 'clue' | 'more'> {
  if (boldest)
    return {
      card: boldest.card,
      caption: t('kindred.boldest'),
      clue: boldest.clue,
      more: { words: view.seats[boldest.teller]?.name ?? '', named: true },
    };
  return {
    card: beloved?.card ?? null,
    caption: t('kindred.beloved'),
    clue: null,
    more: { words: beloved ? t('kindred.chosen', { count: beloved.times }) : '', named: false },
  };
}

/** The highest first; who has as many shares the place. */
const placed = (places: Omit<Place, 'place'>[]): Place[] =>
  places
    .map((one) => ({
      ...one,
      place: t('over.place', { place: 1 + places.filter(({ points }) => points > one.points).length }),
    }))
    .sort((one, other) => other.points - one.points);

export function resultOfGame(
  view: View,
  { sides, totals, winners }: { sides: number[][]; totals: number[]; winners: number[] },
  spirits: Spirits,
): Result {
  const names = (seats: number[]) => listOf(seats.map((seat) => view.seats[seat]?.name ?? ''));
  const game = gameName(view.game);
  return {
    title: t('over.wins', { names: names(winners), count: winners.length }),
    nameless: game,
    under: `${game} · ${today()}`,
    places: placed(
      sides.map((seats, side) => ({
        names: names(seats),
        points: totals[side]!,
        seats: seats.flatMap((seat) => view.seats[seat] ?? []),
      })),
    ),
    stars: false,
    ...bestOf(view, spirits),
  };
}

/** Who has won how many games. */
export function resultOfEvening(view: View, spirits: Spirits): Result {
  const games = [...new Set(view.evening.games.map(({ game }) => gameName(game)))];
  return {
    title: t('evening.title'),
    nameless: t('evening.title'),
    under: `${listOf(games)} · ${today()}`,
    places: placed(
      linesOf(view, 0).map(({ seat, wins }) => ({ names: seat.name, points: wins, seats: [seat] })),
    ),
    stars: true,
    ...bestOf(view, spirits),
  };
}
