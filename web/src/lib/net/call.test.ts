import { afterEach, expect, test, vi } from 'vitest';
import { address, call, Problem } from './call';

afterEach(() => void vi.unstubAllGlobals());

test('places in a path and what is asked are encoded', () => {
  expect(address('/api/decks/{deck}', { path: { deck: 'a/b?' } })).toBe('/api/decks/a%2Fb%3F');
  expect(address('/api/x', { query: { card: 'ä&b', seat: 2 } })).toBe('/api/x?card=%C3%A4%26b&seat=2');
});

test('a token and a body are sent as the schema says', async () => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(Response.json({ version: 3, view: {} }));
  vi.stubGlobal('fetch', fetched);
  const body = { type: 'add_bot', level: 'normal' } as const;
  await call('post', '/api/tables/{table}/moves', { path: { table: 'ADA364' }, body, token: 't' });
  expect(fetched).toHaveBeenCalledWith('/api/tables/ADA364/moves', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
    body: JSON.stringify(body),
  });
});

test('a refusal carries the code of the server, silence that of a lost line', async () => {
  const refusal = Response.json({ error: 'no_such_table', message: 'None.' }, { status: 404 });
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(refusal));
  const read = () => call('get', '/api/tables/{table}', { path: { table: 'NONE' } });
  await expect(read()).rejects.toMatchObject({ code: 'no_such_table', status: 404 });
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no line')));
  await expect(read()).rejects.toBeInstanceOf(Problem);
  await expect(read()).rejects.toMatchObject({ code: 'offline' });
});

test('what the schema does not have is no call', () => {
  // @ts-expect-error a path that is not served
  void (() => call('get', '/api/nothing', {}));
  // @ts-expect-error a method that the path does not take
  void (() => call('delete', '/api/tables', {}));
  // @ts-expect-error a place that is not filled in
  void (() => call('get', '/api/decks/{deck}', {}));
  // @ts-expect-error a language that there is not
  void (() => call('get', '/api/decks/{deck}', { path: { deck: 'dreams' }, query: { language: 'xx' } }));
});
