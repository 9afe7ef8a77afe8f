import { describe, expect, test } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import type { Language, View } from '../../lib/types';
import { namesOf, ownerOf, why } from './words';

const view = {
  you: 1,
  seats: ['Ada', 'Bao', 'Cleo', 'Dov', 'Esi', 'Finn'].map((name) => ({ name })),
} as View;
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

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
    const tell = (...reason: Parameters<typeof why>) => plain(why(...reason)).replace(/\u00a0/g, ' ');
    expect(tell(view, { why: 'lured', by: [0, 1] })).toBe(lured);
    expect(tell(view, { why: 'crowd', image: 2, by: [0, 1] })).toBe(crowd);
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
