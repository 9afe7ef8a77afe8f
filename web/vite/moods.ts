import type { Plugin } from 'vite';

const EVENING = 'class="scenery evening"';

/** The page with the stage behind it, as every address but the first one shows it. */
export function onStage(page: string): string {
  if (!page.includes(EVENING)) throw new Error('index.html has no scenery');
  return page.replace(EVENING, 'class="scenery stage"');
}

/** Files that a page will want, told to the browser before its script asks for them. */
export function preloading(page: string, files: readonly string[]): string {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  return page.replace('</head>', `${links.map((link) => `  ${link}\n`).join('')}  </head>`);
}

/** Beside index.html: stage.html for the other addresses, and table.html for tables, which fetches their screen at once. */
export function moods(): Plugin {
  return {
    name: 'moods',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return this.error('index.html was not built');
      const stage = onStage(String(index.source));
      const table = Object.keys(bundle).filter((file) => /\/TablePage-[^/]*\.(js|css)$/.test(file));
      this.emitFile({ type: 'asset', fileName: 'stage.html', source: stage });
      this.emitFile({ type: 'asset', fileName: 'table.html', source: preloading(stage, table) });
    },
  };
}
