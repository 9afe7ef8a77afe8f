import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { decks } from '../../lib/decks.svelte';
import { useLanguage } from '../../lib/i18n/index.svelte';
import { api } from '../../lib/net/api';
import type { View } from '../../lib/types';
import DeckDialog from './DeckDialog.svelte';

const ours = [
  { deck: 'dreams', name: 'Dreams', count: 84 },
  { deck: 'inklings', name: 'Inklings', count: 84 },
];

beforeAll(() => useLanguage('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function choosing(deck: string) {
  vi.spyOn(api, 'listDecks').mockResolvedValue({ decks: ours });
  vi.spyOn(api, 'readDeck').mockRejectedValue(new Error('no pictures here'));
  decks.load();
  await waitFor(() => expect(decks.all).toHaveLength(2));
  const onchange = vi.fn();
  const view = { game: 'odyssey', seats: [], options: { deck } } as unknown as View;
  render(DeckDialog, { view, onchange, onclose: () => undefined });
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  return { onchange, dreams: box(/^Dreams, 84/), inklings: box(/^Inklings, 84/) };
}

test('a second deck is shuffled into the first', async () => {
  const { onchange, dreams, inklings } = await choosing('dreams');
  expect([dreams.checked, inklings.checked]).toEqual([true, false]);
  await fireEvent.click(dreams);
  expect(dreams.checked, 'the last one stays').toBe(true);
  expect(onchange).not.toHaveBeenCalled();
  await fireEvent.click(inklings);
  expect(onchange).toHaveBeenCalledWith('dreams+inklings');
});

test('of two together either can be played with alone', async () => {
  const { onchange, dreams, inklings } = await choosing('dreams+inklings');
  expect([dreams.checked, inklings.checked]).toEqual([true, true]);
  await fireEvent.click(dreams);
  expect(onchange).toHaveBeenCalledWith('inklings');
  await fireEvent.click(inklings);
  expect(onchange).toHaveBeenCalledWith('dreams');
});
