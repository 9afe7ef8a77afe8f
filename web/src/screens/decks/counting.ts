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

const PICTURE = /\.(jpe?g|png|webp|gif|avif|bmp|tiff?|heic)$/i;

/** How many pictures were chosen, whatever else lies beside them; null where a zip does not tell. */
export function countPictures(files: readonly File[]): number | null {
  if (files.some(({ name }) => name.toLowerCase().endsWith('.zip'))) return null;
  return files.filter(({ name, type }) => type.startsWith('image/') || PICTURE.test(name)).length;
}
