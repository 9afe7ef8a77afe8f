import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { useLanguage } from '../../lib/i18n/index.svelte';
import { Table } from '../../lib/table.svelte';
import type { View } from '../../lib/types';
import Links from './Links.svelte';

beforeAll(() => useLanguage('en'));
afterEach(cleanup);

describe('the link of a table', () => {
  test.each([
    ['stella-4-lobby', /Friends can join/],
    ['stella-6-lobby', /Friends can watch/],
    ['stella-4-associate', /Friends can watch/],
    ['stella-4-over', /Friends can watch/],
  ])('says what it is good for: %s', (name, words) => {
    const { view } = JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as { view: View };
    render(Links, { table: new Table(view.table, null), view });
    expect(screen.getByText(words)).toBeTruthy();
  });
});
