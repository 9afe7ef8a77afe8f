import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import { Table } from '../../lib/table.svelte';
import type { News, View } from '../../lib/types';
import Television from './Television.svelte';

function watch(name: string, seen: boolean) {
  const { view } = JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as { view: View };
  const watched = { ...view, you: null, can: [] } as View;
  const table = new Table(view.table, null);
  table.show(watched, seen ? [{ what: 'turn_scored' } as News] : []);
  render(Television, { table, view: watched });
}
const title = () => screen.queryByRole('heading', { level: 1, name: / wins?\b/ });

beforeAll(() => useLanguage('en'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the end on a television', () => {
  test.each(['odyssey-5-over', 'odyssey-12-over', 'party-over', 'team-over'])(
    'comes after the last reveal: %s',
    async (name) => {
      vi.useFakeTimers();
      watch(name, true);
      await tick();
      expect(title()).toBeNull();
      vi.advanceTimersByTime(10_000);
      await tick();
      expect(title()).toBeTruthy();
      expect(screen.getByRole('list', { name: /total/i })).toBeTruthy();
    },
  );

  test('is there at once for a television that comes later', async () => {
    watch('odyssey-5-over', false);
    await tick();
    expect(title()).toBeTruthy();
  });
});
