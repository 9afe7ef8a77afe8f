import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextCount } from './games.svelte';
import { readCode, readRoute, router } from './router.svelte';
import { Table } from './table.svelte';
import { personalLink, takeSeatFromLink, tokens } from './tokens';
import type { View } from './types';

beforeEach(() => localStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

describe('the way to a table', () => {
  test('a code is read as people type it', () => {
    expect(readCode(' maya-47 ')).toBe('MAYA47');
    expect(readRoute({ pathname: '/t/maya47', search: '?tv' })).toEqual({
      name: 'table',
      code: 'MAYA47',
      tv: true,
    });
  });

  test('a television asks for a code, unless the address has one', () => {
    expect(readRoute({ pathname: '/tv/maya-47', search: '' })).toEqual({
      name: 'table',
      code: 'MAYA47',
      tv: true,
    });
    expect(readRoute({ pathname: '/tv', search: '' })).toEqual({ name: 'tv' });
  });

  test('leads back from a replay, until somebody has been at home', () => {
    router.go('/t/MAYA47');
    router.go('/replay/one');
    expect(router.table).toBe('/t/MAYA47');
    router.go('/');
    router.go('/replay/one');
    expect(router.table).toBeNull();
  });

  test('what is nowhere is home', () => {
    expect(readRoute({ pathname: '/nowhere/at/all', search: '' })).toEqual({ name: 'home' });
  });
});

describe('a seat', () => {
  test('is kept for each table and can be given up', () => {
    tokens.keep('MAYA47', 'one');
    tokens.keep('ADA364', 'two');
    tokens.forget('ADA364');
    expect([tokens.of('MAYA47'), tokens.of('ADA364')]).toEqual(['one', null]);
  });

  test('is held as long as the page where the browser keeps nothing', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    tokens.keep('MAYA47', 'one');
    tokens.keep('ADA364', 'two');
    tokens.forget('ADA364');
    expect([tokens.of('MAYA47'), tokens.of('ADA364')]).toEqual(['one', null]);
    refuse.mockRestore();
    tokens.forget('MAYA47');
    expect(tokens.of('MAYA47')).toBeNull();
  });

  test('comes with a personal link, which does not stay in the address', () => {
    const { pathname, hash } = new URL(personalLink('MAYA47', 'a+b/c='));
    history.replaceState(null, '', pathname + hash);
    takeSeatFromLink('MAYA47');
    expect(tokens.of('MAYA47')).toBe('a+b/c=');
    expect(location.hash).toBe('');
  });
});

describe('a table', () => {
  const view = {
    you: 1,
    host: 0,
    seats: [{ seat: 0 }, { seat: 1 }],
    can: [{ type: 'show', from: [3] }],
    play: { waiting_for: [1] },
  };

  test('says what may be done, and whose turn it is', () => {
    const table = new Table('MAYA47', 'token');
    table.show(view as unknown as View, []);
    expect(table.can('show')?.from).toEqual([3]);
    expect(table.can('mark')).toBeUndefined();
    expect([table.isMyTurn, table.isHost, table.you?.seat]).toEqual([true, false, 1]);
  });

  test('forgets a seat that was taken away', () => {
    tokens.keep('MAYA47', 'token');
    const table = new Table('MAYA47', 'token');
    table.show({ ...view, you: null } as unknown as View, []);
    expect([table.gone, tokens.of('MAYA47')]).toEqual(['no_seat', null]);
  });
});

test('how many are still missing', () => {
  expect([nextCount('stella', 1), nextCount('team', 7), nextCount('stella', 7)]).toEqual([3, 8, null]);
});
