/** An unfinished clue outlives a reload of the page, for as long as its turn. */
const KEY = 'reverie.clue';

interface Kept {
  step: string;
  clue: string;
  cards: string[];
}

export function readKept(step: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.step === step ? kept : null;
  } catch {
    return null;
  }
}

export function keep(kept: Kept): void {
  try {
    if (kept.clue || kept.cards.length) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Private windows may refuse; the clue then lives as long as the page.
  }
}
