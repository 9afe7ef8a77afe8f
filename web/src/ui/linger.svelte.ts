interface Ways {
  /** Whether something is over. */
  over: () => boolean;
  /** Whether its end was seen just now. */
  seen: () => boolean;
  milliseconds: number;
  then?: () => void;
}

/** Whoever sees something end looks at it for a while before what comes after it. */
export class Linger {
  on = $state(false);
  #then: (() => void) | undefined;

  constructor({ over, seen, milliseconds, then }: Ways) {
    this.#then = then;
    $effect.pre(() => {
      if (!over()) this.on = false;
      else if (seen()) this.on = true;
    });
    $effect(() => {
      if (!this.on) return;
      const timer = setTimeout(this.stop, milliseconds);
      return () => clearTimeout(timer);
    });
  }

  stop = (): void => {
    this.on = false;
    this.#then?.();
  };
}
