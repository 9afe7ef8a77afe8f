import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address } from './address.svelte';
import { Table } from './table.svelte';

const answer = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => vi.unstubAllGlobals());

test('links out of a page on the machine itself lead to where phones find the server', async () => {
  const table = new Table('ADA364', 'secret');
  expect(table.link).toBe(`${location.origin}/t/ADA364`);

  answer.mockRejectedValueOnce(new TypeError('offline'));
  await address.find();
  expect(table.link).toBe(`${location.origin}/t/ADA364`);

  answer.mockResolvedValueOnce(Response.json({ url: 'http://192.168.0.7:8000' }));
  await address.find();
  expect(table.link).toBe('http://192.168.0.7:8000/t/ADA364');
  expect(table.personalLink).toBe('http://192.168.0.7:8000/t/ADA364#seat=secret');

  await address.find();
  expect(answer).toHaveBeenCalledTimes(2);
});
