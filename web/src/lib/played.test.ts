import { beforeEach, expect, test } from 'vitest';
import { played } from './played';
import type { Replay } from './types';

const replay = (link: string) =>
  ({ link, game: 'stella', seats: ['Ada', 'Ben', 'Cy'].map((name, seat) => ({ seat, name })) }) as Replay;

beforeEach(() => localStorage.clear());

test('a game is kept once, the newest first, without oneself', () => {
  played.keep({ you: 1 }, replay('one'));
  played.keep({ you: 1 }, replay('two'));
  played.keep({ you: 1 }, replay('one'));
  expect(played.list().map(({ link, names }) => [link, names])).toEqual([
    ['two', ['Ada', 'Cy']],
    ['one', ['Ada', 'Cy']],
  ]);
});

test('there are not more than thirty', () => {
  for (let number = 0; number < 40; number++) played.keep({ you: 0 }, replay(`${number}`));
  expect(played.list()).toHaveLength(30);
  expect(played.list()[0]!.link).toBe('39');
});

test.each(['{', '7', '[null, 3, {"link": 5}]'])('what cannot be read is nothing: %s', (kept) => {
  localStorage.setItem('reverie.played', kept);
  expect(played.list()).toEqual([]);
});
