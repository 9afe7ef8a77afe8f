/** The letters that a table's code is made of: none looks like another (see tables/codes.py). */
export const LETTERS = 'ACDEFGHJKMNPQRTVWXY34679';
export const LENGTH = 6;

/** A code that is set with a remote control: six reels, one of them in hand. */
export class Reels {
  letters = $state<(string | null)[]>(Array<string | null>(LENGTH).fill(null));
  at = $state(0);

  code = $derived(this.letters.join(''));
  isFull = $derived(this.letters.every((letter) => letter !== null));

  /** The letter that is so many further on, for the one that shows above and below, too. */
  neighbour(by: number, letter = this.letters[this.at]): string {
    const from = letter == null ? (by > 0 ? -1 : 0) : LETTERS.indexOf(letter);
    return LETTERS[(from + by + LETTERS.length) % LETTERS.length]!;
  }

  turn(by: 1 | -1): void {
    this.letters[this.at] = this.neighbour(by);
  }

  move(by: 1 | -1): void {
    this.at = Math.min(Math.max(this.at + by, 0), LENGTH - 1);
  }

  /** A letter of a keyboard is taken, too. */
  type(letter: string): boolean {
    const known = letter.toUpperCase();
    if (known.length !== 1 || !LETTERS.includes(known)) return false;
    this.letters[this.at] = known;
    this.move(1);
    return true;
  }

  erase(): void {
    if (this.letters[this.at] === null) this.move(-1);
    this.letters[this.at] = null;
  }

  /** What a key does; false where it is nobody's. */
  press(key: string): boolean {
    const keys: Record<string, () => void> = {
      ArrowUp: () => this.turn(-1),
      ArrowDown: () => this.turn(1),
      ArrowLeft: () => this.move(-1),
      ArrowRight: () => this.move(1),
      Backspace: () => this.erase(),
    };
    if (!(key in keys)) return this.type(key);
    keys[key]!();
    return true;
  }
}
