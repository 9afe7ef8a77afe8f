import { MediaQuery } from 'svelte/reactivity';

/** On a phone held upright the grid is turned: columns A to C, rows 1 to 5. */
export const turned = new MediaQuery('(max-width: 699px) and (max-aspect-ratio: 4/5)');
/** One side at a time: the stage or the pictures. */
export const narrow = new MediaQuery('(max-width: 1099px), (max-aspect-ratio: 1/1)');
