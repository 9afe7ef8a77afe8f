import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { devPictures } from './vite/pictures.ts';
import { budget } from './vite/budget.ts';
import { languages } from './vite/languages.ts';
import { layouts } from './vite/layouts.ts';
import { moods } from './vite/moods.ts';
import { packed } from './vite/packed.ts';
import { worker } from './vite/worker.ts';

const server = process.env.REVERIE_SERVER ?? 'http://127.0.0.1:8000';
const proxy = { '/api': { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true } };

const chunks = ['App', 'TablePage', 'Stella', 'Odyssey'].map((name, index) => ({
  name,
  test: new RegExp(`/${name}\\.svelte$`),
  priority: 10 - index,
}));

function inline(file: string): boolean | undefined {
  if (/\/scenery\/art\/(stars|(day-)?(floor|curtain-narrow|valance|sun|clouds))\.svg$/.test(file))
    return true;
  return /\.(woff2|svg)$/.test(file) ? false : undefined;
}

/** The script in the page that chooses day or night, as src/reverie/server/site.py allows it. */
const [, inPage = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? [];
const allowed = createHash('sha256').update(inPage).digest('base64');
const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${allowed}'`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
].join('; ');

export default defineConfig({
  plugins: [layouts(), svelte(), languages(), devPictures(server), budget(), moods(), worker(), packed()],
  server: { port: 5173, strictPort: true, proxy, fs: { allow: ['..'] } },
  // The policy of the server, so that what it forbids is seen before it is deployed.
  preview: { port: 4173, strictPort: true, proxy, headers: { 'content-security-policy': policy } },
  build: {
    outDir: '../src/reverie/server/web',
    emptyOutDir: true,
    // Strict CSP: scripts, styles and fonts come as files of their own. What the first paint shows is in its stylesheet.
    assetsInlineLimit: inline,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // A page is few files: what is always needed in one, then a table, then its game. The rest is shared as it comes.
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks } },
      checks: { bundlerTimings: false },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // A busy machine is slow, and that is no failure.
  test: {
    environment: 'happy-dom',
    setupFiles: ['vite/setup.ts'],
    // A desk.
    environmentOptions: { happyDOM: { width: 1440, height: 900 } },
    include: ['src/**/*.test.ts', 'vite/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
