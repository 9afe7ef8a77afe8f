import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CanOf, OdysseyView } from '../../lib/types';
import { Draft, toggle } from './draft.svelte';
import { fit } from './fit';
import { foundBy, scores, storyOf, totalsBefore } from './scores';
import { Reveal } from './reveal.svelte';
import { hops, lowPath, path, spot } from './track';

describe('the columns of the images', () => {
  test('make the cards as large as they can be', () => {
    expect(fit(6, 366, 560).columns).toBe(2);
    expect(fit(12, 366, 560).columns).toBe(3);
    expect(fit(6, 1250, 460).columns).toBe(6);
    expect(fit(12, 1250, 460).columns).toBe(6);
  });

  test.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i images never leave their room', (count) => {
    for (const [width, height] of [
      [296, 380],
      [366, 560],
      [796, 800],
      [1250, 460],
    ] as const) {
      const { columns, width: card } = fit(count, width, height, { gap: 10, caption: 30 });
      const rows = Math.ceil(count / columns);
      expect(card).toBeGreaterThan(30);
      expect(columns * card + (columns - 1) * 10).toBeLessThanOrEqual(width);
      expect(rows * (card * 1.5 + 30) + (rows - 1) * 10).toBeLessThanOrEqual(height + rows);
    }
  });

  test('no card stands alone in the last row for a little more width', () => {
    expect(fit(5, 366, 544).columns).toBe(3);
    expect(fit(5, 366, 700).columns).toBe(2);
  });

  test('without room there are no cards, and no error', () => {
    expect(fit(5, 0, 0).width).toBe(0);
  });
});

describe('what a player has in mind', () => {
  const vote = (more: Partial<CanOf<'vote'>> = {}): CanOf<'vote'> => ({
    type: 'vote',
    from: [0, 1, 2],
    min: 1,
    max: 1,
    ...more,
  });

  test('a token moves, a second one joins where two are allowed', () => {
    expect(toggle([1], 2, 1)).toEqual([2]);
    expect(toggle([1], 2, 2)).toEqual([1, 2]);
    expect(toggle([1, 2], 3, 2)).toEqual([1, 3]);
    expect(toggle([1, 2], 1, 2)).toEqual([2]);
  });

  test('the storyteller of Party puts green, then red', () => {
    const draft = new Draft();
    const can = vote({ red: [0, 1, 2] });
    draft.put(1, can);
    expect(draft.token).toBe('red');
    expect(draft.canVote(can)).toBe(false);
    draft.put(2, can);
    expect([draft.images, draft.red]).toEqual([[1], 2]);
    expect(draft.canVote(can)).toBe(true);
  });

  test('a clue is measured in code points without the blanks around it', () => {
    const draft = new Draft();
    const can: CanOf<'tell'> = { type: 'tell', clue: { min: 1, max: 3 } };
    draft.clue = '   ';
    expect(draft.canTell(can)).toBe(false);
    draft.clue = ' 🌙🐇🕯 ';
    expect(draft.length).toBe(3);
    expect(draft.canTell(can)).toBe(true);
    expect(draft.canTell({ ...can, from: ['c1'] })).toBe(false);
    draft.choose('c1', 1);
    expect(draft.canTell({ ...can, from: ['c1'] })).toBe(true);
  });

  test('said aloud there is nothing to write', () => {
    const draft = new Draft();
    draft.aloud = true;
    expect(draft.canTell({ type: 'tell' })).toBe(true);
  });
});

describe('scores', () => {
  const turn = {
    storyteller: 0,
    images: ['a', 'b', 'c', 'd'],
    owners: [1, 0, 2, 3],
    votes: [[], [1], [0], [0]],
    points: [3, 5, 0, 0],
    totals: [3, 9, 4, 0],
    teams: null,
    reasons: [
      [{ why: 'storyteller', points: 3 }],
      [
        { why: 'found', points: 3 },
        { why: 'fooled', points: 2, seats: [2, 3] },
      ],
      [],
      [],
    ],
  } as unknown as OdysseyView;

  test('are read off what lies open', () => {
    expect(storyOf(turn)).toBe(1);
    expect(foundBy(turn)).toEqual({ found: [1], voters: [1, 2, 3] });
    expect(totalsBefore(turn)).toEqual([0, 4, 4, 0]);
    const [, finder] = scores(turn);
    expect(finder).toMatchObject({ id: 1, seats: [1], points: 5, total: 9 });
    expect(finder!.reasons.map(({ why }) => why)).toEqual(['found', 'fooled']);
  });

  test('are those of teams where there are teams', () => {
    const teams = [
      [0, 2],
      [1, 3],
    ];
    const [tellers] = scores({ ...turn, teams, points: [3, 5], totals: [3, 9] });
    expect(tellers).toMatchObject({ seats: [0, 2], points: 3, total: 3 });
  });
});

describe('the reveal', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('goes step by step, to the end', () => {
    const reveal = new Reveal();
    expect(reveal.isDone).toBe(true);
    reveal.start();
    expect(reveal.step).toBe('votes');
    expect(reveal.has('owners')).toBe(false);
    vi.advanceTimersByTime(1700);
    expect(reveal.step).toBe('owners');
    vi.runAllTimers();
    expect(reveal.step).toBe('track');
  });

  test('is skipped, and stays so', () => {
    const reveal = new Reveal();
    reveal.start();
    reveal.skip();
    vi.runAllTimers();
    expect(reveal.isDone).toBe(true);
  });

  test('stops where a newer view has come', () => {
    const reveal = new Reveal();
    reveal.start();
    reveal.stop();
    vi.runAllTimers();
    expect(reveal.step).toBe('votes');
  });
});

describe('the score track', () => {
  test('is one line on a desktop and folded on a phone', () => {
    const wide = path(30, 1200);
    expect(wide.stones).toHaveLength(31);
    expect(
      Math.max(...wide.stones.map(({ y }) => y)) - Math.min(...wide.stones.map(({ y }) => y)),
    ).toBeLessThan(30);
    const narrow = path(30, 366);
    expect(new Set(narrow.stones.map(({ y }) => y)).size).toBe(3);
    // Where it turns the next stone lies under the last.
    expect(narrow.stones[11]!.x).toBe(narrow.stones[10]!.x);
  });

  test('on a phone they are small and in one line', () => {
    const way = lowPath(30, 366);
    expect(way.stones).toHaveLength(31);
    expect(new Set(way.stones.map(({ y }) => y)).size).toBe(1);
    expect(way.stones.at(-1)!.x).toBeLessThan(366);
    expect(lowPath(100, 366).unit).toBeGreaterThan(1);
  });

  test('a long game has fewer stones than points', () => {
    const way = path(100, 366);
    expect(way.unit).toBeGreaterThan(1);
    expect(way.stones.at(-1)!.points).toBe(100);
    expect(spot(way, 140)).toMatchObject({ x: way.stones.at(-1)!.x });
  });

  test('a rabbit touches every stone on its way', () => {
    const way = path(30, 1200);
    expect(hops(way, 3, 7)).toHaveLength(5);
    expect(hops(way, 28, 33).at(-1)).toMatchObject({ x: way.stones[30]!.x });
  });
});
