/** Before every test: what the server says of its games, and patience with a busy machine. */
import { readFileSync } from 'node:fs';
import { configure } from '@testing-library/svelte';
import { learn } from '../src/lib/games.svelte';

learn(
  (JSON.parse(readFileSync('fixtures/told/games.json', 'utf8')) as { games: Parameters<typeof learn>[0] })
    .games,
);
configure({ asyncUtilTimeout: 30_000 });
