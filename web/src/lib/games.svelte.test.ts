import { beforeAll, expect, test } from 'vitest';
import { tellPlayers } from './games.svelte';
import { useLanguage } from './i18n/index.svelte';

beforeAll(() => useLanguage('en'));

test('who can play is told as it is, also where only even numbers can', () => {
  expect(tellPlayers('stella')).toBe('3 to 6 players');
  expect(tellPlayers('party')).toBe('6 to 12 players');
  expect(tellPlayers('team')).toBe('6, 8, 10 or 12 players');
});
