import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOLDER, languages, readLanguages, readMessages } from './languages.ts';

let folder = '';

/** A language is one folder: these two are begun, and inherit what they do not say. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'));
  cpSync(FOLDER, folder, { recursive: true });
  const write = (code: string, name: string, content: object) => {
    mkdirSync(join(folder, code), { recursive: true });
    writeFileSync(join(folder, code, `${name}.json`), JSON.stringify(content));
  };
  write('pt-BR', 'language', { name: 'Português (Brasil)', tag: 'pt-BR', inherits: 'pt' });
  write('pt-BR', 'app', { close: 'Feche' });
  write('eo', 'language', { name: 'Esperanto', tag: 'eo', inherits: 'en' });
  write('eo', 'app', { close: 'Fermi' });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('another language is one folder away', async () => {
  expect(Object.keys(readLanguages(folder))).toContain('eo');
  const entry = '\0entry';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [
      languages(folder),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : undefined),
        load: (id) => (id === entry ? "export * from 'virtual:languages'" : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  });
  const chunks = 'output' in built ? built.output : [];
  const holding = (text: string) =>
    chunks.filter((chunk) => chunk.type === 'chunk' && chunk.code.includes(text)).length;
  expect(holding('Esperanto')).toBe(1);
  expect(holding('Fermi')).toBe(1);
  expect(holding('Feche')).toBe(1);
});

test('what a language does not say it says as the one from which it inherits', () => {
  const [brazil, portugal] = [readMessages('pt-BR', folder), readMessages('pt', folder)];
  expect(brazil.close).toBe('Feche');
  expect({ ...brazil, close: portugal.close }).toEqual(portugal);
  expect(readMessages('eo', folder).cancel).toBe(readMessages('en', folder).cancel);
});
