import type { components } from '../protocol';
import { t, type PlainKey } from './index.svelte';

type Code = components['schemas']['Problem']['error'] | 'offline' | 'not_sent';

/** A plain sentence for every code with which the server, or the way to it, can refuse. */
const SENTENCES: Record<Code, PlainKey> = {
  offline: 'problem.offline',
  not_sent: 'problem.not_sent',
  malformed: 'problem.malformed',
  no_seat: 'problem.no_seat',
  not_host: 'problem.not_host',
  removed: 'problem.removed',
  no_such_table: 'problem.no_such_table',
  table_full: 'problem.table_full',
  already_started: 'problem.already_started',
  name_taken: 'problem.name_taken',
  colour_taken: 'problem.colour_taken',
  no_bots: 'problem.no_bots',
  switched_off: 'problem.switched_off',
  not_now: 'problem.not_now',
  not_your_turn: 'problem.not_your_turn',
  not_your_card: 'problem.not_your_card',
  already_shown: 'problem.already_shown',
  not_marked: 'problem.not_marked',
  own_image: 'problem.own_image',
  too_many: 'problem.too_many',
  too_few: 'problem.too_few',
  bad_options: 'problem.bad_options',
  bad_count: 'problem.bad_count',
  not_over: 'problem.not_over',
  too_large: 'problem.too_large',
  slow_down: 'problem.slow_down',
  blocked: 'problem.blocked',
  no_such_deck: 'problem.no_such_deck',
  not_owner: 'problem.not_owner',
  no_room: 'problem.unknown',
  too_slow: 'problem.offline',
  not_ready: 'problem.offline',
  not_found: 'problem.unknown',
  already_there: 'problem.unknown',
  internal: 'problem.unknown',
  wrong_host: 'problem.unknown',
  wrong_method: 'problem.unknown',
  wrong_origin: 'problem.unknown',
  wrong_type: 'problem.unknown',
};

const isKnown = (code: string): code is Code => code in SENTENCES;

/** The same codes, where a deck was sent. */
const OF_DECKS: Partial<Record<Code, PlainKey>> = {
  malformed: 'problem.deck.nothing',
  too_large: 'problem.deck.too_large',
  too_many: 'problem.deck.too_many',
  no_room: 'problem.deck.too_many',
  too_slow: 'problem.deck.too_large',
};

/** Why a file did not become a card. */
const OF_FILES: Record<string, PlainKey> = {
  not_a_picture: 'file.not_a_picture',
  mislabelled: 'file.mislabelled',
  too_large: 'file.too_large',
  too_small: 'file.too_small',
  too_many: 'file.too_many',
  broken: 'file.broken',
  animated: 'file.animated',
  duplicate: 'file.duplicate',
  encrypted: 'file.encrypted',
  too_slow: 'file.too_slow',
  link: 'file.not_a_picture',
  malformed: 'file.table',
  no_such_file: 'file.missing',
};

export const explain = (code: string): string => t(isKnown(code) ? SENTENCES[code] : 'problem.unknown');
export const explainDeck = (code: string): string => {
  const key = isKnown(code) ? OF_DECKS[code] : undefined;
  return key ? t(key) : explain(code);
};
export const explainFile = (code: string): string => t(OF_FILES[code] ?? 'file.broken');
