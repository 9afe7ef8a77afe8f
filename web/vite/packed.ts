import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;

export const brotli = (body: Buffer): Buffer =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** Beside every text that was built lies the same compressed, so that the server need not do it for everybody. */
export function packed(): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    writeBundle: () => void (isWritten = true),
    closeBundle() {
      if (!isWritten) return; // It has failed, and why is told without us.
      const folder = config.build.outDir;
      const files = readdirSync(folder, { recursive: true, withFileTypes: true });
      for (const file of files) {
        if (!file.isFile() || !TEXT.test(file.name)) continue;
        const path = join(file.parentPath, file.name);
        const body = readFileSync(path);
        for (const [suffix, pack] of [
          ['.br', brotli],
          ['.gz', (body: Buffer) => gzipSync(body, { level: 9 })],
        ] as const) {
          const small = pack(body);
          if (small.length < body.length) writeFileSync(path + suffix, small);
        }
      }
    },
  };
}
