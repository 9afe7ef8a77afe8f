import { expect, test } from 'vitest';
import { cut, fit, HEIGHT, rowsOf, WIDTH, withoutNames, wrap, type Place, type Result } from './picture';

const measure = (text: string) => [...text].length;
const place = (names: string): Place => ({ place: '1st', names, points: 3, seats: [] });

test('words are wrapped, and what is too much is cut', () => {
  expect(wrap(measure, 'sorry, but that was my house', 12, 4)).toEqual([
    'sorry, but',
    'that was my',
    'house',
  ]);
  expect(wrap(measure, 'sorry, but that was my house', 12, 2)).toEqual(['sorry, but', 'that was my…']);
  expect(wrap(measure, 'x'.repeat(40), 10, 2)).toEqual(['xxxxxxxxx…']);
  expect(wrap(measure, '  ', 10, 2)).toEqual([]);
});

test('a line that fits stays as it is', () => {
  expect(cut(measure, 'Ada', 3)).toBe('Ada');
  expect(cut(measure, 'Adalbert', 4)).toBe('Ada…');
});

test('words are as large as there is room for them', () => {
  const measureAt = (size: number) => (text: string) => size * [...text].length;
  const how = { width: 120, most: 2, sizes: [12, 10, 8] };
  expect(fit(measureAt, 'Ada wins', how)).toEqual({ size: 12, lines: ['Ada wins'] });
  expect(fit(measureAt, 'Wilhelmina wins', how)).toEqual({ size: 12, lines: ['Wilhelmina', 'wins'] });
  expect(fit(measureAt, 'Bartholomäus wins', how).size).toBe(10);
  expect(fit(measureAt, 'x'.repeat(40), how)).toEqual({ size: 8, lines: [`${'x'.repeat(14)}…`] });
});

test('names can be left out, everywhere', () => {
  const result: Result = {
    title: 'Name 1 wins',
    nameless: 'Stella',
    under: 'Stella',
    places: Array.from({ length: 9 }, (_, at) => place(`Name ${at}`)),
    stars: false,
    card: null,
    caption: 'Boldest clue',
    clue: 'Night',
    more: { words: 'Name 3', named: true },
  };
  expect(JSON.stringify(withoutNames(result))).not.toContain('Name');
});

test.each([2, 3, 6, 7, 12])('there is room for %i places, and no two lie on each other', (count) => {
  const rows = rowsOf(count, 300);
  expect(rows).toHaveLength(count);
  for (const [at, one] of rows.entries()) {
    expect(one.x + one.width).toBeLessThan(WIDTH);
    for (const other of rows.slice(at + 1)) {
      const beside = one.x + one.width < other.x || other.x + other.width < one.x;
      expect(beside || one.y + one.height < other.y).toBe(true);
    }
  }
  expect(rows.at(-1)!.y).toBeLessThan(HEIGHT - 500);
});
