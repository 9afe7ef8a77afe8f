interface Stone {
  points: number;
  x: number;
  y: number;
}
interface Path {
  stones: Stone[];
  /** How many points one stone stands for; long games have fewer stones than points. */
  unit: number;
  height: number;
  pitch: number;
}

const LEAST_PITCH = 31;
const MOST_ROWS = 3;
const ROW = 62;
const HEAD = 50;
const UNITS = [1, 2, 5, 10];
const LOW = { pitch: 9, y: 38, height: 60 };

/** One line of small stones, as low as it can be: all of a phone's screen is needed. */
export function lowPath(target: number, width: number): Path {
  const countOf = (unit: number) => Math.ceil(target / unit) + 1;
  const unit = UNITS.find((one) => width / countOf(one) >= LOW.pitch) ?? UNITS.at(-1)!;
  const pitch = width / countOf(unit);
  const stones = Array.from({ length: countOf(unit) }, (_, index) => ({
    points: Math.min(index * unit, target),
    x: pitch * (index + 0.5),
    y: LOW.y,
  }));
  return { stones, unit, pitch, height: LOW.height };
}

/** Stepping stones from 0 to the target: one line where there is room, else folded to and fro. */
export function path(target: number, width: number): Path {
  const rowsOf = (unit: number) => Math.ceil(((Math.ceil(target / unit) + 1) * LEAST_PITCH) / width);
  const unit = UNITS.find((one) => rowsOf(one) <= MOST_ROWS) ?? UNITS.at(-1)!;
  const count = Math.ceil(target / unit) + 1;
  const rows = Math.max(1, rowsOf(unit));
  const columns = Math.ceil(count / rows);
  const pitch = width / columns;
  const stones = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const at = index % columns;
    const x = pitch * ((row % 2 ? columns - 1 - at : at) + 0.5);
    const wave = rows === 1 ? 9 * Math.sin(index / 2.4) : 0;
    return { points: Math.min(index * unit, target), x, y: HEAD + row * ROW + wave + (rows === 1 ? 8 : 0) };
  });
  return { stones, unit, pitch, height: HEAD + (rows - 1) * ROW + (rows === 1 ? 38 : 20) };
}

/** Where somebody with so many points stands; beyond the target they stay on the last stone. */
export function spot({ stones, unit }: Path, points: number): { x: number; y: number; stone: number } {
  const at = Math.min(Math.max(points, 0) / unit, stones.length - 1);
  const one = stones[Math.floor(at)]!;
  const next = stones[Math.ceil(at)]!;
  const part = at - Math.floor(at);
  return {
    x: one.x + (next.x - one.x) * part,
    y: one.y + (next.y - one.y) * part,
    stone: Math.floor(at),
  };
}

/** The stones that are touched on the way. */
export function hops(way: Path, from: number, to: number): { x: number; y: number }[] {
  const points = [from];
  for (let at = Math.floor(from / way.unit) + 1; at * way.unit < to; at++) points.push(at * way.unit);
  return [...points, to].map((at) => spot(way, at));
}
