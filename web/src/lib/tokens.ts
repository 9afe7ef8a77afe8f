import { address } from './address.svelte';

/** The seats that this browser holds: a token for each table, kept until the seat is left. */
const KEY = 'reverie.seats';
const MOST = 50;

interface KeptSeat {
  token: string;
  at: number;
  /** The seat was left, or taken away. */
  former?: boolean;
}
type Kept = Record<string, KeptSeat>;

/** What a browser that keeps nothing was asked to keep: it lives as long as the page. */
let unkept: Kept | null = null;

function read(): Kept {
  if (unkept) return unkept;
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

const newestFirst = (kept: Kept) => Object.entries(kept).sort(([, one], [, other]) => other.at - one.at);

function write(kept: Kept): void {
  const few = Object.fromEntries(newestFirst(kept).slice(0, MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(few));
    unkept = null;
  } catch {
    unkept = few;
  }
}

export const tokens = {
  of(table: string): string | null {
    const kept = read()[table];
    return kept && !kept.former ? kept.token : null;
  },
  /** Of a seat that was had: whoever was removed for good is known by it. */
  former: (table: string): string | null => read()[table]?.token ?? null,
  /** The tables of all seats, the newest first. */
  tables: (): string[] =>
    newestFirst(read())
      .filter(([, { former }]) => !former)
      .map(([table]) => table),
  /** Whether the seat at a table was taken within the last so many milliseconds. */
  isNew: (table: string, milliseconds: number): boolean =>
    Date.now() - (read()[table]?.at ?? -Infinity) < milliseconds,
  keep: (table: string, token: string): void => write({ ...read(), [table]: { token, at: Date.now() } }),
  forget(table: string): void {
    const kept = read();
    const seat = kept[table];
    if (seat) write({ ...kept, [table]: { ...seat, former: true } });
  },
};

/** A personal link carries the seat in its fragment, which no server sees; it is taken out of the address at once. */
export function takeSeatFromLink(table: string): void {
  const token = new URLSearchParams(location.hash.slice(1)).get('seat');
  if (!token) return;
  tokens.keep(table, token);
  history.replaceState(history.state, '', location.pathname + location.search);
}

export const personalLink = (table: string, token: string): string =>
  `${address.origin}/t/${table}#seat=${encodeURIComponent(token)}`;
