import { beforeAll, describe, expect, test } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import type { View } from '../../lib/types';
import { lessonFor } from './lessons';
import { spotFor } from './spot';

beforeAll(() => useLanguage('en'));

const at = (game: string, play: object, can: string[], status = 'playing') =>
  ({ game, status, you: 0, can: can.map((type) => ({ type })), play }) as unknown as View;

describe('Stella', () => {
  const stella = (change: object, can: string[] = []) =>
    at(
      'stella',
      { kind: 'stella', phase: 'associate', clue: 'Cage', slate: [], shown: [], dark: null, ...change },
      can,
    );
  const fall = { card: 1, outcome: 'fall' };

  test.each<[string, object, string[], string[], string | null]>([
    ['an empty slate', {}, ['mark'], [], 'mark'],
    ['nothing twice', {}, ['mark'], ['mark'], null],
    ['a first cross', { slate: [1] }, ['mark'], [], null],
    ['what done means', { slate: [1, 2] }, ['mark', 'pass_pen'], ['mark'], 'done'],
    ['many crosses', { slate: [1, 2, 3, 4, 5, 6] }, ['mark', 'pass_pen'], ['mark', 'done'], 'dark'],
    ['the pen is passed', { slate: [1, 2] }, ['take_pen'], ['mark'], null],
    ['somebody is in the dark', { phase: 'reveal', dark: 2 }, [], ['mark'], 'dark'],
    ['nobody is', { phase: 'reveal' }, [], ['mark'], null],
    ['the scout', { phase: 'reveal' }, ['show'], [], 'scout'],
    ['a fall, before the scout', { phase: 'reveal', shown: [fall] }, ['show'], [], 'fall'],
    ['a spark says nothing', { phase: 'reveal', shown: [{ card: 1, outcome: 'spark' }] }, [], [], null],
    ['the scores', { phase: 'scored' }, ['continue'], [], 'scored'],
  ])('%s', (_, change, can, seen, id) => {
    expect(lessonFor(stella(change, can), seen)?.id ?? null).toBe(id);
  });

  test('names the word, and ends with the scores', () => {
    expect(lessonFor(stella({}, ['mark']), [])?.title).toContain('Cage');
    expect(lessonFor(stella({ phase: 'scored' }), [])?.last).toBe(true);
  });
});

describe('Odyssey, Party and Team', () => {
  const turn = (game: string, change: object, can: string[] = []) =>
    at(game, { kind: 'odyssey', phase: 'tell', storyteller: 1, teams: null, ...change }, can);

  test.each<[string, string, object, string[], string | null]>([
    ['a clue is neither', 'odyssey', {}, ['tell'], 'Neither too plain'],
    ['whom to think of', 'odyssey', { phase: 'give' }, ['give'], 'Which of yours'],
    ['the vote', 'odyssey', { phase: 'vote' }, ['vote'], 'What did they think'],
    ['the points', 'odyssey', { phase: 'scored' }, [], 'That was a story'],
    ['nothing while others move', 'odyssey', { phase: 'vote' }, [], null],
    ['a blind clue', 'party', {}, ['tell'], 'A clue for no picture'],
    ['the crowd', 'party', { phase: 'vote' }, ['vote'], 'where the crowd goes'],
    [
      'the partners',
      'team',
      {
        phase: 'give',
        teams: [
          [0, 3],
          [1, 4],
        ],
      },
      ['give'],
      'One gives',
    ],
    [
      'with the storyteller',
      'team',
      { phase: 'give', storyteller: 3, teams: [[0, 3]] },
      ['give'],
      'Which of',
    ],
  ])('%s', (_, game, change, can, title) => {
    const lesson = lessonFor(turn(game, change, can), []);
    if (title === null) expect(lesson).toBeNull();
    else expect(lesson?.title).toContain(title);
  });
});

test('watchers, lobbies and the end are left alone', () => {
  expect(lessonFor({ ...at('stella', {}, []), you: null }, [])).toBeNull();
  expect(lessonFor(at('odyssey', { kind: 'odyssey', phase: 'over' }, [], 'over'), [])).toBeNull();
});

describe('a bubble', () => {
  const phone = { width: 390, height: 844 };
  const high = 240;

  test.each([
    [{ left: 114, top: 139, width: 91, height: 130 }, false],
    [{ left: 150, top: 740, width: 220, height: 64 }, true],
  ])('stands beside what it is about', (thing, above) => {
    const spot = spotFor(thing, phone, high);
    expect(spot.above).toBe(above);
    if (above) expect(spot.top + high).toBeLessThan(thing.top);
    else expect(spot.top).toBeGreaterThan(thing.top + thing.height);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.left + spot.width).toBeLessThanOrEqual(phone.width);
  });

  test('is at hand where the thing is not to be seen', () => {
    expect(spotFor(null, phone, high).light).toBeNull();
  });

  test('stands above a table of points on a small phone, and the way to leave is in the free corner', () => {
    const small = { width: 360, height: 640 };
    const points = { left: 12, top: 292, width: 336, height: 260 };
    const spot = spotFor(points, small, 206);
    expect(spot).toMatchObject({ above: true, low: false });
    expect(spot.top + 206).toBeLessThan(points.top);
    const clue = { left: 60, top: 24, width: 240, height: 97 };
    expect(spotFor(clue, small, 240)).toMatchObject({ above: false, low: true });
  });
});
