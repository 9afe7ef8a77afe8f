/** What the picture of a result tells, and how its words find room. */
import type { Seat } from '../../lib/types';

export const WIDTH = 1080;
export const HEIGHT = 1350;

export interface Place {
  place: string;
  names: string;
  points: number;
  seats: Seat[];
}

export interface Result {
  title: string;
  /** The same where names are left out. */
  nameless: string;
  under: string;
  places: Place[];
  /** Points are games that were won. */
  stars: boolean;
  /** The best card, and what was said of it. */
  card: string | null;
  caption: string;
  clue: string | null;
  /** Who gave the clue, or how often the card was chosen. */
  more: { words: string; named: boolean };
}

/** A result as it is drawn where names are to be left out. */
export const withoutNames = (result: Result): Result => ({
  ...result,
  title: result.nameless,
  places: result.places.map((one) => ({ ...one, names: '' })),
  more: result.more.named ? { words: '', named: false } : result.more,
});

type Measure = (text: string) => number;

/** Words in lines that are no wider than they may be. */
function lines(measure: Measure, text: string, width: number): string[] {
  const done: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || measure(longer) <= width) line = longer;
    else {
      done.push(line);
      line = word;
    }
  }
  return line ? [...done, line] : done;
}

/** As many lines as there may be; what is too much is cut with an ellipsis. */
export function wrap(measure: Measure, text: string, width: number, most: number): string[] {
  const all = lines(measure, text, width);
  const shown = all.slice(0, most);
  if (all.length > most) shown[most - 1] += ' …';
  return shown.map((one) => cut(measure, one, width));
}

/** One line, cut where it is too wide. */
export function cut(measure: Measure, text: string, width: number): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  while (letters.length && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}

/** The first of some sizes, the largest first, in which the words fit; in the last one they are cut. */
export function fit(
  measureAt: (size: number) => Measure,
  text: string,
  { width, most, sizes }: { width: number; most: number; sizes: number[] },
): { size: number; lines: string[] } {
  const fits = (size: number) => {
    const all = lines(measureAt(size), text, width);
    return all.length <= most && all.every((one) => measureAt(size)(one) <= width);
  };
  const size = sizes.find(fits) ?? sizes.at(-1)!;
  const measure = measureAt(size);
  return { size, lines: most > 1 ? wrap(measure, text, width, most) : [cut(measure, text, width)] };
}

export interface Row {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LEFT = 110;
const WIDE = WIDTH - 2 * LEFT;
const BETWEEN = 12;
/** So many have a line each; of more, those behind the first stand two by two. */
const MOST_LINES = 6;

/** Where the places stand, below each other from `top` on. */
export function rowsOf(count: number, top: number): Row[] {
  if (count <= MOST_LINES)
    return Array.from({ length: count }, (_, at) => ({
      x: LEFT,
      y: top + at * 74,
      width: WIDE,
      height: 64,
    }));
  const half = (WIDE - BETWEEN) / 2;
  const behind = Array.from({ length: count - 1 }, (_, at) => ({
    x: LEFT + (at % 2) * (half + BETWEEN),
    y: top + 74 + Math.floor(at / 2) * 64,
    width: half,
    height: 56,
  }));
  return [{ x: LEFT, y: top, width: WIDE, height: 64 }, ...behind];
}
