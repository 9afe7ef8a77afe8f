/** The service worker: it keeps what a phone needs to start at once. A new version waits until somebody says so. */
const HOUR = 3_600_000;

class Updates {
  /** A new version that waits. */
  #waiting = $state.raw<ServiceWorker | null>(null);
  /** Somebody said: not now. */
  #later = $state(false);
  /** A game is never interrupted: it is told before, or after. */
  playing = $state(false);
  readonly ready = $derived(this.#waiting !== null && !this.#later && !this.playing);

  async install(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
      const registered = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
      this.#watch(registered);
      void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(loaded()));
    } catch {
      // Without it everything works, with a network.
    }
  }

  /** The page is loaded anew, by the new version: only here, and only because somebody asked. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('now');
  }

  later(): void {
    this.#later = true;
  }

  #watch(registered: ServiceWorkerRegistration): void {
    const found = () => {
      // The first one of all is no news.
      if (registered.waiting && navigator.serviceWorker.controller) {
        this.#waiting = registered.waiting;
        this.#later = false;
      }
    };
    found();
    registered.addEventListener('updatefound', () => {
      const coming = registered.installing;
      coming?.addEventListener('statechange', () => coming.state === 'installed' && found());
    });
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return;
      asked = Date.now();
      void registered.update().catch(() => undefined);
    });
  }
}

export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** The files that this page has loaded already, while nobody kept them. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

export const updates = new Updates();
