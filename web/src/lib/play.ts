/** The ways to a table. */
import { language, t } from './i18n/index.svelte';
import { api } from './net/api';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { tokens } from './tokens';
import type { Game } from './types';

const BOTS = 3;

export async function openTable(game: Game, name: string): Promise<void> {
  settings.keep({ name });
  const { table, token } = await api.openTable(game, name, { language: language() });
  tokens.keep(table, token);
  router.go(`/t/${table}`);
}

/** One tap to a running game of Stella, with gentle words for the first time on this device. */
export async function playWithBots(): Promise<void> {
  const name = settings.name || t('home.guest');
  const options = { language: language(), discovery: !settings.played };
  const { table, token } = await api.openTable('stella', name, options);
  tokens.keep(table, token);
  for (let bot = 0; bot < BOTS; bot++) await api.move(table, token, { type: 'add_bot', level: 'normal' });
  await api.move(table, token, { type: 'start' });
  settings.keep({ played: true });
  router.go(`/t/${table}`);
}

export async function takeSeat(table: string, name: string): Promise<void> {
  settings.keep({ name });
  const { token } = await api.takeSeat(table, name);
  tokens.keep(table, token);
}
