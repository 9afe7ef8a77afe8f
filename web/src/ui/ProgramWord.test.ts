import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useLanguage } from '../lib/i18n/index.svelte';
import type { OdysseyView, StellaView, View } from '../lib/types';
import People from '../screens/odyssey/People.svelte';
import Rail from '../screens/stella/Rail.svelte';
import Slates from '../screens/stella/Slates.svelte';

beforeAll(() => useLanguage('en'));
afterEach(cleanup);

/** A table where somebody's own program sits in the second seat. */
function table(name: string): View {
  const { view } = JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as { view: View };
  const seats = view.seats.map((seat, at) => ({ ...seat, program: at === 1 }));
  return { ...view, seats };
}

test.each([
  ['Stella marks', 'stella-4-associate', Rail],
  ['Stella reveals', 'stella-6-reveal-fall-mine', Slates],
  ['Odyssey votes', 'odyssey-5-vote-mine', People],
])('%s: who listens is told of a program', (_, name, part) => {
  const view = table(name);
  const play = view.play as StellaView & OdysseyView;
  render(part as typeof Rail, { view, play });
  const told = screen.getAllByRole('listitem').map((item) => item.textContent.includes('Someone’s program'));
  expect(told).toEqual(view.seats.map((_, at) => at === 1));
});
