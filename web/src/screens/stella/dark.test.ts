import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import type { Language, StellaView, View } from '../../lib/types';
import DarkWords from './DarkWords.svelte';

const { view } = JSON.parse(readFileSync('fixtures/stella-4-scored.json', 'utf8')) as { view: View };
const play = { ...(view.play as StellaView), dark: view.you };

afterEach(cleanup);

test.each<[Language, string, string]>([
  ['en', 'You fell in the dark:', 'You were in the dark'],
  ['de', 'Du bist im Dunkeln abgestürzt:', 'Du warst im Dunkeln'],
  ['fr', 'Tu as chuté dans l’obscurité', 'Tu as joué dans l’obscurité'],
  ['es', 'Caíste a oscuras:', 'Jugaste a oscuras'],
  ['it', 'Per te una caduta al buio:', 'Hai giocato al buio'],
  ['nl', 'Je viel in het donker:', 'Je zat in het donker'],
  ['pl', 'Twoja porażka w ciemności.', 'W ciemności, ale bez porażki'],
  ['pt', 'Caíste às escuras:', 'Jogaste às escuras'],
])('whoever played in the dark is spoken to in %s', async (language, fell, spared) => {
  await useLanguage(language);
  render(DarkWords, { view, play: { ...play, fallen: [view.you!] } });
  expect(screen.getByText(new RegExp(`^${fell}`))).toBeTruthy();
  cleanup();
  render(DarkWords, { view, play: { ...play, fallen: [] } });
  expect(screen.getByText(new RegExp(`^${spared}`))).toBeTruthy();
});
