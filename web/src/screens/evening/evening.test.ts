import { expect, test } from 'vitest';
import type { View } from '../../lib/types';
import { lastGames, linesOf, roman } from './evening';

const seat = (at: number, name: string) => ({ seat: at, name });
const view = {
  seats: [seat(0, 'Ada'), seat(1, 'Bao'), seat(2, 'Mira')],
  evening: {
    games: [
      { number: 1, game: 'stella', winners: [1], totals: [38, 44, null], names: ['Bao'] },
      { number: 2, game: 'odyssey', winners: [0, 1], totals: [30, 30, 12], names: ['Ada', 'Bao'] },
      { number: 3, game: 'stella', winners: [2], totals: [1, 2, 50], names: ['Mira'] },
    ],
    wins: [1, 2, 1],
  },
} as unknown as View;

test('whoever has won most comes first, then the seats in their order', () => {
  expect(linesOf(view, 3).map(({ seat }) => seat.name)).toEqual(['Bao', 'Ada', 'Mira']);
});

test('who was not there has no points, and who won is marked in every game', () => {
  const [bao, , mira] = linesOf(view, 3);
  expect(mira!.points).toEqual([null, 12, 50]);
  expect(bao!.won).toEqual([true, true, false]);
});

test('where there is little room the last games are shown, and all wins are counted', () => {
  expect(lastGames(view, 2).map(({ number }) => number)).toEqual([2, 3]);
  expect(linesOf(view, 2)[0]).toMatchObject({ points: [30, 2], wins: 2 });
});

test('plays are numbered as on a programme', () => {
  expect([1, 3, 4, 9, 14, 30].map(roman)).toEqual(['I', 'III', 'IV', 'IX', 'XIV', 'XXX']);
});
