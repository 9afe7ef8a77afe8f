import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useLanguage } from '../lib/i18n/index.svelte';
import { zoom } from '../lib/zoom.svelte';
import CardZoom from './CardZoom.svelte';

beforeAll(() => useLanguage('en'));
afterEach(() => {
  zoom.close();
  cleanup();
});

test('who looks closely to decide still reads the clue', async () => {
  render(CardZoom);
  zoom.open(['a', 'b'], 0, { clue: 'Nobody is home' });
  await tick();
  expect(screen.getByText('Nobody is home')).toBeTruthy();
  zoom.open(['a', 'b'], 0);
  await tick();
  expect(screen.queryByText('Nobody is home')).toBeNull();
});
