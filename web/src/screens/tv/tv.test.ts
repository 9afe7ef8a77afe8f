import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { away } from '../../lib/away.svelte';
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

describe('cards on a real table', () => {
  const box = (again: number[]) => {
    const { view } = JSON.parse(readFileSync('fixtures/odyssey-5-vote-wait.json', 'utf8')) as { view: View };
    const options = { ...view.options, deck: 'box' };
    const watched = { ...view, options, play: { ...view.play, again }, you: null, can: [] } as View;
    render(Television, { table: new Table(view.table, null), view: watched });
    return document.body.textContent.replace(/[\u2068\u2069]/g, '');
  };

  test('are laid out and claimed before anybody votes', () => {
    expect(box([])).toContain('say which is yours, then vote');
  });

  test('are looked at again where two named the same', () => {
    expect(box([0, 1])).toContain('named the same number');
  });
});

describe('who is not connected', () => {
  const read = (name: string, gone: number[]) => {
    const { view } = JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as { view: View };
    const seats = view.seats.map((seat) => ({
      ...seat,
      bot: false,
      connected: !gone.includes(seat.seat),
    }));
    return { ...view, seats, you: null, can: [] } as View;
  };
  const plain = () => document.body.textContent.replace(/[\u2068\u2069]/g, '');

  test.each([
    'stella-4-associate',
    'stella-4-reveal-announced-wait',
    'stella-4-scored',
    'stella-4-over',
    'odyssey-5-tell-wait',
    'odyssey-5-give-wait',
    'odyssey-5-vote-wait',
    'odyssey-5-scored',
    'odyssey-5-over',
    'party-vote-wait',
    'team-scored',
  ])('is told on a television in every phase: %s', async (name) => {
    vi.useFakeTimers();
    const gone = read(name, [1, 2]);
    const names = [1, 2].map((seat) => gone.seats[seat]!.name);
    const table = new Table(gone.table, null);
    const show = (view: View) => table.show({ ...view, version: ++version } as View, []);
    let version = gone.version;
    show(gone);
    const { rerender } = render(Television, { table, view: table.view! });
    await tick();
    expect(plain()).not.toContain('not connected.');
    vi.advanceTimersByTime(5000);
    await tick();
    expect(plain()).toContain(`${names.join(' and ')} are not connected.`);
    show(read(name, [2]));
    await rerender({ table, view: table.view! });
    expect(plain()).toContain(`${names[1]} is not connected.`);
    vi.advanceTimersByTime(20_000);
    await tick();
    expect(plain().includes(`can let a bot play for ${names[1]}.`)).toBe(gone.status === 'playing');
    show(read(name, []));
    await rerender({ table, view: table.view! });
    expect(plain()).not.toContain('not connected.');
    away.clear();
  });
});

test('a television follows the group from game to game', async () => {
  const table = new Table('ABCDEF', null);
  let version = 0;
  const look = (name: string) => {
    const { view } = JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as { view: View };
    table.show({ ...view, you: null, can: [], version: ++version } as View, []);
    return { table, view: table.view! };
  };
  const { rerender } = render(Television, look('stella-4-associate'));
  const shows = async (name: string, words: RegExp) => {
    await rerender(look(name));
    expect(screen.getAllByText(words)[0]).toBeTruthy();
  };
  await shows('stella-4-scored', /Round/);
  await shows('odyssey-5-lobby', /^Odyssey$/);
  await shows('odyssey-5-tell-anybody', /Who will tell first/);
  await shows('odyssey-5-over', /The end/);
  await shows('party-lobby', /^Odyssey Party$|^Party$/);
  await shows('party-vote-wait', /Which picture fits the clue best/);
  await shows('team-vote-wait', /Which picture was it/);
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
