/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:languages' {
  type Language = import('./lib/types').Language;
  type Messages = import('./lib/i18n/messages').Messages;
  type RuleMessages = import('./lib/i18n/messages').RuleMessages;
  type Term = import('./lib/i18n/messages').Term;
  type Loaders<Content> = Record<Language, () => Promise<{ default: Content }>>;

  export const LANGUAGES: Record<Language, { name: string; tag: string }>;
  export const messages: Loaders<{ messages: Record<keyof Messages, string>; terms: Record<Term, string> }>;
  export const rules: Loaders<Record<keyof RuleMessages, string>>;
}
