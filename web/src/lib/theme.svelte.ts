import { router, type Route } from './router.svelte';
import { settings, type Theme } from './settings.svelte';

/** Of the browser's own bar: the hem of the valance. */
export const BAR: Record<Theme, string> = { day: '#e38360', night: '#1c0f3f' };
const light = matchMedia('(prefers-color-scheme: light)');

/** A television plays at night: it hangs where the lamps are low, and shines by itself. */
export function themeAt(route: Route, chosen: Theme | undefined, device: Theme): Theme {
  const isTelevision = route.name === 'tv' || (route.name === 'table' && route.tv);
  return isTelevision ? 'night' : (chosen ?? device);
}

/** Day or night: what somebody chose, or else what their device says. */
class Themes {
  #device = $state<Theme>(light.matches ? 'day' : 'night');
  readonly now = $derived(themeAt(router.route, settings.theme, this.#device));

  constructor() {
    light.addEventListener('change', () => (this.#device = light.matches ? 'day' : 'night'));
  }

  /** The page looks as it should from now on; until then index.html has seen to it. */
  follow(): void {
    $effect(() => {
      document.documentElement.dataset.theme = this.now;
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', BAR[this.now]);
    });
  }
}

export const themes = new Themes();
