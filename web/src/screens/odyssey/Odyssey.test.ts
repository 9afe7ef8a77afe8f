import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import scored from '../../../fixtures/odyssey-5-scored.json';
import tell from '../../../fixtures/odyssey-5-tell-mine.json';
import vote from '../../../fixtures/odyssey-5-vote-mine.json';
import partner from '../../../fixtures/team-give-mine.json';
import { useLanguage } from '../../lib/i18n/index.svelte';
import { Table } from '../../lib/table.svelte';
import type { News, OdysseyView, View } from '../../lib/types';
import Odyssey from './Odyssey.svelte';

function show(message: { view: unknown; news: unknown }) {
  const table = new Table('ABC', 'token');
  table.show(message.view as View, message.news as News[]);
  const move = vi.spyOn(table, 'move').mockResolvedValue('done');
  const props = () => ({ table, view: table.view!, play: table.view!.play as OdysseyView });
  return { table, move, props, ...render(Odyssey, props()) };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement;

beforeAll(() => useLanguage('en'));
beforeEach(() => {
  // A size, since nothing has one here.
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('partners', () => {
  test('say who of them gives at one tap, and a second one does not take it back', async () => {
    const { move, table, props, rerender } = show(partner);
    await tick();
    const pressed = () => ['You give', 'I’ll give'].map((name) => button(name).getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['false', 'false']);
    await fireEvent.click(button('You give'));
    expect(move).toHaveBeenCalledWith({ type: 'defer' });
    const can = [{ type: 'volunteer' }, { type: 'leave' }];
    table.show({ ...partner.view, version: partner.view.version + 1, can } as unknown as View, []);
    await rerender(props());
    expect(pressed()).toEqual(['true', 'false']);
    await fireEvent.click(button('You give'));
    expect(move).toHaveBeenCalledTimes(1);
    await fireEvent.click(button('I’ll give'));
    expect(move).toHaveBeenLastCalledWith({ type: 'volunteer' });
  });
});

describe('telling', () => {
  test('wants a card and a clue', async () => {
    const { move } = show(tell);
    await tick();
    expect(button('Tell it').disabled).toBe(true);
    await fireEvent.click(screen.getAllByRole('button', { pressed: false, name: /^Card 2/ })[0]!);
    expect(button('Tell it').disabled).toBe(true);
    await fireEvent.input(screen.getByLabelText('Your story'), { target: { value: ' Lullaby ' } });
    expect(button('Tell it').disabled).toBe(false);
    await fireEvent.click(button('Tell it'));
    expect(move).toHaveBeenCalledWith({ type: 'tell', card: tell.view.play.hand[1], clue: 'Lullaby' });
  });

  test('or says it aloud, where somebody hears it', async () => {
    const { unmount } = show(tell);
    await tick();
    expect(screen.queryByRole('button', { name: 'I’ll say it aloud' })).toBeNull();
    unmount();
    const seats = tell.view.seats.map((seat) => ({ ...seat, bot: false }));
    const { move } = show({ ...tell, view: { ...tell.view, seats } });
    await tick();
    await fireEvent.click(screen.getAllByRole('button', { name: /^Card 1/ })[0]!);
    await fireEvent.click(button('I’ll say it aloud'));
    await fireEvent.click(button('Tell it'));
    expect(move).toHaveBeenCalledWith({ type: 'tell', card: tell.view.play.hand[0], aloud: true });
  });
});

describe('voting', () => {
  test('moves the token, and one’s own image takes none', async () => {
    const { move } = show(vote);
    await tick();
    const picture = (at: number) => new RegExp(`^Picture ${at + 1},`);
    const own = vote.view.play.own_images[0]!;
    const [first, second] = [0, 1, 2].filter((at) => at !== own) as [number, number];
    expect(screen.queryByRole('button', { pressed: false, name: picture(own) })).toBeNull();
    await fireEvent.click(button(picture(first)));
    await fireEvent.click(button(picture(second)));
    expect(button(picture(first)).getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(button('Cast the vote'));
    expect(move).toHaveBeenCalledWith({ type: 'vote', images: [second] });
  });
});

describe('the reveal', () => {
  test('goes to its end by itself, though others go on meanwhile', async () => {
    vi.useFakeTimers();
    const { table, props, rerender } = show(scored);
    await tick();
    expect(button('Show all')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2000);
    table.show({ ...table.view! }, [{ what: 'continued', seat: 1 }]);
    await rerender(props());
    expect(button('Show all')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(8000);
    expect(button('Next story')).toBeTruthy();
  });

  test('is skipped by the same button', async () => {
    const { move } = show(scored);
    await tick();
    await fireEvent.click(button('Show all'));
    expect(move).not.toHaveBeenCalled();
    await fireEvent.click(button('Next story'));
    expect(move).toHaveBeenCalledWith({ type: 'continue' });
  });

  test('is complete where the page was opened later', async () => {
    show({ view: scored.view, news: [] });
    await tick();
    expect(button('Next story')).toBeTruthy();
    expect(screen.getByRole('table')).toBeTruthy();
  });

  test('has the own points beside the button on a phone, once they are counted', async () => {
    const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } };
    happyDOM.setViewport({ width: 390, height: 844 });
    onTestFinished(() => happyDOM.setViewport({ width: 1440, height: 900 }));
    show(scored);
    await tick();
    const own = scored.view.play.totals[scored.view.you]!;
    expect(screen.queryByText(`Total: ${own}`)).toBeNull();
    await fireEvent.click(button('Show all'));
    expect(screen.getByText(`Total: ${own}`)).toBeTruthy();
  });
});
