import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import { notices } from '../../lib/notices.svelte';
import { Table } from '../../lib/table.svelte';
import type { Move, News, Shown, StellaView, View } from '../../lib/types';
import Television from '../tv/Television.svelte';
import { follow, place } from './place';
import { cellsOf, fallOf, scoresOf, totalBefore } from './reading';
import Stella from './Stella.svelte';
import { tellNews, tellOutcome } from './telling';

type Recorded = { view: View & { play: StellaView }; news: News[] };
const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(`fixtures/stella-${name}.json`, 'utf8')) as Recorded;

const NAMES = ['Noor', 'Maximiliane-Elżbieta', 'Orla', 'Basil', 'Mirabel', 'Otto'];
const SHOWN: Shown[] = [
  { card: 4, scout: 3, outcome: 'spark', players: [0, 1, 3, 4], stars: [2, 2, 0, 2, 2, 0] },
  { card: 9, scout: 4, outcome: 'super_spark', players: [2, 4], stars: [0, 0, 3, 0, 3, 0] },
  { card: 5, scout: 5, outcome: 'fall', players: [5], stars: [0, 0, 0, 0, 0, 0] },
];
/** A spark, a super spark and a fall; the viewer is the next scout. */
function revealed(): Recorded {
  const { view } = recorded('6-reveal-fall-mine');
  const seats = view.seats.map((seat, at) => ({ ...seat, name: NAMES[at]! }));
  const play = { ...view.play, shown: SHOWN, fallen: [5] };
  return { view: { ...view, seats, play }, news: [{ what: 'fall', card: 5, scout: 5, players: [5] }] };
}

function open(name: string) {
  const { view, news } = recorded(name);
  const table = new Table(view.table, 'token');
  table.show(view, news);
  const moves: Move[] = [];
  table.move = (move) => {
    moves.push(move);
    return Promise.resolve('done');
  };
  return { table, view, play: view.play, news, moves };
}

beforeAll(() => useLanguage('en'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the grid', () => {
  test('has the same names for its places everywhere', () => {
    expect([0, 4, 5, 14].map(place)).toEqual(['A1', 'A5', 'B1', 'C5']);
  });

  test('is followed by arrow keys as it is seen', () => {
    expect(follow('ArrowRight', 0, false)).toBe(1);
    expect(follow('ArrowDown', 0, false)).toBe(5);
    expect(follow('ArrowRight', 0, true)).toBe(5);
    expect(follow('ArrowDown', 0, true)).toBe(1);
    expect(follow('ArrowLeft', 5, false)).toBeNull();
    expect(follow('ArrowUp', 2, false)).toBeNull();
    expect([follow('Home', 7, true), follow('End', 7, true), follow('a', 7, true)]).toEqual([0, 14, null]);
  });
});

describe('reading a view', () => {
  test('a slate mirrors what was shown', () => {
    const { play } = revealed().view;
    expect([cellsOf(play, 0)[4], cellsOf(play, 2)[9], cellsOf(play, 5)[5]]).toEqual([
      'spark',
      'super',
      'fall',
    ]);
    expect([fallOf(play, 5), fallOf(play, 0)]).toEqual([5, null]);
  });

  test('the total beside a slate is that of the rounds before, also on the last card', () => {
    const { play } = recorded('4-scored').view;
    const late = {
      ...play,
      rounds: [[5, 5, 5, 5], play.rounds[0]!],
      totals: play.totals.map((one) => one + 5),
    };
    expect(play.totals.map((_, seat) => totalBefore(late, seat))).toEqual([5, 5, 5, 5]);
    const earlier = { ...late, phase: 'reveal' as const };
    expect(totalBefore(earlier, 0)).toBe(late.totals[0]);
  });

  test('the scoring slate has the highest total first, and what the Dark cost', () => {
    const { play } = recorded('4-scored').view;
    const dark = { ...play, rounds: [[8, 2, 4, 3]], totals: [8, 2, 4, 3], stars: [8, 2, 4, 7] };
    expect(scoresOf(dark).map(({ seat, lost }) => [seat, lost])).toEqual([
      [0, 0],
      [2, 0],
      [3, 4],
      [1, 0],
    ]);
  });
});

describe('telling', () => {
  test('a spark, with the viewer last', () => {
    const { view } = revealed();
    expect(tellOutcome(view, view.play.shown[0]!)).toBe(
      'Maximiliane-Elżbieta, Basil, Mirabel and you: 2 stars each.',
    );
  });

  test('no stars for those who had fallen', () => {
    const { view } = revealed();
    const shown = { ...view.play.shown[1]!, stars: [0, 0, 0, 0, 3, 0] };
    expect(tellOutcome(view, shown)).toBe('Mirabel: 3 stars. No stars after a fall: Orla.');
  });

  test('what happened, in its order, and whose turn it is', () => {
    const { view, news } = revealed();
    expect(tellNews(news, view, view.play)).toBe(
      'Otto shows B1. Fall. Nobody else marked it. Otto gets no more stars in this round. Your turn as scout.',
    );
    expect(tellNews([], view, view.play)).toBe('');
  });

  test('goes to the live region with every view', async () => {
    const { table, view, play } = open('4-reveal-announced-mine-dark');
    const mine = { ...play, dark: 0 };
    render(Stella, { table, view, play: mine });
    await tick();
    expect(notices.said.at(-1)?.text).toContain('You passed the pen. You’re in the dark');
  });
});

describe('marking', () => {
  test('is a press, sent before the pen is passed', async () => {
    const { table, view, play, moves } = open('4-associate-marked');
    render(Stella, { table, view, play });
    const free = play.grid.findIndex((_, at) => !play.slate!.includes(at));
    const card = screen.getByRole('button', { name: new RegExp(`^${place(free)}`) });
    expect(card.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(card);
    expect(card.getAttribute('aria-pressed')).toBe('true');
    expect(card.getAttribute('aria-label')).toContain('marked');
    await fireEvent.click(screen.getByRole('button', { name: 'Pass the pen' }));
    await tick();
    expect(moves.map(({ type }) => type)).toEqual(['mark', 'pass_pen']);
    expect(moves[0]).toEqual({ type: 'mark', cards: [...play.slate!, free].sort((a, b) => a - b) });
  });

  test('nothing offers the pen before there is a cross', () => {
    const { table, view, play } = open('4-associate');
    render(Stella, { table, view, play });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pass the pen' }).disabled).toBe(true);
  });

  test('only one picture is in the order of the tab key', () => {
    const { table, view, play } = open('4-associate');
    render(Stella, { table, view, play });
    const cards = screen.getAllByRole('button', { name: /^[ABC][1-5]/ });
    expect(cards.filter((card) => card.tabIndex === 0)).toHaveLength(1);
    expect(cards).toHaveLength(15);
  });

  test('is not possible for those who watch', () => {
    const { table, view, play } = open('4-associate');
    const watching = { ...view, you: null, can: [] };
    table.show(watching, []);
    render(Stella, { table, view: watching, play: { ...play, slate: null } });
    expect(screen.queryByRole('button', { name: 'Pass the pen' })).toBeNull();
    expect(screen.queryAllByRole('button', { pressed: false })).toHaveLength(0);
  });
});

describe('the scout', () => {
  test('chooses among what the table offers, then shows it', async () => {
    const { table, view, play, moves } = open('6-reveal-fall-mine');
    render(Stella, { table, view, play });
    const from = table.can('show')!.from;
    const choosable = screen.getAllByRole('button', { pressed: false });
    expect(choosable).toHaveLength(from.length);
    await fireEvent.click(choosable[0]!);
    await fireEvent.click(screen.getByRole('button', { name: `Show ${place(from[0]!)}` }));
    expect(moves).toEqual([{ type: 'show', card: from[0] }]);
  });

  test('sees the last card as dim as the others that cannot be chosen', () => {
    const { table, view, play } = open('6-reveal-fall-mine');
    render(Stella, { table, view, play });
    expect(document.querySelectorAll('.cover')).toHaveLength(play.shown.length);
    expect(document.querySelectorAll('.cover.clear')).toHaveLength(0);
  });
});

describe('the row of slates', () => {
  const stars = () => [...document.querySelectorAll('.slates .won')].map((won) => won.textContent.trim());
  function shows() {
    const { view, news } = recorded('6-reveal-spark-wait');
    const { play } = view;
    const last = play.shown.at(-1)!;
    const before = {
      ...play,
      shown: play.shown.slice(0, -1),
      stars: play.stars.map((count, seat) => count - last.stars[seat]!),
    };
    const table = new Table(view.table, 'token');
    table.show({ ...view, play: before }, []);
    table.show(view, news);
    const told = { before: before.stars.map(String), now: play.stars.map(String) };
    return { table, view, told, ...render(Stella, { table, view, play }) };
  }

  test('waits until the outcome is on the stage', async () => {
    vi.useFakeTimers();
    const { told } = shows();
    await tick();
    expect(stars()).toEqual(told.before);
    vi.advanceTimersByTime(1300);
    await tick();
    expect(stars()).toEqual(told.now);
  });

  test('is settled by the next view', async () => {
    vi.useFakeTimers();
    const { table, view, told, rerender } = shows();
    await tick();
    const next = { ...view, play: { ...view.play } };
    table.show(next, []);
    await rerender({ table, view: next, play: next.play });
    expect(stars()).toEqual(told.now);
  });

  test('is there at once where nothing may move', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ ...new EventTarget(), matches: query.includes('reduce') }) as MediaQueryList,
    );
    const { told } = shows();
    await tick();
    expect(stars()).toEqual(told.now);
    vi.restoreAllMocks();
  });
});

describe('the television', () => {
  test.each(['6-associate', '6-reveal-spark-wait', '6-scored', '6-over', '6-lobby'])(
    'has nothing to press and shows the code: %s',
    (name) => {
      const { view, news } = recorded(name);
      const table = new Table(view.table, null);
      const play = view.play && { ...view.play, slate: null };
      const watched = { ...view, you: null, can: [], play } as View;
      table.show(watched, news);
      render(Television, { table, view: watched });
      expect(screen.queryAllByRole('button')).toHaveLength(0);
      expect(screen.getByText(view.table)).toBeTruthy();
    },
  );
});
