/** Before every test: what the server says of its games. */
import { readFileSync } from 'node:fs';
import { learn } from '../src/lib/games.svelte';

learn(
  (JSON.parse(readFileSync('fixtures/told/games.json', 'utf8')) as { games: Parameters<typeof learn>[0] })
    .games,
);
