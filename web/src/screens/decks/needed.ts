/** How many pictures a game takes: Stella so many, the others so many for each player. */
export const NEEDED = { stella: 30, odyssey: 7, party: 6, team: 5 };

/** The fewest that any game can begin with: Odyssey for three, who have larger hands. */
export const LEAST = 27;

/** How many pictures were chosen; null where a zip does not tell. */
export function countPictures(files: readonly File[]): number | null {
  const ends = (end: string) => files.filter(({ name }) => name.toLowerCase().endsWith(end)).length;
  return ends('.zip') ? null : files.length - ends('.csv');
}
