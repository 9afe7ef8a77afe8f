import type { Plugin } from 'vite';
import { brotli } from './packed.ts';

const MOST = { home: 60_000, other: 120_000 };

interface Chunk {
  type: 'chunk';
  fileName: string;
  code: string;
  isEntry: boolean;
  imports: string[];
  dynamicImports: string[];
}

/** The scripts that a page waits for: what the entry needs, and the largest language. */
export function firstLoad(chunks: readonly Chunk[], also: readonly RegExp[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = chunks.filter(
    ({ isEntry, fileName }) => isEntry || also.some((name) => name.test(fileName)),
  );
  const found = new Set<Chunk>();
  for (let chunk = wanted.pop(); chunk; chunk = wanted.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    for (const name of chunk.imports) if (byName.has(name)) wanted.push(byName.get(name)!);
  }
  return [...found];
}

/** The build fails where home, or a table in play, would load more JavaScript at first than was promised. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(
        (part): part is typeof part & Chunk => part.type === 'chunk',
      );
      const pages: Record<string, RegExp[]> = {
        home: [/\/pl-/],
        'a table of Stella': [/\/pl-/, /\/TablePage-/, /\/Stella-/],
        'a table of Odyssey': [/\/pl-/, /\/TablePage-/, /\/Odyssey-/],
      };
      for (const [page, also] of Object.entries(pages)) {
        const missing = also.find((name) => !chunks.some(({ fileName }) => name.test(fileName)));
        if (missing) this.error(`${page}: no chunk is called ${missing}`);
        const bytes = firstLoad(chunks, also).reduce(
          (sum, { code }) => sum + brotli(Buffer.from(code)).length,
          0,
        );
        const told = `${page}: ${(bytes / 1000).toFixed(1)} kB of JavaScript at first (brotli)`;
        const most = page === 'home' ? MOST.home : MOST.other;
        if (bytes > most) this.error(`${told}, more than ${most / 1000} kB`);
        this.info(told);
      }
    },
  };
}
