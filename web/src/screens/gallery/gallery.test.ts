import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import type { Card } from '../../lib/net/api';
import Exhibit from './Exhibit.svelte';
import { licenceLink } from './licence';

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  image: `/${id}-800.webp`,
  medium: `/${id}-400.webp`,
  thumb: `/${id}-200.webp`,
  alt: `What is seen on ${id}`,
  title: `The ${id}`,
  description: '',
  tags: [],
  palette: [],
  placeholder: '',
  artist: '',
  licence: '',
  ...more,
});
const cards = [card('whale', { artist: 'Ada', licence: 'CC BY 4.0' }), card('kite'), card('well')];

beforeAll(() => useLanguage('en'));
afterEach(cleanup);

test('the large view tells title, description, artist and licence', () => {
  render(Exhibit, { cards, at: 0, onclose: () => undefined });
  expect(screen.getByRole('heading', { name: 'The whale' })).toBeTruthy();
  expect(screen.getByText('What is seen on whale')).toBeTruthy();
  expect(screen.getByText('Picture: Ada')).toBeTruthy();
  const licence = screen.getByRole('link', { name: 'CC BY 4.0' });
  expect(licence.getAttribute('href')).toBe('https://creativecommons.org/licenses/by/4.0/');
});

test('the keyboard leads round and to both ends', async () => {
  render(Exhibit, { cards, at: 0, onclose: () => undefined });
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });
  const title = () => screen.getByRole('heading').textContent;
  await press('ArrowRight');
  expect(title()).toBe('The kite');
  await press('End');
  expect(title()).toBe('The well');
  await press('ArrowRight');
  expect(title()).toBe('The whale');
  await press('ArrowLeft');
  expect(title()).toBe('The well');
  expect(screen.getByText('3 of 3')).toBeTruthy();
});

test('it closes by its button', async () => {
  const onclose = vi.fn();
  render(Exhibit, { cards, at: 1, onclose });
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onclose).toHaveBeenCalledOnce();
});

test('only licences that are known are links', () => {
  expect(licenceLink('CC BY-NC-SA 3.0')).toBe('https://creativecommons.org/licenses/by-nc-sa/3.0/');
  expect(licenceLink('CC0')).toBe('https://creativecommons.org/publicdomain/zero/1.0/');
  expect(licenceLink('ask me')).toBeNull();
  expect(licenceLink('')).toBeNull();
});
