import { settings } from '../settings.svelte';
import type { Language } from '../types';
import type english from './languages/en';
import { format, list, type Values } from './format';
import type { Term } from './terms';

export type Key = keyof (typeof english)['messages'];
interface Catalogue {
  messages: Record<Key, string>;
  terms: Record<Term, string>;
}

export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
};

const loaders: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./languages/en'),
  fr: () => import('./languages/fr'),
  de: () => import('./languages/de'),
  es: () => import('./languages/es'),
  it: () => import('./languages/it'),
  nl: () => import('./languages/nl'),
  pl: () => import('./languages/pl'),
  pt: () => import('./languages/pt'),
};

let catalogue = $state.raw<Catalogue | null>(null);
let current = $state<Language>('en');

const isLanguage = (text: string): text is Language => text in LANGUAGES;

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return settings.language ?? wanted.find(isLanguage) ?? 'en';
}

export const language = (): Language => current;

export async function useLanguage(wanted: Language = preferred()): Promise<void> {
  catalogue = (await loaders[wanted]()).default;
  current = wanted;
  document.documentElement.lang = wanted;
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  await useLanguage(wanted);
  settings.keep({ language: wanted });
}

export function t(key: Key, values: Values = {}): string {
  const message = catalogue?.messages[key];
  return message === undefined ? key : format(message, values, current);
}

/** A term of the games, as it stands in the middle of a sentence. */
export const term = (key: Term): string => catalogue?.terms[key] ?? key;

/** “Ada, Ben and Cleo” in the language that is spoken. */
export const listOf = (items: string[]): string => list(items, current);
