import type { PlainKey } from './i18n/index.svelte';
import type { Mood } from './types';

export interface Aside {
  id: number;
  seat: number;
  mood?: Mood;
  text?: string;
}

/** The six moods, and what they are called. */
export const MOODS: Record<Mood, PlainKey> = {
  delighted: 'react.delighted',
  glad: 'react.glad',
  proud: 'react.proud',
  sorry: 'react.sorry',
  surprised: 'react.surprised',
  thinking: 'react.thinking',
};
const A_MOOD = 2_600;
const A_LINE = 4_000;
const A_LETTER = 50;
const LONGEST = 9_000;

/** What people and bots show or say beside their lanterns, for a moment: of each the last thing. */
class Asides {
  list = $state.raw<Aside[]>([]);
  #last = 0;

  moodOf(seat: number | undefined): Mood | undefined {
    return this.list.find((aside) => aside.seat === seat)?.mood;
  }

  react(seat: number, mood: Mood): void {
    this.#show({ seat, mood }, A_MOOD);
  }

  say(seat: number, text: string): void {
    this.#show({ seat, text }, Math.min(LONGEST, A_LINE + A_LETTER * text.length));
  }

  /** Another table is looked at. */
  clear(): void {
    this.list = [];
  }

  #show(aside: Omit<Aside, 'id'>, milliseconds: number): void {
    const id = ++this.#last;
    this.list = [...this.list.filter(({ seat }) => seat !== aside.seat), { ...aside, id }];
    setTimeout(() => (this.list = this.list.filter((other) => other.id !== id)), milliseconds);
  }
}

export const asides = new Asides();
