import { listOf, t } from './i18n/index.svelte';
import { api, type DeckSummary } from './net/api';
import { isOurs, OUR_NAMES } from './ours';
import { pictures } from './pictures.svelte';
import { REAL } from './real';

const KEY = 'reverie.decks';
const MOST = 50;

export function deckName(deck: string, name: string): string {
  if (deck === REAL) return t('option.box');
  return isOurs(deck) ? t(OUR_NAMES[deck]) : name;
}

/** A deck that is not listed for everybody: whoever has its link may use it, whoever has its secret may remove it. */
interface KeptDeck extends DeckSummary {
  secret: string | null;
}

function read(): KeptDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptDeck[]) : [];
  } catch {
    return [];
  }
}

/** The decks to choose from: those of the server, and those that this browser brought or was shown. */
class Decks {
  #listed = $state.raw<DeckSummary[]>([]);
  #kept = $state.raw(read());

  all = $derived<DeckSummary[]>([
    ...this.#listed,
    ...this.#kept.filter(({ deck }) => !this.#listed.some((listed) => listed.deck === deck)),
  ]);

  load(): void {
    api.listDecks().then(
      ({ decks }) => (this.#listed = decks),
      () => undefined,
    );
  }

  /** How many pictures it has, or several that are joined by `+`; null where one is not known. */
  count(deck: string): number | null {
    const counts = deck.split('+').map((one) => this.all.find((known) => known.deck === one)?.count);
    return counts.includes(undefined) ? null : counts.reduce<number>((sum, count) => sum + count!, 0);
  }

  secret(deck: string): string | null {
    return this.#kept.find((kept) => kept.deck === deck)?.secret ?? null;
  }

  keep(deck: KeptDeck): void {
    const secret = deck.secret ?? this.secret(deck.deck);
    this.#write(
      [{ ...deck, secret }, ...this.#kept.filter((kept) => kept.deck !== deck.deck)].slice(0, MOST),
    );
  }

  /** Somebody's link led to it. */
  meet(deck: DeckSummary): void {
    if (!this.all.some((known) => known.deck === deck.deck)) this.keep({ ...deck, secret: null });
  }

  forget(deck: string): void {
    this.#write(this.#kept.filter((kept) => kept.deck !== deck));
    this.#listed = this.#listed.filter((listed) => listed.deck !== deck);
    pictures.forget(deck);
  }

  async remove(deck: string): Promise<void> {
    await api.deleteDeck(deck, this.secret(deck));
    this.forget(deck);
  }

  #write(kept: KeptDeck[]): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Private windows may refuse; the deck is then known as long as the page.
    }
  }
}

export const decks = new Decks();

/** What it is called, or all that are mixed. A deck that somebody else brought is named by the server alone. */
export function deckNames(deck: string): string {
  const parts = deck.split('+');
  const told = pictures.deck(deck)?.name.split(' + ');
  const names = parts.map((part, at) => {
    const known = decks.all.find((each) => each.deck === part)?.name;
    return deckName(part, known ?? (told?.length === parts.length ? told[at]! : '…'));
  });
  return listOf(names);
}
