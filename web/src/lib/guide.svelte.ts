const KEY = 'reverie.guide';

interface Kept {
  table: string;
  seen: string[];
}

/** Which table is guided, and what has been said there. It outlives a reload of the page. */
class Guide {
  #kept = $state.raw<Kept | null>(read());

  isOn = (table: string): boolean => this.#kept?.table === table;

  get seen(): readonly string[] {
    return this.#kept?.seen ?? [];
  }

  /** From the beginning, also where it has been left before. */
  begin(table: string): void {
    this.#keep({ table, seen: [] });
  }

  got(lesson: string): void {
    if (this.#kept) this.#keep({ ...this.#kept, seen: [...this.#kept.seen, lesson] });
  }

  leave(): void {
    this.#keep(null);
  }

  #keep(kept: Kept | null): void {
    this.#kept = kept;
    try {
      if (kept) localStorage.setItem(KEY, JSON.stringify(kept));
      else localStorage.removeItem(KEY);
    } catch {
      // Private windows may refuse; the guide then knows as much as the page.
    }
  }
}

function read(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    return typeof kept?.table === 'string' && Array.isArray(kept.seen) ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

export const guide = new Guide();
