import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Log, OdysseyView, StellaView } from '../../lib/types';
import { scores } from '../odyssey/reasons';
import { draws, shuffled } from './chance';
import { draw, stepOf } from './chart';
import { read, type Round, type Turn } from './history';

const game = <Play>(name: string): { log: Log; play: Play } =>
  JSON.parse(readFileSync(`src/screens/over/games/${name}.json`, 'utf8'));

describe('chance', () => {
  test('is SHAKE-256', () => {
    // The first 64 bits of SHAKE-256 of nothing: 46b9dd2b0ba88d13.
    expect(draws('', 1)).toEqual([0x138da80b2bddb946n]);
    // More than one block, in and out.
    expect(draws('x'.repeat(300), 40)).toHaveLength(40);
  });

  test('a shuffle loses nothing and is the same every time', () => {
    const cards = Array.from({ length: 84 }, (_, index) => `c${index + 1}`);
    const once = shuffled('a seed', 'cards', cards);
    expect(once).not.toEqual(cards);
    expect(once).toEqual(shuffled('a seed', 'cards', cards));
    expect(new Set(once)).toEqual(new Set(cards));
  });
});

describe('a game of Stella read again', () => {
  const { log, play } = game<StellaView>('stella');
  const rounds = read(log).turns as Round[];

  test('ends with the grid and the clue that were seen', () => {
    expect(rounds).toHaveLength(4);
    expect(rounds.at(-1)!.grid).toEqual(play.grid);
    expect(rounds.at(-1)!.clue).toBe(play.clue);
    expect(rounds.map(({ points }) => points)).toEqual(play.rounds);
    expect(rounds.at(-1)!.totals).toEqual(play.totals);
  });

  test('whoever shared a shown card had marked it', () => {
    for (const { marks, shown } of rounds)
      for (const { card, players } of shown)
        expect(players.every((seat) => marks[seat]!.includes(card))).toBe(true);
  });

  test('a row is new in every round', () => {
    for (const [at, { grid }] of rounds.entries()) {
      expect(new Set(grid).size).toBe(15);
      if (at) expect(grid.filter((card) => !rounds[at - 1]!.grid.includes(card))).toHaveLength(5);
    }
  });
});

describe.each(['odyssey', 'party', 'team'])('a game of %s read again', (name) => {
  const { log, play } = game<OdysseyView>(name);
  const turns = read(log).turns as Turn[];

  test('ends with the turn that was seen', () => {
    const last = turns.at(-1)!;
    expect(turns).toHaveLength(play.turn);
    expect(last.images).toEqual(play.images);
    expect(last.owners).toEqual(play.owners);
    expect(last.votes).toEqual(play.votes);
    expect(last.points).toEqual(play.points);
    expect(last.totals).toEqual(play.totals);
  });

  test('every turn is told by somebody and has a reason for its points', () => {
    const teams = name === 'team' ? [0, 1, 2].map((team) => [team, team + 3]) : null;
    for (const turn of turns)
      for (const { points, reasons } of scores({ ...turn, teams }, name))
        if (points) expect(reasons.length).toBeGreaterThan(0);
  });
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
