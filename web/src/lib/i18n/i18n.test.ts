import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wants } from '../../../scripts/messages.js';
import { FOLDER } from '../../../vite/languages.ts';
import { LANGUAGES, spoken } from './index.svelte';
import { format, list, readCases } from './format';

const areas = ['app', 'odyssey', 'over', 'rules', 'stella'];
const read = (area: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(FOLDER, language, `${area}.json`), 'utf8'));
const whole = Object.entries(LANGUAGES).filter(([, about]) => !('inherits' in about));

function sources(path: string): string {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(svelte|ts)$/.test(entry.name) &&
        !/\.(test|check)\.ts$|^messages\.ts$/.test(entry.name),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

describe.each(areas)('messages of %s', (area) => {
  const english = read(area, 'en');

  test('are all used', () => {
    const code = sources('src') + readFileSync('vite/languages.ts', 'utf8');
    const unused = Object.keys(english).filter(
      (key) => !code.includes(`'${key}'`) && !code.includes(`.${key} `),
    );
    expect(unused.filter((key) => key !== 'no_script')).toEqual([]);
  });

  test.each(whole)('are complete in %s', (language) => {
    const messages = read(area, language);
    expect(Object.keys(messages)).toEqual(Object.keys(english));
    for (const [key, message] of Object.entries(messages)) {
      expect(message.trim(), key).not.toBe('');
      expect(Object.keys(wants(message)).sort(), key).toEqual(Object.keys(wants(english[key]!)).sort());
    }
  });

  test.each(whole)('have every plural of %s', (language, { tag }) => {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    // Millions of anything do not occur here; French, Spanish, Italian and Portuguese have a form for them.
    const needed = categories.filter((name) => name !== 'many' || language === 'pl');
    for (const [key, message] of Object.entries(read(area, language))) {
      for (const [, cases] of message.matchAll(
        /\{\s*\w+\s*,\s*plural\s*,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g,
      )) {
        expect(Object.keys(readCases(cases!)), `${key} in ${language}`).toEqual(
          expect.arrayContaining(needed),
        );
      }
    }
  });
});

describe('format', () => {
  const cards = '{count, plural, =0 {no cards} one {# card} other {# cards}} for {name}';

  test('fills in names and counts', () => {
    expect(format(cards, { count: 1, name: 'Noor' }, 'en')).toBe('1 card for Noor');
    expect(format(cards, { count: 0, name: 'Noor' }, 'en')).toBe('no cards for Noor');
    expect(format(cards, { count: 1200, name: 'Noor' }, 'en')).toBe('1,200 cards for Noor');
  });

  test('knows the plurals of Polish', () => {
    const message = '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}';
    expect([1, 3, 5, 22].map((count) => format(message, { count }, 'pl'))).toEqual([
      '1 karta',
      '3 karty',
      '5 kart',
      '22 karty',
    ]);
  });

  test('knows that nothing is many in Portugal', () => {
    const message = '{count, plural, one {# ponto} other {# pontos}}';
    expect(format(message, { count: 0 }, LANGUAGES.pt.tag)).toBe('0 pontos');
  });

  test('chooses by a word', () => {
    expect(
      format('{who, select, you {Your pen} other {{name}’s pen}}', { who: 'x', name: 'Ada' }, 'en'),
    ).toBe('Ada’s pen');
  });

  test('leaves braces in what people write alone', () => {
    expect(format('Hello {name}', { name: '{#}' }, 'en')).toBe('Hello {#}');
  });

  test('says what is missing', () => {
    expect(() => format('Hello {name}', {}, 'en')).toThrow('{name}');
  });

  test('a name that is written from right to left does not turn the sentence round', () => {
    expect(format('{name}: 3', { name: 'שרה' }, 'en')).toBe('\u2068שרה\u2069: 3');
    const both = list(['שרה', 'Ada'], 'en-GB');
    expect(format('{names}: 3', { names: both }, 'en-GB')).toBe('\u2068שרה\u2069 and Ada: 3');
  });

  test.each(whole)('numbers and lists are written as in %s', (_language, { tag }) => {
    for (const number of [0, 7, -3, 999, 1000, 12_345, 0.5])
      expect(format('{number}', { number }, tag)).toBe(number.toLocaleString(tag));
    const names = ['Ada', 'Ben', 'Cleo'];
    const lists = new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' });
    for (const count of [0, 1, 2, 3])
      expect(list(names.slice(0, count), tag)).toBe(lists.format(names.slice(0, count)));
  });

  test('names make the list that they make in a sentence', () => {
    expect(list(['Ada', 'Ben', 'Cleo'], LANGUAGES.en.tag)).toBe('Ada, Ben and Cleo');
    expect(list(['Ada', 'Inés'], LANGUAGES.es.tag)).toBe('Ada e Inés');
    expect(list(['6', '8', '10'], LANGUAGES.en.tag, 'disjunction')).toBe('6, 8 or 10');
  });
});

test('a browser gets the first of its languages that there is', () => {
  expect(spoken(['ja', 'fr-CA', 'en'])).toBe('fr');
  expect(spoken(['pt-BR'], ['en', 'pt'])).toBe('pt');
  expect(spoken(['pt-BR'], ['en', 'pt', 'pt-BR'])).toBe('pt-BR');
  expect(spoken(['pt'], ['en', 'pt', 'pt-BR'])).toBe('pt');
  expect(spoken(['ja'])).toBeUndefined();
});
