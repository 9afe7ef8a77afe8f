import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
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
});
