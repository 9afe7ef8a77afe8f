/** Whether the server can be reached, as far as anybody knows. */
class Online {
  #device = $state(navigator.onLine);
  /** Whether the last call that was asked for reached it. */
  reached = $state(true);
  readonly isAway = $derived(!this.#device || !this.reached);

  constructor() {
    for (const change of ['online', 'offline'])
      addEventListener(change, () => (this.#device = navigator.onLine));
  }
}

export const online = new Online();
