import { decks } from '../../lib/decks.svelte';
import { NoDeck, sendDeck, type DeckMade, type Refusal } from '../../lib/net/upload';

/** `holiday-2024.zip` gives a deck its name. */
export const nameOf = (file: string): string =>
  file
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s-]+/g, ' ')
    .trim();

/** One deck on its way to the server. */
export class Upload {
  name = $state('');
  problem = $state<string | null>(null);
  refused = $state.raw<Refusal[]>([]);
  made = $state.raw<DeckMade | null>(null);
  busy = $state(false);
  /** How much has been sent, from 0 to 1; at 1 the server makes the cards. */
  share = $state(0);
  #files = $state.raw<File[]>([]);
  #abort: AbortController | null = null;

  ready = $derived(this.#files.length > 0 && this.name.trim() !== '');

  get files(): File[] {
    return this.#files;
  }
  set files(files: File[]) {
    this.#files = files;
    this.problem = null;
    const zip = files.length === 1 ? files[0] : undefined;
    if (!this.name.trim() && zip?.name.toLowerCase().endsWith('.zip')) this.name = nameOf(zip.name);
  }

  /** The id of the new deck; null where there is none. */
  async send(): Promise<string | null> {
    if (!this.ready || this.busy) return null;
    const abort = new AbortController();
    Object.assign(this, { busy: true, share: 0, problem: null, refused: [] });
    this.#abort = abort;
    try {
      const made = await sendDeck(
        this.name.trim(),
        this.#files,
        (share) => (this.share = share),
        abort.signal,
      );
      decks.keep({ deck: made.deck, name: made.name, count: made.cards.length, secret: made.secret });
      this.refused = made.refused;
      this.made = made;
      return made.deck;
    } catch (error) {
      this.problem = error instanceof NoDeck ? error.code : 'unknown';
      this.refused = error instanceof NoDeck ? error.refused : [];
      return null;
    } finally {
      this.busy = false;
    }
  }

  stop(): void {
    this.#abort?.abort();
    this.busy = false;
  }
}
