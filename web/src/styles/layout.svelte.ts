import { MediaQuery } from 'svelte/reactivity';
import { LAYOUTS, type Layout } from './layouts';

const queries = Object.entries(LAYOUTS).map(([name, query]) => [name, new MediaQuery(query)] as const);

/** Which layouts the window has now: the same that styles ask for. */
export const layout = Object.defineProperties(
  {},
  Object.fromEntries(queries.map(([name, query]) => [name, { get: () => query.current }])),
) as Readonly<Record<Layout, boolean>>;
