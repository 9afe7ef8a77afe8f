import { describe, expect, test } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import type { Language, OdysseyReason, View } from '../../lib/types';
import type { Scored } from './scores';
import { namesOf, ownerOf, tellWhy } from './words';

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
