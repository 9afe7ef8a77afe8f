import { describe, expect, test } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import type { Language, OdysseyReason, View } from '../../lib/types';
import type { Scored } from './scores';
import { namesOf, ownerOf, prompt, tellWhy } from './words';

const view = {
  you: 1,
  seats: ['Ada', 'Bao', 'Cleo', 'Dov', 'Esi', 'Finn'].map((name) => ({ name })),
} as View;
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

const play = { votes: [[1], [1], [2]] } as unknown as Scored;
const told = (reasons: OdysseyReason[]) =>
  tellWhy(view, play, { id: 2, seats: [2], points: 0, total: 0, reasons })
    .map(plain)
    .reverse();

describe('the viewer is spoken to', () => {
  test.each<[Language, string, string]>([
    ['en', 'led you and Ada astray', 'on picture 3 with you and Ada'],
    ['de', 'in der Falle: du und Ada', 'auf Bild 3, ebenso du und Ada'],
    ['fr', 'dans le piège : toi et Ada', 'sur l’image 3 avec toi et Ada'],
    ['es', 'en la trampa: tú y Ada', 'en la imagen 3, igual que tú y Ada'],
    ['it', 'in trappola: tu e Ada', 'sull’immagine 3, anche tu e Ada'],
    ['nl', 'op het verkeerde spoor: jij en Ada', 'op afbeelding 3, net als jij en Ada'],
    ['pl', 'w pułapce: ty i Ada', 'na ilustracji 3 także: ty i Ada'],
    ['pt', 'na armadilha: tu e Ada', 'na imagem 3, tal como tu e Ada'],
  ])('in %s', async (language, lured, crowd) => {
    await useLanguage(language);
    const tell = (reason: OdysseyReason) => told([reason])[0]!.replace(/\u00a0/g, ' ');
    expect(tell({ why: 'fooled', points: 2, seats: [0, 1] })).toContain(lured);
    expect(tell({ why: 'company', points: 3, seats: [0, 1] })).toBe(crowd);
  });

  test('and is never among those who are only counted', async () => {
    await useLanguage('en');
    expect(plain(namesOf(view, [0, 2, 3, 4, 5, 1]))).toBe('you, Ada, Cleo and 3 more');
  });

  test('of an own picture', async () => {
    await useLanguage('en');
    expect(ownerOf(view, 1)).toBe('Yours');
    expect(plain(ownerOf(view, 0))).toBe('from Ada');
  });
});

describe('why there are points', () => {
  test('and where there is no reason, the picture was missed', async () => {
    await useLanguage('en');
    expect(told([])).toEqual(['missed it']);
    expect(told([{ why: 'fooled', points: 1, seats: [0] }])).toEqual(['led Ada astray', 'missed it']);
    expect(
      told([
        { why: 'found', points: 3 },
        { why: 'sure', points: 1 },
      ]),
    ).toEqual(['with a single vote', 'found it']);
  });

  test('is told where there could have been more', async () => {
    await useLanguage('en');
    const reason: OdysseyReason = { why: 'fooled', points: 3, seats: [0, 3, 4, 5], capped: true };
    expect(told([{ why: 'found', points: 3 }, reason])[0]).toMatch(/\(3 at most\)$/);
  });
});

describe('partners are told who of them gives', () => {
  const at = (you: number) =>
    ({ you, game: 'team', status: 'playing', options: {}, seats: view.seats }) as View;
  const offers = { vote: undefined, tells: false };
  const give = { type: 'give', from: ['c1'], min: 1, max: 1 } as never;
  const now = (waiting_for: number[]) =>
    ({ phase: 'give', storyteller: 0, teams: [[0, 3], [1, 4], [2, 5]], gave: [], waiting_for }) as never; // prettier-ignore

  test.each([
    ['nothing is said', 1, [1, 4], give, /Agree with/],
    ['I give', 1, [1], give, /^You’re giving a picture for your team/],
    ['my partner gives', 4, [1], undefined, /gives a picture for your team: you’ll vote/],
    ['my partner has given', 4, [2], undefined, /has given a picture/],
  ])('%s', async (_when, you, waiting, give, words) => {
    await useLanguage('en');
    expect(plain(prompt({ view: at(you), play: now(waiting), give, ...offers }))).toMatch(words);
  });
});

describe('with real cards one is told what to do at the table', () => {
  const at = (you: number) =>
    ({ you, game: 'odyssey', status: 'playing', options: { deck: 'box' }, seats: view.seats }) as View;
  const now = (phase: string, change: object = {}) =>
    ({ phase, storyteller: 0, teams: null, votes: [], gave: [], again: [], ...change }) as never;
  const offers = { give: undefined, vote: undefined, tells: false };
  const mine = { type: 'mine', from: [0, 1], min: 0, max: 1 } as const;

  test.each([
    ['tell', 0, { tells: true }, 'Lay a card of yours face down'],
    ['give', 1, { give: { type: 'give', from: [], min: 0, max: 0 } as never }, 'face down before Ada'],
    ['vote', 0, { mine: mine as never }, 'Shuffle the cards'],
    ['vote', 1, { mine: mine as never }, 'Ada lays the cards out'],
  ])('%s, seat %i', async (phase, you, change, words) => {
    await useLanguage('en');
    expect(plain(prompt({ view: at(you), play: now(phase), ...offers, ...change }))).toContain(words);
  });

  test('and whose number another one named, too, is asked again', async () => {
    await useLanguage('en');
    const play = now('vote', { again: [1, 2] });
    expect(prompt({ view: at(1), play, ...offers, mine: mine as never })).toContain('Look again');
  });
});
