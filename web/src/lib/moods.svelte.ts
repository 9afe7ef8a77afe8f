import type { Mood } from './types';

const WHILE = 2400;

/** How the bots take what everybody saw, by their faces, for a moment. */
class Moods {
  #now = $state<Partial<Record<string, Mood>>>({});

  of(face: string | null | undefined): Mood | undefined {
    return face ? this.#now[face] : undefined;
  }

  show(face: string, mood: Mood): void {
    this.#now[face] = mood;
    setTimeout(() => {
      if (this.#now[face] === mood) this.#now[face] = undefined;
    }, WHILE);
  }
}

export const moods = new Moods();
