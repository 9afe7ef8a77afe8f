import type { Plugin } from 'vite';
import { LAYOUTS } from '../src/styles/layouts.ts';

const DEFINED = Object.entries(LAYOUTS)
  .map(([name, query]) => `@custom-media --${name} ${query};`)
  .join('');

/** `@media (--desk)` in any style means what `src/styles/layouts.ts` says. */
export function layouts(): Plugin {
  return {
    name: 'layouts',
    enforce: 'pre',
    config: () => ({
      css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    }),
    transform: {
      filter: { id: /\.css($|\?)/, code: /@media[^{]*\(--/ },
      handler: (code) => ({ code: DEFINED + code, map: null }),
    },
  };
}
