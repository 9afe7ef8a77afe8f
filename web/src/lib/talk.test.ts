import { beforeEach, expect, test } from 'vitest';
import { Talk, type Said } from './talk.svelte';

beforeEach(() => sessionStorage.clear());

const line = (at: number, more: Partial<Said> = {}): Said => ({
  ...{ id: `${at}`, at, speaker: null, name: 'Ben', text: `line ${at}`, own: false },
  ...more,
});

test('chat and what is unread of it outlive the page', () => {
  const before = new Talk('MAYA47');
  before.hear(line(1));
  before.read();
  before.hear(line(2));
  before.hear(line(3, { own: true }));
  expect(before.unread).toBe(1);
  const after = new Talk('MAYA47');
  expect(after.lines.map(({ text }) => text)).toEqual(['line 1', 'line 2', 'line 3']);
  expect(after.unread).toBe(1);
  expect(new Talk('ADA364').lines).toEqual([]);
});

test('what the server tells again is no news, and what comes late finds its place', () => {
  const talk = new Talk('MAYA47');
  expect([talk.hear(line(1)), talk.hear(line(3)), talk.hear(line(1)), talk.hear(line(2))]).toEqual([
    ...[true, true, false, true],
  ]);
  expect(talk.lines.map(({ at }) => at)).toEqual([1, 2, 3]);
});

test('no more is kept than anybody reads', () => {
  const talk = new Talk('MAYA47');
  for (let at = 0; at < 300; at += 1) talk.hear(line(at));
  expect([talk.lines.length, talk.lines.at(-1)?.at]).toEqual([100, 299]);
});

test('what was kept and cannot be read is nothing', () => {
  sessionStorage.setItem('reverie.talk.MAYA47', 'null');
  expect(new Talk('MAYA47').lines).toEqual([]);
});
