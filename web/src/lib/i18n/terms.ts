import type glossary from '../../../../src/reverie/decks/words/glossary.json';

/** The games' own terms, from the glossary that the server and the word cards share. */
export type Term = keyof typeof glossary;
