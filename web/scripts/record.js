// Records views of real games as fixtures: `npm run record` with a server at REVERIE_SERVER (default port 8000),
// started with `--limits off --bot-pace fast`. Seat 0 plays what `can` offers; the first view of every situation
// is kept in fixtures/<name>.json as {"view", "news"}, to be seen at /styleguide?view=<name>. Each game is played
// until it has shown every situation that is kept already. Cards are called c1, c2, … by their place in the deck.
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const server = process.env.REVERIE_SERVER ?? 'http://127.0.0.1:8000';
const folder = fileURLToPath(new URL('../fixtures/', import.meta.url));
const known = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));
const MOST_GAMES = 12;

const GAMES = [
  ['stella', 4, {}],
  ['stella', 6, {}],
  ['odyssey', 3, { target: 10 }],
  ['odyssey', 5, { target: 12 }],
  ['odyssey', 8, { target: 12 }],
  ['odyssey', 12, { target: 10 }],
  ['party', 6, {}],
  ['team', 6, {}],
];
const CLUES = [
  'The last one out turns off the sea',
  'Lullaby',
  'What my grandmother never told anybody about the winter of the long snow',
];

let state = 42;
const random = () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
const some = (list, count) => [...list].sort(() => random() - 0.5).slice(0, count);

async function call(path, body, token) {
  const response = await fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

const dreams = await fetch(`${server}/api/decks/dreams`).then((response) => response.json());
const places = new Map(dreams.cards.map(({ id }, at) => [id, `c${at + 1}`]));

const kept = new Set();
function keep(name, message) {
  if (kept.has(name)) return;
  kept.add(name);
  const { view, news } = message;
  const text = JSON.stringify({ view, news }, (_, value) => places.get(value) ?? value, 1);
  writeFileSync(`${folder}${name}.json`, text + '\n');
}

const called = (game, players) => (game === 'stella' || game === 'odyssey' ? `${game}-${players}` : game);

/** A name for the situation that a view shows. */
function situation({ view, news }) {
  const game = called(view.game, view.seats.length);
  const play = view.play;
  if (!play) return `${game}-lobby`;
  const can = view.can.map((offer) => offer.type);
  const mine = ['mark', 'show', 'tell', 'give', 'vote', 'continue'].find((type) => can.includes(type));
  const what = news
    .map((item) => item.what)
    .find((item) => ['spark', 'super_spark', 'fall', 'announced'].includes(item));
  if (play.kind === 'stella' && play.phase === 'associate') {
    return `${game}-associate${play.slate?.length ? '-marked' : ''}${mine ? '' : '-passed'}`;
  }
  if (play.phase === 'tell' && play.storyteller === null) return `${game}-tell-anybody`;
  if (play.phase === 'over') return `${game}-over`;
  if (play.phase === 'scored') return `${game}-scored${mine ? '' : '-wait'}`;
  const dark = what === 'announced' && play.dark !== null ? '-dark' : '';
  return [game, play.phase, what ?? '', mine ? 'mine' : 'wait'].filter(Boolean).join('-') + dark;
}

function choose(view) {
  const offer = (type) => view.can.find((can) => can.type === type);
  const [mark, pass, show, tell, give, vote] = ['mark', 'pass_pen', 'show', 'tell', 'give', 'vote'].map(
    offer,
  );
  if (mark && !view.play.slate.length)
    return { type: 'mark', cards: some(mark.from, 4 + Math.floor(random() * 4)).sort((a, b) => a - b) };
  if (pass) return { type: 'pass_pen' };
  if (show) return { type: 'show', card: some(show.from, 1)[0] };
  // The first clue is anybody's: now and then a bot is left to begin, so that seat 0 has a turn later.
  if (tell && view.play.storyteller === null && random() < 0.5) return undefined;
  if (tell)
    return { type: 'tell', ...(tell.from ? { card: some(tell.from, 1)[0] } : {}), clue: some(CLUES, 1)[0] };
  if (give) return { type: 'give', cards: some(give.from, give.min) };
  if (vote)
    return {
      type: 'vote',
      images: some(vote.from, vote.max),
      ...(vote.red ? { red: some(vote.red, 1)[0] } : {}),
    };
  return offer('continue') && { type: 'continue' };
}

async function record(game, players, options) {
  const { table, token } = await call('/api/tables', { game, name: 'Noor', options });
  const move = (body) => call(`/api/tables/${table}/moves`, body, token);
  const friend = await call(`/api/tables/${table}/seats`, { name: 'Maximiliane-Elżbieta' });
  for (let seat = 2; seat < players; seat++)
    await move({ type: 'add_bot', level: ['easy', 'normal', 'hard'][seat % 3] });
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/socket`);
  await new Promise((done, fail) => {
    let version = -1;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token }));
    socket.onerror = fail;
    socket.onmessage = async ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'refused') console.error(game, message.error, message.message);
      if (message.type !== 'view' || message.version <= version) return;
      version = message.version;
      const { view } = message;
      keep(situation(message), message);
      if (view.status === 'lobby') {
        // The friend's seat goes to a bot, so that the game runs by itself.
        return void move({ type: 'start' }).then(() => move({ type: 'replace', seat: friend.seat }));
      }
      if (view.status === 'over') return done();
      const next = choose(view);
      // A moment of thought, so that waiting is recorded, too.
      const send = () =>
        message.version === version && socket.send(JSON.stringify({ type: 'move', move: next }));
      if (next) setTimeout(send, 30);
    };
  });
  socket.close();
}

for (const [game, players, options] of GAMES) {
  const missing = () =>
    known.filter((name) => name.startsWith(`${called(game, players)}-`) && !kept.has(name));
  for (let games = 0; games === 0 || (missing().length && games < MOST_GAMES); games++)
    await record(game, players, options);
  console.log(game, players, kept.size, missing().length ? `not seen: ${missing().join(' ')}` : '');
}
process.exit(0);
