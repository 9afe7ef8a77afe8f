import { cardsFor, fewestCards, mostPlayers } from '../../lib/games.svelte';

/** How many pictures the games take: Stella so many, the others so many for each player. */
export function needed() {
  const each = (game: string) => cardsFor(game, mostPlayers(game)) / Math.max(1, mostPlayers(game));
  return {
    stella: cardsFor('stella', mostPlayers('stella')),
    odyssey: each('odyssey'),
    party: each('party'),
    team: each('team'),
    least: fewestCards(),
  };
}

/** How many pictures were chosen; null where a zip does not tell. */
export function countPictures(files: readonly File[]): number | null {
  const ends = (end: string) => files.filter(({ name }) => name.toLowerCase().endsWith(end)).length;
  return ends('.zip') ? null : files.length - ends('.csv');
}
