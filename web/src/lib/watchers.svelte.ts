/** Who looks on says so again and again; whom nobody has heard of for so long has gone. A hidden page speaks once a minute. */
export const SAID_EVERY = 20_000;
const FORGOTTEN = 75_000;
/** So long somebody thinks of a seat that was offered; then they may be asked again. */
const THINKS = 60_000;
const MOST = 12;
const MOST_HIDDEN = 100;

export interface Watcher {
  id: string;
  name: string;
  /** A seat was offered, and not yet taken. */
  asked: boolean;
}

/** Who looks on, as the host is told. Whom the host does not want to see stays hidden on this device, also under another name. */
export class Watchers {
  list = $state.raw<readonly Watcher[]>([]);
  readonly #key: string;
  #hidden: string[] = [];
  #told = new Set<string>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #thinking = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(code: string) {
    this.#key = `reverie.watchers.${code}`;
    try {
      this.#hidden = JSON.parse(sessionStorage.getItem(this.#key) ?? '[]') as string[];
    } catch {
      // Nothing kept, or nothing that can be read.
    }
  }

  hear(id: string, name: string): void {
    if (this.#hidden.includes(id) || this.#hidden.includes(name)) return;
    // Whose line was broken comes again under another id.
    const known =
      this.list.find((watcher) => watcher.id === id) ?? this.list.find((one) => one.name === name);
    if (known) this.#change(known.id, { id, name });
    else if (this.list.length < MOST) this.list = [...this.list, { id, name, asked: false }];
    else return;
    if (known && known.id !== id) this.#stop(known.id);
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => this.forget(id), FORGOTTEN),
    );
  }

  ask(id: string): void {
    this.#change(id, { asked: true });
    clearTimeout(this.#thinking.get(id));
    this.#thinking.set(
      id,
      setTimeout(() => this.#change(id, { asked: false }), THINKS),
    );
  }

  /** Whether this is the first time that somebody is told of. */
  isNew({ id, name }: Watcher): boolean {
    const known = this.#told.has(id) || this.#told.has(name);
    this.#told.add(id).add(name);
    return !known;
  }

  hide(id: string): void {
    const name = this.list.find((watcher) => watcher.id === id)?.name;
    this.#hidden = [...this.#hidden, id, ...(name ? [name] : [])].slice(-MOST_HIDDEN);
    this.forget(id);
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#hidden));
    } catch {
      // Private windows may refuse; then it lives as long as the page.
    }
  }

  forget(id: string): void {
    this.#stop(id);
    this.list = this.list.filter((watcher) => watcher.id !== id);
  }

  clear(): void {
    for (const { id } of this.list) this.forget(id);
  }

  #stop(id: string): void {
    for (const timers of [this.#timers, this.#thinking]) {
      clearTimeout(timers.get(id));
      timers.delete(id);
    }
  }

  #change(id: string, change: Partial<Watcher>): void {
    this.list = this.list.map((watcher) => (watcher.id === id ? { ...watcher, ...change } : watcher));
  }
}
