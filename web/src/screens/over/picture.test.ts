import { expect, test } from 'vitest';
import { cut, shownPlaces, wrap, type Place } from './picture';

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

test('names can be left out, and there are six places at most', () => {
  const places = Array.from({ length: 9 }, (_, at) => place(`Name ${at}`));
  expect(shownPlaces(places, true)).toHaveLength(6);
  expect(JSON.stringify(shownPlaces(places, false))).not.toContain('Name');
});
