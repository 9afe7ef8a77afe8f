import { api } from '../../lib/net/api';
import type { Replay, View } from '../../lib/types';
import { lapsOf, momentsOf, type Play } from './moments';

/** Through whose eyes: everybody's at once, a guest's, or those of a seat. */
export type Eyes = 'all' | 'guest' | number;

export const MOMENT = 1400;
export const SPEEDS = [1, 2, 4] as const;

/** A replay that is looked at: where it stands, and through whose eyes. Every pair of eyes is asked for once. */
export class Showing {
  eyes = $state<Eyes>('all');
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  #seen = $state.raw(new Map<Eyes, Replay>());

  constructor(
    readonly link: string,
    first: Replay,
  ) {
    this.#seen = new Map([['all', first]]);
  }

  replay = $derived<Replay>(this.#seen.get(this.eyes) ?? this.#seen.get('all')!);
  moments = $derived(momentsOf(this.#seen.get('all')!));
  laps = $derived(lapsOf(this.moments, this.#seen.get('all')!));
  moment = $derived(this.moments[this.at]!);
  lap = $derived(this.laps.findLast(({ first }) => first <= this.at)!);
  play = $derived<Play>(this.replay.steps[this.moment.step]!.play);
  isLast = $derived(this.at === this.moments.length - 1);
  /** Enough of a view to speak of the people; nobody is "you". */
  view = $derived({ game: this.replay.game, seats: this.replay.seats, you: null } as unknown as View);

  /** Another pair of eyes; they open when what they saw is here. */
  async look(eyes: Eyes): Promise<void> {
    if (!this.#seen.has(eyes)) {
      const told = await api.followLink(this.link, eyes);
      this.#seen = new Map([...this.#seen, [eyes, told]]);
    }
    this.eyes = eyes;
  }

  go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.moments.length - 1);
  }

  step(by: number): void {
    this.playing = false;
    this.go(this.at + by);
  }

  toggle(): void {
    if (!this.playing && this.isLast) this.at = 0;
    this.playing = !this.playing;
  }

  hurry(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  /** What a key does; false where it is nobody's. */
  press(key: string): boolean {
    const last = this.moments.length - 1;
    const steps: Record<string, () => void> = {
      ArrowRight: () => this.step(1),
      ArrowLeft: () => this.step(-1),
      Home: () => this.step(-last),
      End: () => this.step(last),
      ' ': () => this.toggle(),
    };
    steps[key]?.();
    return key in steps;
  }
}
