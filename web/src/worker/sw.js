// What a phone keeps, so that it starts at once and without a network: the shell, the fonts, and the pictures of our own decks.
// vite/worker.ts puts in the build and its files, each with the digest of its content.
const BUILD = '%BUILD%';
/** @type {Record<string, string>} */
const FILES = JSON.parse('%FILES%');
/** @type {string[]} */
const FIRST = JSON.parse('%FIRST%');

const SHELL = `reverie-shell-${BUILD}`;
const DECKS = 'reverie-decks';
// Of pages that are still open from the build before.
const SHELLS_KEPT = 2;
const MOST = { files: 150, pictures: 400, picture: 600_000, list: 400_000 };
const PATIENCE = 4_000;

// These decks are the same for everybody. No other answer of the API is ever kept: not a table, not a seat, not a deck that somebody brought.
const OURS = '(?:dreams|inklings)';
const PICTURE = new RegExp(`^/api/decks/${OURS}/images/[\\w-]+\\.webp$`);
const LIST = new RegExp(`^/api/decks/${OURS}$`);
const PAGE = /^\/(?:$|t\/|tv$|rules|gallery|replay\/)/;

const pageFor = (path) =>
  path === '/' ? '/index.html' : path.startsWith('/t/') ? '/table.html' : '/stage.html';

async function digest(body) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...bytes));
}

/** A file of this build as the server has it now, or an error: nobody between us can put another in its place. */
async function fetchFile(path) {
  const answer = await fetch(new Request(path, { cache: 'no-cache', credentials: 'omit' }));
  const body = await answer.clone().arrayBuffer();
  if (answer.status !== 200 || answer.redirected || (await digest(body)) !== FILES[path])
    throw new Error(`${path} is not what was built`);
  return answer;
}

/** The oldest go first. */
async function trim(cache, most) {
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)));
}

async function keepFile(path) {
  const cache = await caches.open(SHELL);
  const answer = await fetchFile(path);
  await cache.put(path, answer.clone());
  await trim(cache, MOST.files);
  return answer;
}

async function file(path) {
  const kept = await (await caches.open(SHELL)).match(path);
  return kept ?? keepFile(path);
}

const isSound = (answer, type, most) =>
  answer.status === 200 &&
  answer.type === 'basic' &&
  !answer.redirected &&
  (answer.headers.get('content-type') ?? '').startsWith(type) &&
  Number(answer.headers.get('content-length') ?? most + 1) <= most;

async function keepOfDeck(key, answer) {
  const cache = await caches.open(DECKS);
  await cache.put(key, answer);
  await trim(cache, MOST.pictures);
}

async function picture(event, path) {
  const kept = await (await caches.open(DECKS)).match(path);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (isSound(answer, 'image/webp', MOST.picture))
    event.waitUntil(keepOfDeck(path, answer.clone()).catch(() => undefined));
  return answer;
}

/** As the server has it, or as it was, where the server is far away. */
async function list(event, key) {
  const kept = await (await caches.open(DECKS)).match(key);
  const asked = fetch(event.request).then(async (answer) => {
    if (isSound(answer, 'application/json', Infinity) && (await answer.clone().blob()).size <= MOST.list)
      event.waitUntil(keepOfDeck(key, answer.clone()).catch(() => undefined));
    return answer;
  });
  if (!kept) return asked;
  const later = new Promise((done) => setTimeout(() => done(kept), PATIENCE));
  return Promise.race([asked.catch(() => kept), later]);
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(FIRST.map(file)));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const shells = (await caches.keys()).filter((name) => name.startsWith('reverie-shell-'));
    const old = shells.filter((name) => name !== SHELL).slice(0, -(SHELLS_KEPT - 1));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('message', (event) => {
  if (event.data === 'now') void self.skipWaiting();
  // What a page had loaded before there was somebody to keep it.
  else if (Array.isArray(event.data)) {
    const wanted = event.data.filter((path) => Object.hasOwn(FILES, path)).slice(0, MOST.files);
    event.waitUntil(Promise.allSettled(wanted.map(file)));
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || request.method !== 'GET') return;
  if (request.headers.has('authorization') || request.headers.has('range')) return;
  if (request.mode === 'navigate') {
    if (PAGE.test(url.pathname)) event.respondWith(file(pageFor(url.pathname)).catch(() => fetch(request)));
  } else if (!url.search && Object.hasOwn(FILES, url.pathname)) {
    event.respondWith(file(url.pathname).catch(() => fetch(request)));
  } else if (!url.search && PICTURE.test(url.pathname)) {
    event.respondWith(picture(event, url.pathname));
  } else if (LIST.test(url.pathname) && /^\?language=[a-zA-Z-]{2,10}$/.test(url.search)) {
    event.respondWith(list(event, url.pathname + url.search));
  } else if (!url.search && /^\/assets\//.test(url.pathname)) {
    // Of the build before, for a page that is still open.
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
