import type { CanOf } from '../../lib/types';

/** Takes an item back, or takes it in; where there are too many the one before it goes. */
export function toggle<T>(list: T[], item: T, most: number): T[] {
  if (list.includes(item)) return list.filter((other) => other !== item);
  return [...list.slice(0, most - 1), item];
}

/** What a player has in mind in this step and has not sent yet. */
export class Draft {
  cards = $state.raw<string[]>([]);
  images = $state.raw<number[]>([]);
  /** Real cards: the numbers that are one's own. */
  own = $state.raw<number[]>([]);
  red = $state<number | null>(null);
  /** Which of the two tokens of Party's storyteller is put down next. */
  token = $state<'green' | 'red'>('green');
  clue = $state('');
  aloud = $state(false);

  /** Code points without the blanks around them: this is how the server measures. */
  length = $derived([...this.clue.trim()].length);

  choose(card: string, most: number): void {
    this.cards = toggle(this.cards, card, most);
  }

  claim(image: number, can: CanOf<'mine'>): void {
    this.own = toggle(this.own, image, can.max);
  }

  put(image: number, can: CanOf<'vote'>): void {
    if (can.red && this.token === 'red') {
      this.red = this.red === image ? null : image;
      if (this.images.length < can.min) this.token = 'green';
      return;
    }
    this.images = toggle(this.images, image, can.max);
    if (can.red && this.red === null && this.images.length >= can.max) this.token = 'red';
  }

  canTell(can: CanOf<'tell'>): boolean {
    const { min, max } = can.clue ?? { min: 1, max: 200 };
    const told = this.aloud || (this.length >= min && this.length <= max);
    return told && (!can.from || this.cards.length === 1);
  }

  canGive = (can: CanOf<'give'>): boolean => within(this.cards.length, can);

  canVote = (can: CanOf<'vote'>): boolean =>
    within(this.images.length, can) && (!can.red || this.red !== null);
}

const within = (count: number, { min, max }: { min: number; max: number }): boolean =>
  count >= min && count <= max;
