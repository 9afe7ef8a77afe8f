/** The ways to a table. */
import { guide } from './guide.svelte';
import { language, t } from './i18n/index.svelte';
import { api, Problem } from './net/api';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { tokens } from './tokens';
import type { Game } from './types';

/** With how many bots a game is played at its best; Party and Team need six at the table. */
const BOTS: Record<Game, number> = { stella: 3, odyssey: 4, party: 5, team: 5 };

export async function openTable(game: Game, name: string): Promise<void> {
  settings.keep({ name });
  const { table, token } = await api.openTable(game, name, { language: language() });
  tokens.keep(table, token);
  router.go(`/t/${table}`);
}

/** One tap to a running game; Stella has gentle words for the first time on this device. */
export async function playWithBots(
  game: Game = 'stella',
  name = settings.name,
  { guided = false } = {},
): Promise<void> {
  if (name) settings.keep({ name });
  const options = {
    language: language(),
    ...(game === 'stella' && { discovery: guided || !settings.played }),
  };
  const { table, token } = await api.openTable(game, name || t('home.guest'), options);
  tokens.keep(table, token);
  for (let bot = 0; bot < BOTS[game]; bot++)
    await api.move(table, token, { type: 'add_bot', level: 'normal' });
  await api.move(table, token, { type: 'start' });
  if (game === 'stella') settings.keep({ played: true });
  if (guided) guide.begin(table);
  router.go(`/t/${table}`);
}

/** A free seat, or that of a bot. */
export async function takeSeat(table: string, name: string, instead?: number): Promise<void> {
  settings.keep({ name });
  const wanted = { name, ...(instead === undefined ? {} : { instead_of: instead }) };
  const { token } = await sitDown(table, wanted, tokens.former(table));
  tokens.keep(table, token);
}

async function sitDown(table: string, wanted: { name: string; instead_of?: number }, former: string | null) {
  try {
    return await api.takeSeat(table, wanted, former);
  } catch (error) {
    // A seat that was left is nobody's any more: whoever had it sits down as anybody does.
    if (former && error instanceof Problem && error.code === 'no_seat')
      return api.takeSeat(table, wanted, null);
    throw error;
  }
}
