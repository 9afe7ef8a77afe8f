import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fill } from './worker.ts';

const source = readFileSync('src/worker/sw.js', 'utf8');
const files = {
  'index.html': 'home',
  'assets/App-1.js': 'app',
  'assets/App-1.css': 'look',
  'assets/Stella-1.js': 'stella',
  'assets/fraunces-latin-soft-normal-1.woff2': 'font',
  'screens/home.webp': 'for shops',
  'sw.js': 'itself',
};
const named = (worker: string, name: string) =>
  JSON.parse(new RegExp(`${name} = JSON.parse\\(\\s*'(.*?)'`).exec(worker)?.[1] ?? 'null') as unknown;
const build = (worker: string) => /BUILD = '(\w+)'/.exec(worker)?.[1];

test('the worker knows every file of the build by its digest', () => {
  const worker = fill(source, files);
  expect(Object.keys(named(worker, 'FILES') as object)).toEqual([
    '/assets/App-1.css',
    '/assets/App-1.js',
    '/assets/Stella-1.js',
    '/assets/fraunces-latin-soft-normal-1.woff2',
    '/index.html',
  ]);
  expect(named(worker, 'FIRST')).toEqual([
    '/assets/App-1.css',
    '/assets/App-1.js',
    '/assets/fraunces-latin-soft-normal-1.woff2',
    '/index.html',
  ]);
  expect(worker).not.toMatch(/%[A-Z]+%/);
});

test('another file is another build', () => {
  expect(build(fill(source, files))).toBe(build(fill(source, { ...files })));
  expect(build(fill(source, { ...files, 'index.html': 'other' }))).not.toBe(build(fill(source, files)));
});

test('whoever names pictures in the manifest has them', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Record<
    'icons' | 'screenshots',
    { src: string }[]
  >;
  for (const { src } of [...manifest.icons, ...manifest.screenshots])
    expect(readFileSync(`public${src}`).length).toBeLessThan(80_000);
});
