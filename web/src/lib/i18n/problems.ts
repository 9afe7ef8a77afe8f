import { t, type Key } from './index.svelte';

/** A plain sentence for every code with which the server, or the way to it, can refuse. */
const SENTENCES: Record<string, Key> = {
  offline: 'problem.offline',
  not_sent: 'problem.not_sent',
  malformed: 'problem.malformed',
  no_seat: 'problem.no_seat',
  not_host: 'problem.not_host',
  no_such_table: 'problem.no_such_table',
  table_full: 'problem.table_full',
  already_started: 'problem.already_started',
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
};

export const explain = (code: string): string => t(SENTENCES[code] ?? 'problem.unknown');
