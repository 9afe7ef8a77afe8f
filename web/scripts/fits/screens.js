import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../fixtures/', import.meta.url);
const fixtures = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));
/** The card that ends a round of Stella stays for a while, and then goes by itself: it is sent away at once. */
const screen = (name) => ({
  name,
  path: `/styleguide?view=${name}`,
  ...(/^stella.*(scored|over)$/.test(name) ? { press: ['stella.to_scores'], dialog: false } : {}),
});

/** The people of a recorded table. */
export function namesIn({ path }) {
  const name = /view=([\w-]+)/.exec(path)?.[1];
  if (!name) return [];
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')).view.seats.map(({ name }) => name);
}

/** What opens over a screen: the messages that name the buttons to press, one after another. */
const opened = (view, name, ...press) => ({ ...screen(view), name, press });
const OVER = [
  { name: 'open-table', path: '/', press: ['home.friends'] },
  opened('stella-4-associate', 'menu-of-stella', 'menu.title'),
  opened('stella-4-associate', 'leave', 'menu.title', 'menu.leave'),
  opened('odyssey-5-vote-mine', 'menu-of-odyssey', 'menu.title'),
  ...['stella-4-associate', 'odyssey-5-vote-mine', 'party-vote-mine', 'team-vote-mine'].map((view) =>
    opened(view, `rules-in-${view.split('-')[0]}`, 'menu.title', 'home.rules'),
  ),
  ...fixtures
    .filter((name) => name.endsWith('-over') && !name.startsWith('stella'))
    .map((name) => ({ ...opened(name, `${name}-end`, 'odyssey.do.finish'), dialog: false })),
];
/** The widest word that we have: it stands in one line. */
const WIDE = { name: 'stella-wide-word', path: '/styleguide?view=stella-6-associate-marked&clue=Vermomming' };
/** In a lobby of the server's own: what a recorded one cannot do. */
const lobby = (path) => [
  { name: 'lobby', path },
  { name: 'lobby-menu', path, press: ['menu.title'] },
  { name: 'lobby-arrange', path, press: ['arrange.title'] },
  { name: 'lobby-words', path, press: ['words.count'] },
  { name: 'lobby-colours', path, press: ['seat.own'] },
  { name: 'lobby-remove', path, press: ['seat.remove'] },
  { name: 'lobby-deck', path, press: ['deck.bring'] },
];
/** A quick look: one screen of each kind, where the room is least. */
const QUICK = {
  phone:
    /^(home|join|lobby|lobby-(menu|words|deck)|leave|rules-in-team|gallery|stella-6-associate-marked|stella-4-(reveal-(announced-mine|fall-wait|spark-mine)|scored|over)|odyssey-(3-tell-mine|12-(vote-mine|scored|over-end))|party-vote-mine|team-(give-mine|vote-wait|scored))$/,
  desktop:
    /^(lobby|stella-(wide-word|6-(associate-marked|scored))|odyssey-12-(give-mine|scored)|team-give-wait)$/,
  television: /^(stella-6-(associate|reveal-fall-mine)|odyssey-12-scored)$/,
};

export function screensFor(size, { quick, table, token }) {
  const tables = fixtures.map(screen);
  const kept = (screens) => screens.filter(({ name }) => !quick || QUICK[size].test(name));
  if (size === 'television') return kept(tables.map(({ name, path }) => ({ name, path: `${path}&tv` })));
  const pages = [
    { name: 'home', path: '/' },
    { name: 'join', path: `/t/${table}` },
    { name: 'not-there', path: '/t/NOSUCH' },
    { name: 'gallery', path: '/gallery' },
    ...['', '/stella', '/odyssey', '/party', '/team'].map((game) => ({
      name: `rules${game.replace('/', '-')}`,
      path: `/rules${game}`,
    })),
  ];
  return kept([...pages, ...tables, WIDE, ...OVER, ...lobby(`/t/${table}#seat=${token}`)]);
}
