import type { Outcome } from '../../lib/net/socket';

const AFTER_THE_LAST_TAP = 600;

/**
 * The viewer's crosses while they are being made: shown at once, brought to the table some time after the last tap,
 * taken back where the table does not want them.
 */
export class Marks {
  #draft = $state.raw<readonly number[] | null>(null);
  #sending: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `saved` reads the slate that the table has. */
  constructor(
    private readonly saved: () => readonly number[],
    private readonly send: (cards: number[]) => Promise<Outcome>,
  ) {}

  get cards(): readonly number[] {
    return this.#draft ?? this.saved();
  }

  has(at: number): boolean {
    return this.cards.includes(at);
  }

  /** Answers false where there is no room for another cross. */
  toggle(at: number, most: number): boolean {
    const cards = this.cards;
    if (!cards.includes(at) && cards.length >= most) return false;
    this.#draft = cards.includes(at)
      ? cards.filter((card) => card !== at)
      : [...cards, at].sort((one, other) => one - other);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), AFTER_THE_LAST_TAP);
    return true;
  }

  /** Brings over what the table does not have yet; true once it has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#sending) await this.#sending;
    if (!this.#draft) return true;
    this.#sending = this.#bring(this.#draft);
    const done = await this.#sending;
    this.#sending = null;
    return done;
  }

  /** The slate is as the table has it. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#draft = null;
  }

  async #bring(cards: readonly number[]): Promise<boolean> {
    const outcome = await this.send([...cards]);
    // Newer taps are sent by themselves. Otherwise the slate is right that the table has by now.
    if (this.#draft === cards) this.forget();
    return outcome === 'done';
  }
}
