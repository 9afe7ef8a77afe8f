import { beforeEach, expect, test, vi } from 'vitest';
import { once } from './once';

let now = 0;
beforeEach(() => {
  now += 10_000;
});

function press(run: () => void, after: number, how: Partial<PointerEvent> = {}) {
  const tap = { detail: 1, pointerType: 'touch', clientX: 260, clientY: 806, timeStamp: now + after };
  once(run)({ ...tap, ...how } as PointerEvent);
}

test('the second tap of a double tap does not press what came in its place', () => {
  const [pass, takeBack] = [vi.fn(), vi.fn()];
  press(pass, 0);
  press(takeBack, 150, { clientX: 268 });
  expect([pass, takeBack].map((run) => run.mock.calls.length)).toEqual([1, 0]);
});

test('a tap after a moment is a tap of its own, whatever was tapped in vain before', () => {
  const run = vi.fn();
  for (const after of [0, 200, 390, 450]) press(run, after);
  expect(run).toHaveBeenCalledTimes(2);
});

test('so is one elsewhere', () => {
  const run = vi.fn();
  press(run, 0);
  press(run, 100, { clientY: 500 });
  expect(run).toHaveBeenCalledTimes(2);
});

test('clicks of a mouse are counted by the browser, however slow the double click is', () => {
  const run = vi.fn();
  press(run, 0, { pointerType: 'mouse' });
  press(run, 480, { pointerType: 'mouse', detail: 2 });
  press(run, 490, { pointerType: 'mouse' });
  expect(run).toHaveBeenCalledTimes(2);
});

test('keys press as often as they are pressed', () => {
  const run = vi.fn();
  const key = { detail: 0, pointerType: '', clientX: 0, clientY: 0 };
  press(run, 0, key);
  press(run, 100, key);
  expect(run).toHaveBeenCalledTimes(2);
});
