/** The decks that come with the game, and what they are called in every language. */
export const OUR_NAMES = { dreams: 'option.dreams', inklings: 'option.inklings' } as const;

export type Ours = keyof typeof OUR_NAMES;
export const OURS = Object.keys(OUR_NAMES) as Ours[];
export const isOurs = (deck: string): deck is Ours => Object.hasOwn(OUR_NAMES, deck);
