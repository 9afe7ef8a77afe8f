import type { View } from './types';

/** A line that is down for a moment is nobody's business. */
const NOTICED = 4_000;
/** By now somebody may want to go on without them. */
const LONG = 20_000;

interface Absence {
  /** Whose seat it is: seats of a lobby may be arranged anew. */
  name: string;
  timers: ReturnType<typeof setTimeout>[];
}

/** Who of the people at the table is not connected, and for how long: as this page has seen it. */
class Away {
  #noticed = $state<Record<number, boolean>>({});
  #long = $state<Record<number, boolean>>({});
  #absences = new Map<number, Absence>();

  has(seat: number | undefined): boolean {
    return seat !== undefined && this.#noticed[seat] === true;
  }

  isLong(seat: number): boolean {
    return this.#long[seat] === true;
  }

  note(view: Pick<View, 'seats'>): void {
    const gone = new Map(
      view.seats.filter(({ connected }) => !connected).map((seat) => [seat.seat, seat.name]),
    );
    for (const [seat, { name }] of this.#absences) if (gone.get(seat) !== name) this.#forget(seat);
    for (const [seat, name] of gone) if (!this.#absences.has(seat)) this.#miss(seat, name);
  }

  /** Another table is looked at. */
  clear(): void {
    for (const seat of [...this.#absences.keys()]) this.#forget(seat);
  }

  #miss(seat: number, name: string): void {
    const timers = [
      setTimeout(() => (this.#noticed[seat] = true), NOTICED),
      setTimeout(() => (this.#long[seat] = true), LONG),
    ];
    this.#absences.set(seat, { name, timers });
  }

  #forget(seat: number): void {
    this.#absences.get(seat)?.timers.forEach(clearTimeout);
    this.#absences.delete(seat);
    this.#noticed[seat] = this.#long[seat] = false;
  }
}

export const away = new Away();
