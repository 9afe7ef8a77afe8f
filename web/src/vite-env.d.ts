/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:glossary/*' {
  const terms: Record<import('./lib/i18n/terms').Term, string>;
  export default terms;
}
