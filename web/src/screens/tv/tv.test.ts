import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import { Table } from '../../lib/table.svelte';
import type { News, View } from '../../lib/types';
import Television from './Television.svelte';

function watch(name: string, ...news: News['what'][]) {
  const { view } = JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as { view: View };
  const watched = { ...view, you: null, can: [] } as View;
  const table = new Table(view.table, null);
  table.show(
    watched,
    news.map((what) => ({ what }) as News),
  );
  render(Television, { table, view: watched });
}
const title = () => screen.queryByRole('heading', { level: 1, name: / wins?\b/ });

beforeAll(() => useLanguage('en'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the last card of a round on a television', () => {
  const scores = () => screen.queryByRole('table');

  test.each(['stella-4-scored', 'stella-6-over'])('is seen before the scores: %s', async (name) => {
    vi.useFakeTimers();
    watch(name, 'spark');
    await tick();
    expect(scores()).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: /Spark|Fall/ })).toBeTruthy();
    vi.advanceTimersByTime(5000);
    await tick();
    expect(scores()).toBeTruthy();
  });

  test('has been seen where a television comes later', async () => {
    watch('stella-4-scored');
    await tick();
    expect(scores()).toBeTruthy();
  });
});

test.each([
  ['odyssey-5-vote-mine', true],
  ['odyssey-5-scored', true],
  ['party-scored', false],
])('a game to so many points has its track: %s', (name, track) => {
  watch(name);
  expect(screen.queryByRole('img', { name: /score track/i }) !== null).toBe(track);
});

describe('the end on a television', () => {
  test.each(['odyssey-5-over', 'odyssey-12-over', 'party-over', 'team-over'])(
    'comes after the last reveal: %s',
    async (name) => {
      vi.useFakeTimers();
      watch(name, 'turn_scored');
      await tick();
      expect(title()).toBeNull();
      expect(screen.getByRole('heading', { level: 2, name: /picture \d/ })).toBeTruthy();
      vi.advanceTimersByTime(10_000);
      await tick();
      expect(title()).toBeTruthy();
      expect(screen.getByRole('list', { name: /total/i })).toBeTruthy();
    },
  );

  test('is there at once for a television that comes later', async () => {
    watch('odyssey-5-over');
    await tick();
    expect(title()).toBeTruthy();
  });
});
