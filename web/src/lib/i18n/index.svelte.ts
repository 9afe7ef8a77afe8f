import { LANGUAGES, messages as loaders } from 'virtual:languages';
import { settings } from '../settings.svelte';
import type { Language } from '../types';
import { format, list, type Values } from './format';
import type { Messages, Term } from './messages';

export { LANGUAGES };

export type Key = keyof Messages;

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer Both) => void
  ? Both
  : never;
/** What a message wants to be told; of several messages, what any of them wants. */
export type ValuesOf<K extends Key> = All<Messages[K]>;
/** The messages for which it is enough to be told this. */
export type KeyFor<Told extends object> = {
  [K in Key]: Told extends Messages[K] ? K : never;
}[Key];
export type PlainKey = KeyFor<Record<never, never>>;

let catalogue = $state.raw<{ messages: Record<Key, string>; terms: Record<Term, string> } | null>(null);
let current = $state<Language>('en');

const codes = Object.keys(LANGUAGES) as Language[];

/** The first of the wanted tags that we speak: pt-BR where there is one of its own, and else pt. */
export function spoken(wanted: readonly string[], ours: readonly string[] = codes): string | undefined {
  for (const tag of wanted.map((one) => one.toLowerCase())) {
    const found =
      ours.find((code) => code.toLowerCase() === tag) ?? ours.find((code) => code === tag.split('-')[0]);
    if (found) return found;
  }
  return undefined;
}

function preferred(): Language {
  const wanted = settings.language ? [settings.language, ...navigator.languages] : navigator.languages;
  return (spoken(wanted) as Language | undefined) ?? 'en';
}

export const language = (): Language => current;
/** The language for the browser: it chooses plurals, lists and voices by it. */
export const tag = (of: Language = current): string => LANGUAGES[of].tag;

export async function useLanguage(wanted: Language = preferred()): Promise<void> {
  catalogue = (await loaders[wanted]()).default;
  current = wanted;
  document.documentElement.lang = tag();
  document.querySelector('meta[name="description"]')?.setAttribute('content', t('description'));
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  await useLanguage(wanted);
  settings.keep({ language: wanted });
}

export function t<K extends Key>(
  key: K,
  ...values: Record<never, never> extends ValuesOf<K> ? [] : [ValuesOf<K>]
): string {
  const message = catalogue?.messages[key];
  return message === undefined ? key : format(message, (values[0] ?? {}) as Values, tag());
}

/** A term of the games, as it stands in the middle of a sentence. */
export const term = (key: Term): string => catalogue?.terms[key] ?? key;

/** “Ada, Ben and Cleo” in the language that is spoken. */
export const listOf = (items: readonly string[]): string => list(items, tag());
/** “6, 8 or 10”. */
export const choiceOf = (items: readonly string[]): string => list(items, tag(), 'disjunction');
