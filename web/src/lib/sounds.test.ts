import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { SOUNDS } from './sound/sounds';
import { soundOf, sounds } from './sounds.svelte';
import type { News, View } from './types';

const sound = vi.hoisted(() => vi.fn());
vi.mock('./sound/player', () => ({ sound }));

const view = (JSON.parse(readFileSync('fixtures/stella-4-associate.json', 'utf8')) as { view: View }).view;
const news = (...what: string[]) => what.map((one) => ({ what: one })) as unknown as News[];
const touched = (hasBeenActive: boolean) =>
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive } });

beforeEach(() => {
  settings.volume = undefined;
  sounds.television = false;
  touched(true);
  sound.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('a phone is silent until somebody chooses, a television until somebody touches it', async () => {
  sounds.play('bell');
  expect(sounds.volume).toBe(0);
  settings.volume = 0.5;
  touched(false);
  sounds.play('bell');
  await Promise.resolve();
  expect(sound).not.toHaveBeenCalled();
  touched(true);
  sounds.play('bell');
  await vi.waitFor(() => expect(sound).toHaveBeenCalledExactlyOnceWith('bell', 0.25));
  settings.volume = undefined;
  sounds.television = true;
  expect(sounds.volume).toBeGreaterThan(0);
  settings.volume = 0;
  expect(sounds.volume).toBe(0);
});

test('one sound for what has happened, whatever comes together', () => {
  expect(soundOf([], view, null)).toBeUndefined();
  expect(soundOf(news('connected', 'reacted'), view, view)).toBeUndefined();
  expect(soundOf(news('fall', 'round_scored'), view, view)).toBe('fall');
  expect(soundOf(news('super_spark'), view, view)).toBe('spark');
  expect(soundOf(news('announced'), view, view)).toBe('bell');
  const dark = { ...view, play: { ...view.play, dark: 1 } } as View;
  expect(soundOf(news('announced'), dark, view)).toBe('wind');
  expect(soundOf(news('started'), view, null)).toBe('curtain');
  expect(soundOf(news('fall'), { ...view, status: 'over' }, { ...view, status: 'playing' })).toBe('curtain');
});

test('they are short', () => {
  for (const { seconds } of Object.values(SOUNDS)) expect(seconds).toBeLessThan(2);
});
