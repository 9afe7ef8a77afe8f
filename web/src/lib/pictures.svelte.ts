import { SvelteMap } from 'svelte/reactivity';
import { api, type Card, type Deck } from './net/api';
import { REAL } from './real';
import type { Language } from './types';

export interface Picture {
  src: string;
  srcset: string;
  alt: string;
  title: string;
  placeholder: string | null;
}

/** The pictures of the cards by id; what is not here yet is shown as the back of a card. */
class Pictures {
  #cards = new SvelteMap<string, Card>();
  #decks = new SvelteMap<string, Deck>();
  #asked = new Map<string, Promise<void>>();

  /** Asks for a deck once for each language; several decks are joined by `+`. */
  load(deck: string, language: Language): Promise<void> {
    if (deck === REAL) return Promise.resolve();
    const key = `${deck} ${language}`;
    const asked = this.#asked.get(key) ?? this.#load(deck, language);
    this.#asked.set(key, asked);
    asked.catch(() => this.#asked.delete(key));
    return asked;
  }

  async #load(deck: string, language: Language): Promise<void> {
    const answer = await api.readDeck(deck, language);
    this.#decks.set(deck, answer);
    for (const card of answer.cards) this.#cards.set(card.id, card);
  }

  of(id: string | null | undefined): Picture | null {
    const card = id == null ? undefined : this.#cards.get(id);
    if (!card) return null;
    return {
      src: card.image,
      srcset: `${card.thumb} 200w, ${card.medium} 400w, ${card.image} 800w`,
      alt: card.alt,
      title: card.title,
      placeholder: card.placeholder || null,
    };
  }

  /** A deck as it was told last; null where it is not here yet. */
  deck(id: string): Deck | null {
    return this.#decks.get(id) ?? null;
  }

  /** A deck is gone: whoever asks for it shall be told so. */
  forget(deck: string): void {
    this.#decks.delete(deck);
    for (const key of this.#asked.keys()) if (key.startsWith(`${deck} `)) this.#asked.delete(key);
  }
}

export const pictures = new Pictures();
