/** One call for every path of the schema: what it is given and what it answers is read from the generated types. */
import type { components, paths } from '../protocol';

type Told = components['schemas']['Problem'];
type Method = 'get' | 'post' | 'delete';
type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

interface Operation {
  parameters: { path?: object; query?: object };
  requestBody?: unknown;
  responses: object;
}
type At<P extends keyof paths, M extends Method> = paths[P][M] extends Operation ? paths[P][M] : never;

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : null;
type Answer<O extends Operation> = Json<O['responses'][keyof O['responses'] & (200 | 201 | 204)]>;
/** A part of what is asked: absent where the schema has none, optional where it may be left out. */
type Part<Name extends string, T> = [NonNullable<T>] extends [never]
  ? unknown
  : undefined extends T
    ? { [key in Name]?: NonNullable<T> }
    : { [key in Name]: T };
type Asked<O extends Operation> = Part<'path', O['parameters']['path']> &
  Part<'query', O['parameters']['query']> &
  (O['requestBody'] extends object ? { body: Json<O['requestBody']> } : unknown) & { token?: string | null };

/** A refusal, with the server's code. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    /** What would not be refused, where the server knows. */
    readonly suggestion?: string,
  ) {
    super(message);
  }
}

interface Sent {
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  token?: string | null;
}

/** `/api/tables/{table}` with its places filled in. */
export function address(path: string, { path: places = {}, query }: Sent): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] ?? ''));
  const given = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  return given.length ? `${filled}?${new URLSearchParams(given)}` : filled;
}

export async function call<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  asked: Asked<At<P, M>>,
): Promise<Answer<At<P, M>>> {
  const sent = asked as Sent;
  const headers: Record<string, string> = {};
  if (sent.body !== undefined) headers['content-type'] = 'application/json';
  if (sent.token) headers.authorization = `Bearer ${sent.token}`;
  const response = await fetch(address(path, sent), {
    method: method.toUpperCase(),
    headers,
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  }).catch(() => {
    throw new Problem('offline', 'The server cannot be reached.');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer<At<P, M>>;
  const { error, message, suggestion } = (answer ?? {}) as Partial<Told>;
  throw new Problem(error ?? 'unknown', message ?? response.statusText, response.status, suggestion);
}
