import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { readRoute } from './router.svelte';
import { BAR, themeAt } from './theme.svelte';

/** What index.html runs before the first paint. */
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? [];

function firstPaint(path: string, isLight: boolean): string[] {
  document.head.innerHTML = '<meta name="theme-color" content="">';
  vi.stubGlobal('matchMedia', () => ({ matches: isLight }));
  new Function('location', script)(new URL(path, 'http://localhost'));
  const bar = document.querySelector('meta[name=theme-color]')?.getAttribute('content');
  return [document.documentElement.dataset.theme ?? '', bar ?? ''];
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const PATHS = ['/', '/t/LUNA42', '/t/LUNA42?tv', '/t/LUNA42?tv=1', '/tv', '/rules'];

test.each(PATHS)('the first paint of %s is what it stays', (path) => {
  for (const chosen of [undefined, 'day', 'night'] as const)
    for (const isLight of [true, false]) {
      localStorage.setItem('reverie.settings', JSON.stringify({ theme: chosen }));
      const theme = themeAt(readRoute(new URL(path, 'http://localhost')), chosen, isLight ? 'day' : 'night');
      expect(firstPaint(path, isLight)).toEqual([theme, BAR[theme]]);
    }
});

test('a television plays at night, whatever was chosen', () => {
  expect(themeAt({ name: 'tv' }, 'day', 'day')).toBe('night');
  expect(themeAt({ name: 'table', code: 'LUNA42', tv: true }, 'day', 'day')).toBe('night');
  expect(themeAt({ name: 'table', code: 'LUNA42', tv: false }, 'day', 'night')).toBe('day');
});

test.each(['{', '[]', 'null', '{"theme":"dusk"}'])('%s is no choice', (kept) => {
  localStorage.setItem('reverie.settings', kept);
  expect(firstPaint('/', true)[0]).toBe('day');
  expect(firstPaint('/', false)[0]).toBe('night');
});
