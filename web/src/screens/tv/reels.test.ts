import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LENGTH, LETTERS, Reels } from './reels.svelte';

test('the letters are those of the server', () => {
  const codes = readFileSync('../src/reverie/tables/codes.py', 'utf8');
  expect(codes).toContain(`ALPHABET = "${LETTERS}"`);
  expect(codes).toContain(`LENGTH = ${LENGTH}`);
});

test('any code can be set with four arrows', () => {
  const reels = new Reels();
  for (const letter of 'LUNA42'.replace(/[LU2]/g, 'K')) {
    while (reels.letters[reels.at] !== letter) reels.press('ArrowDown');
    reels.press('ArrowRight');
  }
  expect(reels.code).toBe('KKNA4K');
  expect(reels.isFull).toBe(true);
  expect(reels.at).toBe(LENGTH - 1);
});

test('the first turn shows the first letter, or the last', () => {
  const [down, up] = [new Reels(), new Reels()];
  down.press('ArrowDown');
  up.press('ArrowUp');
  expect([down.letters[0], up.letters[0]]).toEqual(['A', '9']);
  down.press('ArrowUp');
  expect(down.letters[0]).toBe('9');
});

test('a keyboard works, too, and what is no letter of a code does nothing', () => {
  const reels = new Reels();
  expect(['k', 'A', 'o', '0', 'Enter', '4'].map((key) => reels.press(key))).toEqual([
    true,
    true,
    false,
    false,
    false,
    true,
  ]);
  expect(reels.code).toBe('KA4');
  reels.press('Backspace');
  reels.press('Backspace');
  expect(reels.code).toBe('K');
});
