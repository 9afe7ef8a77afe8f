/** What a player's slate shows for one card of the grid. */
export type Cell = 'empty' | 'past' | 'spark' | 'super' | 'fall';
