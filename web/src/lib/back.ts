/**
 * What the Back button does first: it closes what is open, then asks before it leaves a table.
 *
 * While something is to be asked about, one entry of the history more than there are pages stands on top, with the same
 * address. Going back from it is noticed, and it is put there again where the page stays. It is never taken away by
 * ourselves: where nothing is left to be asked, going back from it goes on to the page before.
 */
type Step = () => void;

const isGuard = (state: unknown): boolean => (state as { guard?: boolean } | null)?.guard === true;

export class Back {
  #open: Step[] = [];
  #leaving: Step | null = null;
  #guarded = isGuard(history.state);

  /** Something has been opened, which Back closes; gives what is called when it is closed. */
  opens(close: Step): Step {
    this.#open.push(close);
    this.#guard();
    return () => (this.#open = this.#open.filter((other) => other !== close));
  }

  /** The page is a table that is not left without being asked. */
  asks(leave: Step): Step {
    this.#leaving = leave;
    this.#guard();
    return () => {
      if (this.#leaving === leave) this.#leaving = null;
    };
  }

  /** Whether another page takes the place of the entry on top. */
  get onTop(): boolean {
    return this.#guarded;
  }

  /** Another page has come by other means. */
  moved(): void {
    this.#guarded = isGuard(history.state);
  }

  /** Somebody went back or forward: true where the page stays what it is. */
  popped(state: unknown): boolean {
    const fromGuard = this.#guarded;
    this.#guarded = isGuard(state);
    if (!fromGuard || this.#guarded) return false;
    const step = this.#open.at(-1) ?? this.#leaving;
    if (step) {
      this.#guard();
      step();
    } else history.back();
    return true;
  }

  #guard(): void {
    if (this.#guarded) return;
    history.pushState({ guard: true }, '', location.href);
    this.#guarded = true;
  }
}

export const back = new Back();
