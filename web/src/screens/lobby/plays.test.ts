import { beforeAll, expect, test } from 'vitest';
import { learn } from '../../lib/games.svelte';
import { useLanguage } from '../../lib/i18n/index.svelte';
import type { GameInfo, View } from '../../lib/types';
import { noteOf } from './note';
import { playsFor } from './plays';

const game = (game: string, players: number[], cards: number): GameInfo => ({
  game,
  players,
  cards: Object.fromEntries(players.map((count) => [count, cards])),
  options: {},
});

beforeAll(async () => {
  await useLanguage('en');
  learn([
    game('stella', [3, 4, 5, 6], 27),
    game('odyssey', [3, 4, 5, 6, 7], 60),
    game('party', [6, 7, 8], 60),
    game('team', [6, 8], 60),
  ]);
});

const notes = (seats: number, pictures: number | null) =>
  playsFor(seats, pictures).map(({ note, short }) => (short ? note : 'can be played'));

test('a game that cannot be played says what it needs', () => {
  expect(notes(5, 84)).toEqual(['can be played', 'can be played', 'needs 6', 'needs 6']);
  expect(notes(7, 84)).toEqual(['up to 6', 'can be played', 'can be played', 'needs 8']);
  expect(notes(5, 30)).toEqual(['can be played', 'needs 60 pictures', 'needs 6', 'needs 6']);
});

test('where the deck is not known nothing is said against it', () => {
  expect(notes(6, null)).toEqual(Array(4).fill('can be played'));
});

test('everybody sees in the lobby who plays with whom', () => {
  const seats = ['Ada', 'Bao', 'Cleo', 'Ben', 'Dana', 'Eli'].map((name, seat) => ({
    seat,
    name,
    connected: true,
  }));
  const view = { game: 'team', status: 'lobby', you: 5, host: 0, seats } as unknown as View;
  expect(seats.map((seat) => noteOf(view, seat as unknown as View['seats'][number]))).toEqual([
    'host · with Ben',
    'with Dana',
    'with Eli',
    'with Ada',
    'with Bao',
    'You · with Cleo',
  ]);
});
