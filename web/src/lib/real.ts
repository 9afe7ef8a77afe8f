/** Cards that lie on a real table: they are known by their places, and no picture is here. */
export const REAL = 'box';

/** Where a card lies, from 0; null for one with a picture. */
export function placeOf(card: string | null | undefined): number | null {
  return card?.startsWith(`${REAL}:`) ? Number(card.slice(REAL.length + 1)) : null;
}
