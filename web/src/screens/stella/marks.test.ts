import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outcome } from '../../lib/net/socket';
import { Marks } from './marks.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A table that answers when it is told to. */
function desk() {
  const sent: number[][] = [];
  const answers: ((outcome: Outcome) => void)[] = [];
  const state = { slate: [] as number[] };
  const marks = new Marks(
    () => state.slate,
    (cards) => {
      sent.push(cards);
      return new Promise((answer) => answers.push(answer));
    },
  );
  async function answer(outcome: Outcome) {
    if (outcome === 'done') state.slate = sent.at(-1)!;
    answers.shift()!(outcome);
    await vi.advanceTimersByTimeAsync(0);
  }
  return { marks, sent, answer, state };
}

describe('crosses', () => {
  test('are shown at once and sent once, some time after the last tap', async () => {
    const { marks, sent, answer } = desk();
    marks.toggle(4, 10);
    await vi.advanceTimersByTimeAsync(400);
    marks.toggle(2, 10);
    expect(marks.cards).toEqual([2, 4]);
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual([[2, 4]]);
    await answer('done');
    expect(marks.cards).toEqual([2, 4]);
  });

  test('are taken away by a second tap', async () => {
    const { marks, state } = desk();
    state.slate = [1, 7];
    marks.toggle(7, 10);
    expect([marks.cards, marks.has(7)]).toEqual([[1], false]);
  });

  test('are no more than the table allows', () => {
    const { marks, state } = desk();
    state.slate = [1, 7];
    expect(marks.toggle(3, 2)).toBe(false);
    expect(marks.toggle(1, 2)).toBe(true);
    expect(marks.cards).toEqual([7]);
  });

  test.each(['refused', 'lost'] as const)('go back to what the table has when %s', async (outcome) => {
    const { marks, state, answer } = desk();
    state.slate = [5];
    marks.toggle(6, 10);
    const flushed = marks.flush();
    await answer(outcome);
    expect(await flushed).toBe(false);
    expect(marks.cards).toEqual([5]);
  });

  test('made while others are on their way are kept and sent after them', async () => {
    const { marks, sent, answer } = desk();
    marks.toggle(1, 10);
    void marks.flush();
    await vi.advanceTimersByTimeAsync(0);
    marks.toggle(2, 10);
    const flushed = marks.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([[1]]);
    await answer('done');
    expect(marks.cards).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([[1], [1, 2]]);
    await answer('done');
    expect(await flushed).toBe(true);
  });

  test('are not sent again when nothing was tapped', async () => {
    const { marks, sent } = desk();
    expect(await marks.flush()).toBe(true);
    expect(sent).toEqual([]);
  });

  test('that the table has otherwise by now are as the table has them', async () => {
    const { marks, state, answer } = desk();
    marks.toggle(1, 10);
    const flushed = marks.flush();
    await vi.advanceTimersByTimeAsync(0);
    const answered = answer('done');
    state.slate = [7];
    await answered;
    expect([await flushed, marks.cards]).toEqual([true, [7]]);
  });

  test('are forgotten with the word they were made for', async () => {
    const { marks, sent } = desk();
    marks.toggle(1, 10);
    marks.forget();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([sent, marks.cards]).toEqual([[], []]);
  });
});
