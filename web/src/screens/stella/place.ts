/** Places of the grid: rows A to C from the top, columns 1 to 5. They stay the same where the grid is turned. */
export const ROWS = ['A', 'B', 'C'] as const;
export const COLUMNS = [1, 2, 3, 4, 5] as const;

const WIDE = COLUMNS.length;
const HIGH = ROWS.length;

export const place = (at: number): string => `${ROWS[Math.floor(at / WIDE)]}${(at % WIDE) + 1}`;

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The place that a key leads to, as the grid is seen; null where the key leads nowhere. */
export function follow(key: string, at: number, turned: boolean): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return WIDE * HIGH - 1;
  const step = STEPS[key];
  if (!step) return null;
  const [x, y] = turned ? [step[1], step[0]] : step;
  const column = (at % WIDE) + x;
  const row = Math.floor(at / WIDE) + y;
  return column < 0 || column >= WIDE || row < 0 || row >= HIGH ? null : row * WIDE + column;
}
