import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watchers } from './watchers.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});
const names = (watchers: Watchers) => watchers.list.map(({ name }) => name);
const crowd = (watchers: Watchers, size: number) => {
  for (let each = 0; each < size; each++) watchers.hear(String(each), `Guest ${each}`);
};

test('who looks on is there as long as they say so, from a hidden page once a minute', () => {
  const watchers = new Watchers('ABC');
  watchers.hear('1', 'Mira');
  watchers.hear('2', 'Noor');
  vi.advanceTimersByTime(60_000);
  watchers.hear('1', 'Mirabel');
  vi.advanceTimersByTime(20_000);
  expect(names(watchers)).toEqual(['Mirabel']);
  vi.advanceTimersByTime(50_000);
  expect(names(watchers)).toEqual(['Mirabel']);
  watchers.clear();
  expect(names(watchers)).toEqual([]);
});

test('a crowd is not listed without end, and who is hidden makes room', () => {
  const watchers = new Watchers('ABC');
  crowd(watchers, 100);
  expect(watchers.list.length).toBe(12);
  watchers.hide('3');
  crowd(watchers, 100);
  expect(names(watchers)).not.toContain('Guest 3');
  expect(names(watchers)).toContain('Guest 12');
  watchers.clear();
});

test('who is hidden stays so under another name, on another line and on another page', () => {
  const watchers = new Watchers('ABC');
  watchers.hear('1', 'Mira');
  watchers.hide('1');
  watchers.hear('1', 'Noor');
  watchers.hear('2', 'Mira');
  expect(names(watchers)).toEqual([]);
  const later = new Watchers('ABC');
  later.hear('1', 'Mira');
  expect(names(later)).toEqual([]);
  const elsewhere = new Watchers('DEF');
  elsewhere.hear('2', 'Mira');
  expect(names(elsewhere)).toEqual(['Mira']);
  elsewhere.clear();
});

test('who is asked thinks for a while, and can be asked again', () => {
  const watchers = new Watchers('ABC');
  watchers.hear('1', 'Mira');
  watchers.ask('1');
  vi.advanceTimersByTime(40_000);
  watchers.hear('1', 'Mira');
  expect(watchers.list[0]!.asked).toBe(true);
  vi.advanceTimersByTime(30_000);
  expect(watchers.list[0]!.asked).toBe(false);
  watchers.clear();
});

test('whose line was broken is there once, and told of once', () => {
  const watchers = new Watchers('ABC');
  watchers.hear('1', 'Mira');
  expect(watchers.isNew(watchers.list[0]!)).toBe(true);
  watchers.hear('2', 'Mira');
  expect(watchers.list).toEqual([{ id: '2', name: 'Mira', asked: false }]);
  expect(watchers.isNew(watchers.list[0]!)).toBe(false);
  vi.advanceTimersByTime(70_000);
  watchers.hear('2', 'Other');
  vi.advanceTimersByTime(70_000);
  expect(names(watchers)).toEqual(['Other']);
  expect(watchers.isNew(watchers.list[0]!)).toBe(false);
  watchers.clear();
});
