import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const FOLDER = join(import.meta.dirname, '../../src/reverie/languages');
const SOURCE = 'en';
const INTERFACE = ['app', 'stella', 'odyssey', 'over'];

type Texts = Record<string, string>;
interface About {
  name: string;
  tag: string;
  inherits?: string;
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Every language that has a folder, by its code; the source comes first. */
export function readLanguages(folder = FOLDER): Record<string, About> {
  const codes = readdirSync(folder).filter((code) => existsSync(join(folder, code, 'language.json')));
  const sorted = [SOURCE, ...codes.filter((code) => code !== SOURCE).sort()];
  return Object.fromEntries(sorted.map((code) => [code, json(join(folder, code, 'language.json')) as About]));
}

/** A file of a language; what is not in it is read where the language inherits. */
export function readTexts(code: string, name: string, folder = FOLDER): Texts {
  const { inherits } = json(join(folder, code, 'language.json')) as About;
  const file = join(folder, code, `${name}.json`);
  return {
    ...(inherits ? readTexts(inherits, name, folder) : {}),
    ...(existsSync(file) ? (json(file) as Texts) : {}),
  };
}

export const readMessages = (code: string, folder = FOLDER): Texts =>
  Object.assign({}, ...INTERFACE.map((name) => readTexts(code, name, folder)));

const list = (codes: string[], kind: string): string =>
  `{ ${codes.map((code) => `'${code}': () => import('virtual:${kind}/${code}')`).join(', ')} }`;

const MODULES: Record<string, (code: string, folder: string) => string> = {
  languages(_code, folder) {
    const about = readLanguages(folder);
    const codes = Object.keys(about);
    return `export const LANGUAGES = ${JSON.stringify(about)};
export const messages = ${list(codes, 'messages')};
export const rules = ${list(codes, 'rules')};`;
  },
  messages(code, folder) {
    const [messages, terms] = [readMessages(code, folder), readTexts(code, 'terms', folder)];
    return `export default ${JSON.stringify({ messages, terms })};`;
  },
  rules: (code, folder) => `export default ${JSON.stringify(readTexts(code, 'rules', folder))};`,
};

/** What the page says to those for whom no script runs, in every language. */
function withoutScripts(folder: string): string {
  return Object.entries(readLanguages(folder))
    .map(([code, { tag }]) => `<p lang="${tag}">${readTexts(code, 'app', folder).no_script}</p>`)
    .join('');
}

/** One file for each language, so that a player loads no other. */
export function languages(folder = FOLDER): Plugin {
  return {
    name: 'languages',
    resolveId: (id) => (/^virtual:(languages|messages|rules)\b/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, code = ''] = /^\0virtual:(\w+)(?:\/(.+))?$/.exec(id) ?? [];
      if (!kind || !MODULES[kind]) return undefined;
      for (const name of [...INTERFACE, 'rules', 'terms', 'language']) {
        const file = join(folder, code, `${name}.json`);
        if (existsSync(file)) this.addWatchFile(file);
      }
      return MODULES[kind](code, folder);
    },
    transformIndexHtml: (page) =>
      page
        .replace('%description%', readTexts(SOURCE, 'app', folder).description ?? '')
        .replace('%no_script%', withoutScripts(folder)),
  };
}
