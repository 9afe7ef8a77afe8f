import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deckNames, decks } from '../../lib/decks.svelte';
import { useLanguage } from '../../lib/i18n/index.svelte';
import { explainDeck, explainFile } from '../../lib/i18n/problems';
import { pictures } from '../../lib/pictures.svelte';
import { countPictures, needed } from './counting';
import Refused from './Refused.svelte';
import { nameOf, Upload } from './upload.svelte';
import UploadDialog from './UploadDialog.svelte';

const folder = '../src/reverie/decks';
const python = readdirSync(folder)
  .filter((name) => name.endsWith('.py'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');
const codes = (pattern: RegExp) => [...new Set([...python.matchAll(pattern)].map(([, code]) => code!))];

beforeAll(() => useLanguage('en'));
beforeEach(() => {
  for (const { deck } of decks.all) decks.forget(deck);
});
afterEach(cleanup);

describe('what the server refuses', () => {
  test.each(codes(/Refused\(\s*"(\w+)"/g))('a file that is %s has a sentence of its own', (code) => {
    expect(explainFile(code)).toMatch(/^[a-z].*\.$/);
    if (code !== 'broken') expect(explainFile(code)).not.toBe(explainFile('broken'));
  });

  // A fault of the server's own has no sentence but that something went wrong.
  test.each(codes(/super\(\).__init__\(\s*"(?!internal")(\w+)"/g))('a deck with %s is explained', (code) => {
    expect(explainDeck(code)).not.toBe(explainDeck('nonsense'));
  });

  test('is told file by file', () => {
    render(Refused, { refused: [{ file: 'notes.txt', error: 'not_a_picture', message: '' }] });
    expect(screen.getByText('1 file was left out')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toContain('notes.txt is not a JPEG');
  });
});

test('several decks are called by all their names, also by those that somebody else brought', () => {
  const deck = vi.spyOn(pictures, 'deck').mockReturnValue(null);
  expect(deckNames('dreams+attic')).toBe('Dreams and …');
  deck.mockReturnValue({ deck: 'dreams+attic', name: 'Dreams + The attic', cards: [] } as never);
  expect(deckNames('dreams+attic')).toBe('Dreams and The attic');
  deck.mockRestore();
});

test('our own decks have a name in the language that is read', async () => {
  await useLanguage('de');
  expect(deckNames('dreams+inklings')).toBe('Träume und Tuscheleien');
  await useLanguage('en');
  expect(deckNames('inklings')).toBe('Inklings');
});

describe('the decks of this browser', () => {
  const attic = { deck: 'attic', name: 'The attic', count: 9 };

  test('are kept with their secret', () => {
    decks.keep({ ...attic, secret: 'hush' });
    decks.meet(attic);
    expect(decks.all.map(({ name }) => name)).toEqual(['The attic']);
    expect(decks.secret('attic')).toBe('hush');
    expect(localStorage.getItem('reverie.decks')).toContain('hush');
  });

  test('may be somebody else’s, without a secret', () => {
    decks.meet(attic);
    expect(decks.all).toHaveLength(1);
    expect(decks.secret('attic')).toBeNull();
  });

  test('can be forgotten', () => {
    decks.keep({ ...attic, secret: 'hush' });
    decks.forget('attic');
    expect(decks.all).toEqual([]);
    expect(localStorage.getItem('reverie.decks')).toBe('[]');
  });
});

describe('an upload', () => {
  test('is called as its zip, unless it has a name', () => {
    expect(nameOf('summer_in-the attic.2024.zip')).toBe('summer in the attic.2024');
    const upload = new Upload();
    upload.files = [new File(['x'], 'our-cats.zip')];
    expect(upload.name).toBe('our cats');
    upload.files = [new File(['x'], 'dogs.zip')];
    expect(upload.name).toBe('our cats');
  });

  test('wants a name and files', () => {
    const upload = new Upload();
    expect(upload.ready).toBe(false);
    upload.files = [new File(['x'], 'a.png'), new File(['x'], 'b.png')];
    expect(upload.ready).toBe(false);
    upload.name = 'Cats';
    expect(upload.ready).toBe(true);
  });
});

describe('how many pictures a game takes', () => {
  const chosen = (count: number) =>
    Array.from({ length: count }, (_, index) => new File(['x'], `${index}.png`));

  test('is what the server says', () => {
    expect(needed()).toEqual({ stella: 30, odyssey: 7, party: 6, team: 5, least: 27 });
  });

  test('counts pictures, and nothing where a zip hides them', () => {
    expect(countPictures([...chosen(3), new File(['x'], 'titles.CSV')])).toBe(3);
    expect(countPictures([...chosen(3), new File(['x'], 'more.zip')])).toBeNull();
  });

  test('is told beforehand, and gently where too few are chosen', async () => {
    const { container } = render(UploadDialog, { onmade: () => undefined, onclose: () => undefined });
    expect(screen.getByText(/^Stella needs 30 pictures\. Odyssey needs 7 .* at least 27/)).toBeTruthy();
    const told = () => screen.getByRole('status', { hidden: true }).textContent;
    expect(told()).toBe('');
    for (const [count, words] of [
      [26, 'One more picture and you have enough for a small game of Odyssey.'],
      [27, 'Enough for a small game of Odyssey. 3 more pictures and it’s enough for Stella, too.'],
      [30, ''],
    ] as const) {
      await fireEvent.change(container.querySelector('input[type=file]')!, {
        target: { files: chosen(count) },
      });
      expect(told()).toBe(words);
    }
  });
});
