import type { Replay, View } from './types';

/** The games that were played to their end on this device: a link to each, kept here and nowhere else. */
const KEY = 'reverie.played';
const MOST = 30;

export interface PlayedGame {
  link: string;
  game: string;
  /** Of the others. */
  names: string[];
  at: number;
}

function read(): PlayedGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as PlayedGame[]).filter((one) => typeof one?.link === 'string') : [];
  } catch {
    return [];
  }
}

export const played = {
  /** The newest first. */
  list: read,
  keep(view: Pick<View, 'you'>, { link, game, seats }: Replay): void {
    if (!link || read().some((one) => one.link === link)) return;
    const names = seats.filter(({ seat }) => seat !== view.you).map(({ name }) => name);
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify([{ link, game, names, at: Date.now() }, ...read()].slice(0, MOST)),
      );
    } catch {
      // Private windows may refuse.
    }
  },
};
