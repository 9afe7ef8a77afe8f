import { expect, test } from 'vitest';
import { firstLoad } from './budget.ts';

const chunk = (fileName: string, imports: string[] = [], isEntry = false) =>
  ({ type: 'chunk', fileName, code: '', isEntry, imports, dynamicImports: [] }) as const;

test('the first load is the entry with all it imports, and what is named besides', () => {
  const chunks = [
    chunk('index.js', ['svelte.js'], true),
    chunk('svelte.js'),
    chunk('assets/Stella-1.js', ['Card.js', 'svelte.js']),
    chunk('Card.js', ['svelte.js']),
    chunk('assets/Rules-1.js'),
  ].map((one) => ({ ...one, imports: [...one.imports], dynamicImports: [] }));
  const names = (also: RegExp[]) =>
    firstLoad(chunks, also)
      .map(({ fileName }) => fileName)
      .sort();
  expect(names([])).toEqual(['index.js', 'svelte.js']);
  expect(names([/\/Stella-/])).toEqual(['Card.js', 'assets/Stella-1.js', 'index.js', 'svelte.js']);
});
