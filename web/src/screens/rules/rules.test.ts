import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { LANGUAGES, useLanguage } from '../../lib/i18n/index.svelte';
import { GAMES, type Language } from '../../lib/types';
import { loadWords, rules } from './rules';
import RulesSheet from './RulesSheet.svelte';

afterEach(cleanup);

describe.each(GAMES)('the rules of %s', (game) => {
  test('tell the aim, every step, the points with an example, and the end', async () => {
    await useLanguage('en');
    render(RulesSheet, { game });
    const words = await loadWords('en');
    await screen.findByText(words[rules[game].aim]);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(rules[game].steps.length);
    expect(screen.getByText('For example')).toBeTruthy();
    expect(screen.getByText(/win together/)).toBeTruthy();
  });

  test.each(Object.keys(LANGUAGES) as Language[])('keep their figures in %s', async (language) => {
    const [english, words] = [await loadWords('en'), await loadWords(language)];
    const { steps, points, example } = rules[game];
    const figures = (text: string) => (text.match(/\d+/g) ?? []).sort();
    for (const key of [example, ...points.map(({ text }) => text), ...steps.map(({ text }) => text)])
      expect(figures(words[key]), key).toEqual(figures(english[key]));
  });
});

test('a table tells what was chosen for it', async () => {
  await useLanguage('en');
  render(RulesSheet, { game: 'odyssey', options: { target: 45 } });
  await screen.findByText(/reaches 45 points/);
  cleanup();
  render(RulesSheet, { game: 'team', options: { laps: 2 } });
  await screen.findByText(/everyone has been the storyteller twice/);
});
