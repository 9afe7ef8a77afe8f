import type { Seat } from './types';

export interface Said {
  id: string;
  /** In seconds, by the server's clock. */
  at: number;
  /** Who spoke, as they were then: seats may be arranged anew. */
  speaker: Seat | null;
  name: string;
  text: string;
  own: boolean;
}

const MOST = 100;

/** What was said at a table, and how much of it has not been read. Both outlive the page. */
export class Talk {
  lines = $state.raw<Said[]>([]);
  /** When the last line that was read was said. */
  #read = $state(0);
  unread = $derived(this.lines.filter(({ at, own }) => !own && at > this.#read).length);
  readonly #key: string;

  constructor(code: string) {
    this.#key = `reverie.talk.${code}`;
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? '{}') as { lines?: Said[]; read?: number };
      this.lines = kept.lines ?? [];
      this.#read = kept.read ?? 0;
    } catch {
      // Nothing kept, or nothing that can be read.
    }
  }

  /** Whether the line was new. */
  hear(line: Said): boolean {
    if (this.lines.some(({ id }) => id === line.id)) return false;
    this.lines = [...this.lines, line].sort((one, other) => one.at - other.at).slice(-MOST);
    this.#keep();
    return true;
  }

  read(): void {
    const last = this.lines.at(-1)?.at ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    this.#keep();
  }

  #keep(): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ lines: this.lines, read: this.#read }));
    } catch {
      // Private windows may refuse; then it lives as long as the page.
    }
  }
}
