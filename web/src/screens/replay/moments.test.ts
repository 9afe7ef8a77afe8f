import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { News, Replay } from '../../lib/types';
import { lapsOf, momentsOf, subjectOf } from './moments';

const told = (name: string): Replay =>
  JSON.parse(readFileSync(`fixtures/told/lap-${name}.json`, 'utf8')) as Replay;

test.each(['stella', 'odyssey', 'party', 'team'])(
  'every step of %s that tells something is a moment',
  (name) => {
    const replay = told(name);
    const moments = momentsOf(replay);
    const steps = new Set(moments.map(({ step }) => step));
    for (const [step, { news }] of replay.steps.entries())
      if (news.some(({ what }) => what !== 'continued'))
        expect(steps.has(step), JSON.stringify(news)).toBe(true);
    const laps = lapsOf(moments, replay);
    expect(laps).toMatchObject([{ number: 1, first: 0, count: moments.length }]);
    expect(moments.at(-1)!.kind).toBe('score');
  },
);

test('the card that ends a round is seen before the scores', () => {
  const replay = told('stella');
  const moments = momentsOf(replay);
  const scores = moments.flatMap(({ kind }, at) => (kind === 'score' ? [at] : []));
  expect(scores).toHaveLength(1);
  for (const at of scores) expect(moments[at - 1]!.step).toBe(moments[at]!.step);
});

test('a moment is about the picture that was shown, given or voted for, where that is known', () => {
  for (const name of ['stella', 'odyssey', 'team']) {
    const replay = told(name);
    for (const moment of momentsOf(replay)) {
      const { play, news } = replay.steps[moment.step]!;
      const subject = subjectOf(moment, play);
      if (['spark', 'fall', 'super_spark'].includes(moment.kind) && play.kind === 'stella') {
        const shown = news.find((one): one is Extract<News, { what: 'spark' }> => one.what === moment.kind)!;
        expect(subject).toBe(play.grid[shown.card]);
      }
      if (['card', 'vote', 'score'].includes(moment.kind) && play.kind === 'odyssey')
        expect(subject).toBeTruthy();
    }
  }
});

test('who does not know a picture is not told of it', () => {
  const replay = told('odyssey');
  for (const moment of momentsOf(replay)) {
    const { play } = replay.steps[moment.step]!;
    if (play.kind !== 'odyssey' || moment.kind === 'score') continue;
    const blind = { ...play, votes: play.votes.map(() => null), owners: null, gave: null };
    delete blind.given;
    delete blind.hands;
    expect(subjectOf(moment, blind)).toBeNull();
  }
});
