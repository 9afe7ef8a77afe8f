import type { Log, Shown } from '../../lib/types';
import { shuffled } from './chance';

/** A turn of Odyssey, Party or Team as it lay open at its end. */
export interface Turn {
  storyteller: number;
  /** Null where it was said aloud. */
  clue: string | null;
  images: string[];
  owners: number[];
  votes: number[][];
  red: number | null;
  points: number[];
  totals: number[];
}

/** A round of Stella with what everybody had marked. */
export interface Round {
  clue: string;
  grid: string[];
  /** Positions for each seat. */
  marks: number[][];
  shown: Shown[];
  dark: number | null;
  points: number[];
  totals: number[];
}

export type History = { kind: 'odyssey'; turns: Turn[] } | { kind: 'stella'; turns: Round[] };

const add = (one: number[], other: number[]): number[] => other.map((points, id) => (one[id] ?? 0) + points);

/** What the log of a game tells, as far as it is shown. */
export function read(log: Log): History {
  return log.setup.type === 'stella'
    ? { kind: 'stella', turns: readStella(log) }
    : { kind: 'odyssey', turns: readOdyssey(log) };
}

function readOdyssey({ setup, events }: Log): Turn[] {
  const turns: Turn[] = [];
  const seats = setup.bots.length;
  let turn = newTurn(seats);
  let totals: number[] = [];
  for (const event of events) {
    if (event.type === 'told') turn = { ...newTurn(seats), storyteller: event.seat, clue: event.clue };
    else if (event.type === 'laid') turn = { ...turn, images: event.images, owners: event.owners };
    else if (event.type === 'voted') turn.votes[event.seat] = event.images;
    else if (event.type === 'voted_red') turn.red = event.image;
    else if (event.type === 'turn_scored') {
      totals = add(totals, event.points);
      turns.push({ ...turn, points: event.points, totals });
    }
  }
  return turns;
}

const newTurn = (seats: number): Turn => ({
  storyteller: 0,
  clue: null,
  images: [],
  owners: [],
  votes: Array.from({ length: seats }, () => []),
  red: null,
  points: [],
  totals: [],
});

const COLUMNS = 5;
const CARDS = 15;

function readStella({ setup, events }: Log): Round[] {
  if (setup.type !== 'stella') return [];
  const words = setup.in_order ? setup.words : shuffled(setup.seed, 'words', setup.words);
  let grid = shuffled(setup.seed, 'cards', setup.cards).slice(0, CARDS);
  const rounds: Round[] = [];
  const empty = () => setup.bots.map((): number[] => []);
  const newRound = (): Round => ({
    clue: words[rounds.length]?.[0] ?? '',
    grid,
    marks: empty(),
    shown: [],
    dark: null,
    points: [],
    totals: [],
  });
  let round = newRound();
  for (const event of events) {
    if (event.type === 'marked') round.marks[event.seat] = event.cards;
    else if (event.type === 'word_flipped')
      round = { ...round, clue: words[rounds.length]?.[1] ?? '', marks: empty() };
    else if (event.type === 'announced') round.dark = event.dark;
    else if (event.type === 'card_shown') round.shown.push(event.shown);
    else if (event.type === 'round_scored') {
      rounds.push({ ...round, points: event.points, totals: add(rounds.at(-1)?.totals ?? [], event.points) });
    } else if (event.type === 'round_started') {
      grid = [...grid];
      grid.splice(event.row * COLUMNS, COLUMNS, ...event.cards);
      round = newRound();
    }
  }
  return rounds;
}
