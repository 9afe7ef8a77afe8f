import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join('src/styles', file), 'utf8');
const tokens = (css: string) =>
  Object.fromEntries([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
const night = tokens(read('tokens.css'));
const day = tokens(read('day.css'));

function colour(theme: Record<string, string>, name: string): number[] {
  const value = theme[name] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colour(theme, other);
  expect(value, name).toMatch(/^#[0-9a-f]{6}$/);
  return [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16) / 255);
}
function light(rgb: number[]): number {
  const [r, g, b] = rgb.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(theme: Record<string, string>, one: string, other: string): number {
  const [low, high] = [light(colour(theme, one)), light(colour(theme, other))].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const WORDS = ['moon', 'mist', 'haze', 'gold-hi', 'fall'];
const GROUNDS = [
  'night-950',
  'night-900',
  'night-850',
  'night-800',
  'night-700',
  'board',
  'bar',
  'foot',
  'offer',
];
const PAPERS = ['paper', 'paper-hi', 'paper-field'];

test.each([
  ['night', night],
  ['day', { ...night, ...day }],
])('words can be read by %s', (_name, theme) => {
  for (const ground of GROUNDS)
    for (const word of WORDS)
      expect(contrast(theme, word, ground), `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  for (const ground of PAPERS)
    for (const word of ['ink', 'ink-2', 'ink-3', 'gold-on-paper', 'fall-ink'])
      expect(contrast(theme, word, ground), `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(theme, 'ticket-off-ink', 'paper-lo') + contrast(theme, 'moon', 'flag')).toBeGreaterThan(
    4.5,
  );
  for (const [sign, ground] of [
    ['icon', 'night-600'],
    ['focus', 'night-900'],
    ['ring', 'night-900'],
  ] as const)
    expect(contrast(theme, sign, ground), `${sign} on ${ground}`).toBeGreaterThanOrEqual(3);
});

test('every colour of the day is one of the night, too', () => {
  expect(Object.keys(day).filter((name) => !(name in night))).toEqual([]);
});

/** Things that are the same in any light, and what lies on a picture. */
const DRAWN =
  /(Lantern|Card|Rabbit|RealFace|SeatDisc|Slate|Toggle|Qr|Progress|PointDrawing|Token|Plaque|Votes|StellaBoard|Track|TvImages|ShownCover|MarkCard|Cross|RevealGrid|Pen|PenButton|ColourChoice|Ticket|Plays|Stage)\.svelte$|flight\.css$/;

test('colours are written in the tokens, and in drawings', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(svelte|css)$/.test(file) &&
      !/styles\/(tokens|day)\.css$|styleguide/.test(file) &&
      !DRAWN.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const strays = files.filter((file) => {
    const style = readFileSync(join('src', file), 'utf8').replace(/^[\s\S]*<style>/, '');
    return /:[^;{]*(#[0-9a-f]{3,8}\b|rgba?\(\d)/i.test(style.replaceAll(/^.*\{\s*$/gm, ''));
  });
  expect(strays).toEqual([]);
});
