import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';

const paths = '/dev-pictures/';

/**
 * In development only: where the server has no deck called dreams, one is made of the pictures in a folder,
 * over and over. Nothing of it is built in.
 */
export function devPictures(server: string): Plugin {
  const folder = resolve(process.env.REVERIE_PICTURES ?? '../../shared/art-prototype/cards');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.webp')) : [];

  const deck = {
    deck: 'dreams',
    name: 'Dreams',
    back: null,
    cards: Array.from({ length: 84 }, (_, index) => {
      const file = names[(index * 7) % names.length] ?? '';
      const url = paths + file;
      const alt = file.replace('.webp', '').replaceAll('_', ' ');
      const words = { title: alt, description: alt, alt, tags: [], artist: '', licence: '' };
      return {
        id: `c${index + 1}`,
        image: url,
        medium: url,
        thumb: url,
        placeholder: '',
        palette: [],
        ...words,
      };
    }),
  };

  const answer: Connect.NextHandleFunction = async (request, response, next) => {
    const url = request.url ?? '';
    if (url.startsWith(paths)) {
      const name = names.find((known) => known === url.slice(paths.length));
      if (!name) return next();
      response.setHeader('content-type', 'image/webp');
      response.setHeader('cache-control', 'max-age=3600');
      return response.end(readFileSync(join(folder, name)));
    }
    const asked = /^\/api\/decks\/dreams(\?|$)/.test(url);
    if (!asked || request.method !== 'GET' || names.length === 0) return next();
    const real = await fetch(server + url).catch(() => undefined);
    if (real?.ok) return next();
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify(deck));
  };

  return {
    name: 'dev-pictures',
    configureServer: (vite) => void vite.middlewares.use(answer),
    configurePreviewServer: (vite) => void vite.middlewares.use(answer),
  };
}
