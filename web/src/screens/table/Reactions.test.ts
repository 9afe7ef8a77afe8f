import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import { back } from '../../lib/back';
import type { Table } from '../../lib/table.svelte';
import Reactions from './Reactions.svelte';

beforeAll(() => useLanguage('en'));
afterEach(cleanup);

test('Back closes the moods that are laid out', async () => {
  render(Reactions, { table: { may: () => true } as unknown as Table });
  const opener = screen.getByRole('button', { name: 'React' });
  await fireEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(back.popped(null)).toBe(true);
  await Promise.resolve();
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});
