import { expect, test } from 'vitest';
import { toggled, withMade } from './mixing';

test('decks are mixed, and one of them stays', () => {
  expect(toggled('dreams', 'ours')).toBe('dreams+ours');
  expect(toggled('dreams+ours', 'dreams')).toBe('ours');
  expect(toggled('ours', 'ours')).toBe('ours');
});

test('a deck that is too small is not chosen by itself', () => {
  expect(withMade('dreams', 'ours', 20, 27)).toBe('dreams+ours');
  expect(withMade('dreams+ours', 'ours', 20, 27)).toBe('dreams+ours');
  expect(withMade('dreams', 'ours', 27, 27)).toBe('ours');
});

test('real cards are not mixed with others', () => {
  expect(toggled('dreams+ours', 'box')).toBe('box');
  expect(toggled('box', 'ours')).toBe('ours');
});
