/** Who looks on says so again and again; whom nobody has heard of for so long has gone. */
export const SAID_EVERY = 20_000;
const FORGOTTEN = 50_000;
const MOST = 12;

export interface Watcher {
  id: string;
  name: string;
}

/** Who looks on at a lobby, as the host is told. */
export class Watchers {
  list = $state.raw<readonly Watcher[]>([]);
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  hear(id: string, name: string): void {
    const known = this.list.some((watcher) => watcher.id === id);
    if (!known && this.list.length >= MOST) return;
    this.list = known
      ? this.list.map((watcher) => (watcher.id === id ? { id, name } : watcher))
      : [...this.list, { id, name }];
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => this.forget(id), FORGOTTEN),
    );
  }

  forget(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.list = this.list.filter((watcher) => watcher.id !== id);
  }

  clear(): void {
    for (const { id } of this.list) this.forget(id);
  }
}
