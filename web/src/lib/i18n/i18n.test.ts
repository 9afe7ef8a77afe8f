import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './index.svelte';
import { closing, format, list, readCases } from './format';

const folder = 'src/lib/i18n';
const areas = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'languages')
  .map((entry) => entry.name);
const read = (area: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, area, `${language}.json`), 'utf8'));

/** The names of what a message wants in any of its cases. */
function wants(message: string): string[] {
  const names = new Set<string>();
  for (let at = message.indexOf('{'); at >= 0; at = message.indexOf('{', at + 1)) {
    const end = closing(message, at);
    const [name = '', kind, ...rest] = message.slice(at + 1, end).split(',');
    names.add(name.trim());
    if (kind)
      for (const one of Object.values(readCases(rest.join(','))))
        for (const inner of wants(one)) names.add(inner);
    at = end;
  }
  return [...names].sort();
}

function sources(path: string): string {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

describe.each(areas)('messages of %s', (area) => {
  const english = read(area, 'en');

  test('are all used', () => {
    const code = sources('src');
    const unused = Object.keys(english).filter((key) => !code.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  test.each(Object.keys(LANGUAGES))('are complete in %s', (language) => {
    const messages = read(area, language);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(messages)) {
      expect(message.trim(), key).not.toBe('');
      expect(wants(message), key).toEqual(wants(english[key]!));
    }
  });

  test.each(Object.keys(LANGUAGES))('have every plural of %s', (language) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
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

  test.each(Object.keys(LANGUAGES))('numbers and lists are written as in %s', (language) => {
    for (const number of [0, 7, -3, 999, 1000, 12_345, 0.5])
      expect(format('{number}', { number }, language)).toBe(number.toLocaleString(language));
    const names = ['Ada', 'Ben', 'Cleo'];
    const lists = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
    for (const count of [0, 1, 2, 3])
      expect(list(names.slice(0, count), language)).toBe(lists.format(names.slice(0, count)));
  });
});
