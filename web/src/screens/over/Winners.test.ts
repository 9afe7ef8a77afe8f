import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import type { View } from '../../lib/types';
import Winners from './Winners.svelte';

beforeAll(() => useLanguage('en'));
afterEach(cleanup);

const seats = ['Ada', 'Bao', 'Cleo'].map((name, seat) => ({ seat, name, colour: 'blue', symbol: 'moon' }));

test.each([
  [0, [0], 'You win!'],
  [0, [0, 1], 'You win with Bao!'],
  [2, [0, 1], 'Ada and Bao win together'],
  [null, [2], 'Cleo wins'],
])('seat %s reads who won of %j: %s', (you, winners, title) => {
  render(Winners, { view: { you, seats, game: 'party' } as unknown as View, winners });
  const heading = screen.getByRole('heading').textContent.replace(/[\u2068\u2069]/g, '');
  expect(heading).toBe(title);
});
