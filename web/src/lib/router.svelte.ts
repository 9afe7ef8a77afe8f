import { back } from './back';

export type Route =
  | { name: 'home' | 'tv' | 'styleguide' }
  | { name: 'gallery'; deck: string }
  | { name: 'rules'; game: string }
  | { name: 'replay'; link: string }
  | { name: 'table'; code: string; tv: boolean };

/** A code as somebody typed it: `luna 42` is LUNA42. */
export const readCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export function readRoute({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Route {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (first === 't' && second) {
    return { name: 'table', code: readCode(second), tv: new URLSearchParams(search).has('tv') };
  }
  if (first === 'replay' && second) return { name: first, link: second };
  if (first === 'tv') return second ? { name: 'table', code: readCode(second), tv: true } : { name: first };
  if (first === 'gallery') return { name: first, deck: second || 'dreams' };
  if (first === 'rules') return { name: first, game: second };
  if (first === 'styleguide' && import.meta.env.DEV) return { name: first };
  return { name: 'home' };
}

class Router {
  route = $state.raw<Route>(readRoute(location));
  /** The address of the table from which somebody came here, if they did. */
  table = $state.raw<string | null>(null);

  constructor() {
    addEventListener('popstate', ({ state }) => {
      if (!back.popped(state)) this.#read();
    });
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    history[replace || back.onTop ? 'replaceState' : 'pushState'](null, '', path);
    back.moved();
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    if (this.route.name === 'table') this.table = `/t/${this.route.code}${this.route.tv ? '?tv' : ''}`;
    else if (this.route.name === 'home') this.table = null;
    this.route = readRoute(location);
  }

  /** Plain links within the app do not load the page again. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    if (
      link.hasAttribute('download') ||
      link.pathname.startsWith('/api') ||
      link.pathname.startsWith('/schema')
    )
      return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
