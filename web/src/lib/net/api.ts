/** The calls of the server, by name. Their types are the schema's: nothing is written down twice. */
import type { components } from '../protocol';
import type { Game, Language, Move, Options } from '../types';
import { call } from './call';

export { Problem } from './call';

type Schemas = components['schemas'];
export type Card = Schemas['CardView'];
export type Deck = Schemas['DeckView'];
export type DeckSummary = Schemas['DeckSummary'];

export const api = {
  openTable: (game: Game, name: string, options: Partial<Options> = {}) =>
    call('post', '/api/tables', { body: { game, name, options } }),
  /** The token of a seat that one had: who was removed for good is told so. */
  takeSeat: (table: string, body: { name: string; instead_of?: number }, token: string | null) =>
    call('post', '/api/tables/{table}/seats', { path: { table }, body, token }),
  readTable: (table: string) => call('get', '/api/tables/{table}', { path: { table } }),
  listTables: () => call('get', '/api/tables', {}),
  readView: (table: string, token: string | null) =>
    call('get', '/api/tables/{table}/view', { path: { table }, token }),
  move: (table: string, token: string, body: Move) =>
    call('post', '/api/tables/{table}/moves', { path: { table }, body, token }),
  why: (table: string, seat: number, card: string, language: Language) =>
    call('get', '/api/tables/{table}/why', { path: { table }, query: { seat, card, language } }),
  readAddress: () => call('get', '/api/address', {}),
  readReplay: (table: string) =>
    call('get', '/api/tables/{table}/replay', { path: { table }, query: { all: true } }),
  /** One game that is over, through whose eyes: everybody's, a guest's, or those of a seat. */
  followLink: (link: string, eyes: 'all' | 'guest' | number) =>
    call('get', '/api/replays/{link}', {
      path: { link },
      query: eyes === 'all' ? { all: true } : eyes === 'guest' ? {} : { seat: eyes },
    }),
  readEvening: (table: string) => call('get', '/api/tables/{table}/evening', { path: { table } }),
  listGames: () => call('get', '/api/games', {}),
  listDecks: () => call('get', '/api/decks', {}),
  readDeck: (deck: string, language: Language) =>
    call('get', '/api/decks/{deck}', { path: { deck }, query: { language } }),
  deleteDeck: (deck: string, token: string | null) =>
    call('delete', '/api/decks/{deck}', { path: { deck }, token }),
};
