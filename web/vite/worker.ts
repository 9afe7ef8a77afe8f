import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = 'src/worker/sw.js';
/** What a phone may keep. Pictures of the shops are not among it. */
const KEPT =
  /^(assets\/.+\.(js|css|woff2|svg|png)|(index|stage|table)\.html|icon\.svg|manifest\.webmanifest)$/;
/** What a phone keeps at once: what the home page waits for. The rest is kept when it is first used. */
const FIRST =
  /^(assets\/(index|App)-.+\.(js|css)|assets\/.+-latin-(soft|wght)-normal-.+\.woff2|(index|stage|table)\.html)$/;

const digest = (body: string | Uint8Array) => createHash('sha256').update(body).digest('base64');

/** The service worker with the files of this build in it, by the digest of their content. */
export function fill(source: string, contents: Record<string, string | Uint8Array>): string {
  const names = Object.keys(contents)
    .filter((name) => KEPT.test(name))
    .sort();
  const files = Object.fromEntries(names.map((name) => [`/${name}`, digest(contents[name]!)]));
  const first = names.filter((name) => FIRST.test(name)).map((name) => `/${name}`);
  const build = digest(source + JSON.stringify(files))
    .replaceAll(/\W/g, '')
    .slice(0, 12);
  return source
    .replace('%BUILD%', build)
    .replace('%FILES%', JSON.stringify(files))
    .replace('%FIRST%', JSON.stringify(first));
}

/** Emits /sw.js. In development there is none: what is being worked on is never kept. */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const contents: Record<string, string | Uint8Array> = {};
        for (const part of Object.values(bundle))
          contents[part.fileName] = part.type === 'chunk' ? part.code : part.source;
        for (const name of readdirSync('public')) {
          if (KEPT.test(name)) contents[name] = readFileSync(join('public', name));
        }
        const source = readFileSync(SOURCE, 'utf8');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: fill(source, contents) });
      },
    },
  };
}
