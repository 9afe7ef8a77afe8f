/** What is shown one after the other when a turn is scored. */
export const STEPS = ['votes', 'owners', 'story', 'points', 'track'] as const;
export type Step = (typeof STEPS)[number];

const PAUSES: Record<Step, number> = { votes: 1700, owners: 1400, story: 1900, points: 1300, track: 0 };
const LAST = STEPS.length - 1;

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The reveal in steps. It starts complete; only a turn that was scored just now is shown step by step. */
export class Reveal {
  at = $state(LAST);
  step = $derived<Step>(STEPS[this.at]!);
  isDone = $derived(this.at >= LAST);
  #timer: ReturnType<typeof setTimeout> | undefined;

  has(step: Step): boolean {
    return this.at >= STEPS.indexOf(step);
  }

  start(): void {
    this.stop();
    this.at = 0;
    this.#wait();
  }

  skip(): void {
    this.stop();
    this.at = LAST;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    if (this.isDone) return;
    this.#timer = setTimeout(() => {
      this.at += 1;
      this.#wait();
    }, PAUSES[this.step]);
  }
}
