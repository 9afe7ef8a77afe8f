/** Those who play in the drawings, in the colours and with the symbols of the seats. */
export const cast = [
  { colour: 'orange', symbol: 'leaf' },
  { colour: 'violet', symbol: 'moon' },
  { colour: 'blue', symbol: 'fish' },
  { colour: 'green', symbol: 'cat' },
  { colour: 'pink', symbol: 'bell' },
] as const;
