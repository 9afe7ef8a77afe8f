import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { useLanguage } from '../lib/i18n/index.svelte';
import { pictures } from '../lib/pictures.svelte';
import Card from './Card.svelte';

const picture = {
  src: '/a-800.webp',
  srcset: '/a-200.webp 200w, /a-800.webp 800w',
  alt: 'A fox',
  title: 'Fox',
  placeholder: 'data:image/webp;base64,AAAA',
};

test('the placeholder is seen until the picture can be painted', async () => {
  vi.spyOn(pictures, 'of').mockReturnValue(picture);
  const { container } = render(Card, { card: 'a' });
  const shown = screen.getByAltText('A fox');
  const placeholder = () => container.querySelector('.blur');
  expect(placeholder()).not.toBeNull();
  expect(shown.classList).toContain('waits');
  await fireEvent.load(shown);
  await waitFor(() => expect(placeholder()).toBeNull());
  expect(shown.classList).not.toContain('waits');
  vi.restoreAllMocks();
});

test('a card on a real table is its place, and nobody looks at it closely', async () => {
  await useLanguage('en');
  render(Card, { card: 'box:6', sign: 'B2', onlook: vi.fn(), onpress: vi.fn() });
  expect(screen.getByRole('button', { name: /Card .?B2.? on your table/ }).textContent).toContain('B2');
  render(Card, { card: 'box:6', label: 'Picture 7', onlook: vi.fn() });
  expect(screen.getByText(/^Picture 7, Card .?7.? on your table/)).toBeDefined();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
