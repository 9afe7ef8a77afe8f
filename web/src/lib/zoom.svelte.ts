import type { IconName } from '../ui/icons';
import type { Seat } from './types';

export interface ZoomAction {
  label: string;
  icon: IconName;
  pressed?: boolean;
  run: () => void;
}

/** The card that is looked at closely, with its neighbours to leaf through. */
class Zoom {
  cards = $state.raw<string[]>([]);
  at = $state(0);
  /** What the card shall fit, for those who look closely to decide. */
  clue = $state('');
  /** What is written under a card, such as its place in the grid. */
  caption = $state.raw<(at: number) => string>(() => '');
  /** What can be done with a card here, such as to mark it. */
  action = $state.raw<(at: number) => ZoomAction | null>(() => null);

  /** The bots that chose a card, and the table at which they can be asked why. */
  bots = $state.raw<(at: number) => Seat[]>(() => []);
  table = $state.raw('');

  isOpen = $derived(this.cards.length > 0);
  card = $derived(this.cards[this.at] ?? null);

  open(
    cards: string[],
    at: number,
    more: {
      clue?: string | null;
      caption?: (at: number) => string;
      action?: (at: number) => ZoomAction | null;
      bots?: (at: number) => Seat[];
      table?: string;
    } = {},
  ): void {
    this.clue = more.clue ?? '';
    this.caption = more.caption ?? (() => '');
    this.action = more.action ?? (() => null);
    this.bots = more.bots ?? (() => []);
    this.table = more.table ?? '';
    this.at = at;
    this.cards = cards;
  }

  leaf(by: number): void {
    this.at = (this.at + by + this.cards.length) % this.cards.length;
  }

  close(): void {
    this.cards = [];
  }
}

export const zoom = new Zoom();
