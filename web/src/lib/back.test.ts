import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Back } from './back';

/** A browser's history: what was pushed, and what going back leads to. */
let entries: unknown[];
let back: Back;
let gone: number;

beforeEach(() => {
  entries = [null];
  gone = 0;
  vi.spyOn(history, 'pushState').mockImplementation((state) => void entries.push(state));
  vi.spyOn(history, 'back').mockImplementation(() => void (gone += 1));
  back = new Back();
});
afterEach(() => vi.restoreAllMocks());

function press(): boolean {
  entries.pop();
  return back.popped(entries.at(-1) ?? null);
}

test('without anything open the browser goes back as ever', () => {
  expect(press()).toBe(false);
});

test('what was opened last is closed first, and the page stays', () => {
  const closed: string[] = [];
  const close = (name: string) => {
    const done = back.opens(() => {
      closed.push(name);
      done();
    });
  };
  close('menu');
  close('rules');
  expect([press(), press()]).toEqual([true, true]);
  expect(closed).toEqual(['rules', 'menu']);
  expect(gone).toBe(0);
});

test('then a table asks, again and again', () => {
  const asked = vi.fn();
  back.asks(asked);
  const close = vi.fn();
  const done = back.opens(close);
  press();
  done();
  press();
  press();
  expect([close.mock.calls.length, asked.mock.calls.length]).toEqual([1, 2]);
});

test('what was closed by other means costs nobody a press', () => {
  back.opens(() => undefined)();
  expect(press()).toBe(true);
  expect(gone).toBe(1);
});

test('there is one entry more, however much is opened', () => {
  back.asks(() => undefined);
  for (let times = 0; times < 5; times++) back.opens(() => undefined)();
  expect(entries).toHaveLength(2);
});
