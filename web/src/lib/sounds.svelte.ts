/** What is to be heard, and how loud. Nothing is only to be heard: every sound goes with something to be seen and read. */
import { settings } from './settings.svelte';
import type { SoundName } from './sound/sounds';
import type { News, View } from './types';

/** Of a television, which everybody in the room hears, until somebody chooses. */
const TELEVISION = 0.6;

class Sounds {
  /** This page is a television. */
  television = false;

  get volume(): number {
    return settings.volume ?? (this.television ? TELEVISION : 0);
  }

  /** Silent where nobody wants it, and before the first touch, when browsers allow none. */
  play(name: SoundName): void {
    const loud = this.volume;
    if (loud <= 0 || !navigator.userActivation?.hasBeenActive) return;
    // Who is elsewhere hears only what calls them.
    if (document.visibilityState === 'hidden' && name !== 'bell') return;
    void import('./sound/player').then(({ sound }) => sound(name, loud ** 2)).catch(() => undefined);
  }
}

export const sounds = new Sounds();

const OF_NEWS: Partial<Record<News['what'], SoundName>> = {
  started: 'curtain',
  round_started: 'paper',
  turn_started: 'paper',
  told: 'paper',
  laid: 'paper',
  word_flipped: 'paper',
  spark: 'spark',
  super_spark: 'spark',
  fall: 'fall',
  round_scored: 'bell',
  turn_scored: 'bell',
};
/** Of several things at once, what matters most. */
const ORDER: readonly SoundName[] = ['curtain', 'fall', 'spark', 'wind', 'bell', 'paper'];

/** The one sound of what has happened, if any. */
export function soundOf(news: readonly News[], view: View, before: View | null): SoundName | undefined {
  const heard = news.map((one): SoundName | undefined => {
    if (one.what === 'announced')
      return view.play?.kind === 'stella' && view.play.dark !== null ? 'wind' : 'bell';
    return OF_NEWS[one.what];
  });
  if (view.status === 'over' && before?.status === 'playing') heard.push('curtain');
  return ORDER.find((name) => heard.includes(name));
}
