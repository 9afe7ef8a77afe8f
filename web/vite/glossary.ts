import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(new URL('../../src/reverie/decks/words/glossary.json', import.meta.url));
const prefix = 'virtual:glossary/';

/** The games' terms in one language, so that a player does not load all eight. */
export function glossary(): Plugin {
  return {
    name: 'glossary',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
      const terms = Object.entries(all).map(([term, words]) => [term, words[language]]);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(Object.fromEntries(terms))}`;
    },
  };
}
