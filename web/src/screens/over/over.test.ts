import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { OdysseyView, Replay, StellaView } from '../../lib/types';
import { draw, stepOf } from './chart';
import { endsOf } from './ends';

const game = <Play>(name: string): { replay: Replay; play: Play } =>
  JSON.parse(readFileSync(`fixtures/told/replay-${name}.json`, 'utf8'));

test('a game of Stella is looked back on round by round', () => {
  const { replay, play } = game<StellaView>('stella');
  const ends = endsOf(replay);
  if (ends.kind !== 'stella') throw new Error('not Stella');
  expect(ends.laps.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
  expect(ends.laps.at(-1)).toMatchObject({ grid: play.grid, clue: play.clue, rounds: play.rounds });
  for (const { slates, shown } of ends.laps)
    for (const { card, players } of shown)
      expect(players.every((seat) => slates![seat]!.includes(card))).toBe(true);
});

test.each(['odyssey', 'party', 'team'])('a game of %s is looked back on turn by turn', (name) => {
  const { replay, play } = game<OdysseyView>(name);
  const ends = endsOf(replay);
  if (ends.kind !== 'odyssey') throw new Error('not Odyssey');
  expect(ends.laps.map(({ turn }) => turn)).toEqual(ends.laps.map((_, at) => at + 1));
  const { images, owners, votes, points, totals, reasons } = play;
  expect(ends.laps.at(-1)).toMatchObject({ images, owners, points, totals, reasons, turn: play.turn });
  expect(ends.laps.at(-1)!.votes.map((vote) => vote ?? [])).toEqual(votes);
});

describe('the chart', () => {
  const size = { width: 400, height: 240, left: 30, right: 40, top: 10, bottom: 20, sign: 24 };

  test('starts at nothing and ends at the totals', () => {
    const { lines, turns } = draw(
      [
        [3, 0],
        [5, 10],
      ],
      size,
    );
    expect(turns).toHaveLength(2);
    expect(lines[0]!.points[0]).toEqual({ x: 30, y: 220 });
    expect(lines[1]!.points.at(-1)).toEqual({ x: 360, y: 10 });
  });

  test('equal totals lie side by side', () => {
    const { lines } = draw([[4, 4, 9]], size);
    const [one, other] = lines.map(({ points }) => points.at(-1)!.y);
    expect(other! - one!).toBeCloseTo(3);
  });

  test('signs do not cover each other', () => {
    const { lines } = draw([Array.from({ length: 8 }, () => 7)], size);
    const labels = lines.map(({ label }) => label).sort((one, other) => one - other);
    for (const [at, label] of labels.entries()) {
      expect(label).toBeGreaterThanOrEqual(9.9);
      expect(label).toBeLessThanOrEqual(220.1);
      if (at) expect(label - labels[at - 1]!).toBeGreaterThan(20);
    }
  });

  test('the scale has a handful of steps', () => {
    expect([1, 6, 12, 31, 100].map(stepOf)).toEqual([1, 1, 2, 10, 20]);
  });
});
