export interface Line {
  id: number;
  points: { x: number; y: number }[];
  /** Where its sign stands, so that signs do not cover each other. */
  label: number;
}
export interface Chart {
  lines: Line[];
  /** Steps of the scale, from 0. */
  steps: { value: number; y: number }[];
  turns: { number: number; x: number }[];
}
interface Size {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  sign: number;
}

/** A step that gives four to six lines. */
export const stepOf = (most: number): number =>
  [1, 2, 5, 10, 20, 50, 100].find((step) => most / step <= 6) ?? 200;

/** Pixels between lines that would lie on each other, and at most for all of them. */
const APART = { each: 3, all: 12 };

/** How far a line goes aside from the others with the same total in a turn. */
function aside(turn: number[], id: number): number {
  const equal = turn.flatMap((total, other) => (total === turn[id] ? [other] : []));
  const step = Math.min(APART.each, APART.all / Math.max(1, equal.length - 1));
  return (equal.indexOf(id) - (equal.length - 1) / 2) * step;
}

/** Running totals, each turn a list, as lines from 0. */
export function draw(totals: number[][], size: Size): Chart {
  const sides = totals[0]?.length ?? 0;
  const most = Math.max(1, ...totals.flat());
  const wide = size.width - size.left - size.right;
  const high = size.height - size.top - size.bottom;
  const x = (turn: number) => size.left + (wide * turn) / Math.max(1, totals.length);
  const y = (value: number) => size.top + high * (1 - value / most);
  const lines = Array.from({ length: sides }, (_, id) => ({
    id,
    points: [
      { x: x(0), y: y(0) },
      ...totals.map((turn, at) => ({ x: x(at + 1), y: y(turn[id]!) + aside(turn, id) })),
    ],
    label: y(totals.at(-1)![id]!),
  }));
  spread(lines, size.sign, size.top, size.height - size.bottom);
  const step = stepOf(most);
  const steps = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
  return {
    lines,
    steps: steps.map((value) => ({ value, y: y(value) })),
    turns: totals.map((_, turn) => ({ number: turn + 1, x: x(turn + 1) })),
  };
}

/** Pushes the signs at the end of the lines apart, from the top down and back up where the room ends. */
function spread(lines: Line[], sign: number, top: number, bottom: number): void {
  const order = [...lines].sort((one, other) => one.label - other.label || one.id - other.id);
  const gap = Math.min(sign, (bottom - top) / Math.max(1, order.length - 1));
  for (const [at, line] of order.entries())
    if (at) line.label = Math.max(line.label, order[at - 1]!.label + gap);
  let limit = bottom;
  for (const line of order.reverse()) {
    line.label = Math.min(line.label, limit);
    limit = line.label - gap;
  }
}
