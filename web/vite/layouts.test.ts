import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAYOUTS } from '../src/styles/layouts.ts';

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(svelte|css)$/.test(name),
);

test('a style asks for a layout by its name, never for a width or a height', () => {
  const asked = styles.flatMap((name) => readFileSync(`src/${name}`, 'utf8').match(/@media[^{]*/g) ?? []);
  expect(asked.filter((query) => /width|height|aspect/.test(query))).toEqual([]);
  const names = asked.flatMap((query) => [...query.matchAll(/\(--(\w+)\)/g)].map(([, name]) => name!));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !(name in LAYOUTS))).toEqual([]);
});

test('layouts are asked for where areas change their places, and no style reaches into another piece', () => {
  const all = styles.map((name) => readFileSync(`src/${name}`, 'utf8')).join('\n');
  expect(all.match(/@media/g)!.length).toBeLessThan(40);
  expect(all.match(/:global/g)).toBeNull();
});
