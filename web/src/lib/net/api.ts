/** The calls of the server, typed, with refusals as errors that carry the server's code. */
import type { components } from '../protocol';
import type { Game, Log, Move, Options, TableSummary, View } from '../types';

type Schemas = components['schemas'];

export type Card = Schemas['CardView'];
export type Deck = Schemas['DeckView'];
export type DeckSummary = Schemas['DeckSummary'];

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    /** What would not be refused, where the server knows. */
    readonly suggestion?: string,
  ) {
    super(message);
  }
}

interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  token?: string | null;
}

async function call<T>(path: string, { method = 'GET', body, token }: Call = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Problem('offline', 'The server cannot be reached.');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const told = (answer ?? {}) as Partial<Schemas['Problem']>;
  throw new Problem(
    told.error ?? 'unknown',
    told.message ?? response.statusText,
    response.status,
    told.suggestion,
  );
}

const table = (code: string) => `/tables/${encodeURIComponent(code)}`;

export const api = {
  openTable: (game: Game, name: string, options: Partial<Options> = {}) =>
    call<Schemas['TableOpened']>('/tables', { method: 'POST', body: { game, name, options } }),
  takeSeat: (code: string, name: string) =>
    call<Schemas['SeatTaken']>(`${table(code)}/seats`, { method: 'POST', body: { name } }),
  readTable: (code: string) => call<TableSummary>(table(code)),
  listTables: () => call<{ tables: TableSummary[] }>('/tables'),
  readView: (code: string, token: string | null) =>
    call<{ version: number; view: View }>(`${table(code)}/view`, { token }),
  move: (code: string, token: string, move: Move) =>
    call<{ version: number; view: View }>(`${table(code)}/moves`, { method: 'POST', body: move, token }),
  why: (code: string, seat: number, card: string, language: string) =>
    call<Schemas['Why']>(
      `${table(code)}/why?seat=${seat}&card=${encodeURIComponent(card)}&language=${language}`,
    ),
  readAddress: () => call<Schemas['Address']>('/address'),
  readLog: (code: string) => call<Log>(`${table(code)}/log`),
  listDecks: () => call<{ decks: DeckSummary[] }>('/decks'),
  readDeck: (deck: string, language: string) =>
    call<Deck>(`/decks/${encodeURIComponent(deck)}?language=${language}`),
  deleteDeck: (deck: string, secret: string | null) =>
    call<null>(`/decks/${encodeURIComponent(deck)}`, { method: 'DELETE', token: secret }),
};
