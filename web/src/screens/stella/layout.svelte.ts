import { MediaQuery } from 'svelte/reactivity';

/** On a tall phone the grid is turned: columns A to C, rows 1 to 5. The styles ask the same. */
export const turned = new MediaQuery('(max-width: 699px) and (max-aspect-ratio: 11/20)');
/** Little room: a phone, upright or not. */
export const small = new MediaQuery('(max-width: 699px), (max-height: 560px)');
/** One side at a time: the stage or the pictures. */
export const narrow = new MediaQuery('(max-width: 1099px), (max-aspect-ratio: 1/1), (max-height: 560px)');
/** Not high enough for lanterns that hang below each other. */
export const short = new MediaQuery('(max-height: 760px)');
