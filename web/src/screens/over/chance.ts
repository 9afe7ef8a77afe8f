/**
 * The shuffles of a game that is over, drawn again from its seed as the server drew them (SHAKE-256): this is how the
 * first grid and the words of Stella are known, and how anybody can check that nothing was changed.
 */
const RATE = 136;
const LANES = 25;
const MASK = (1n << 64n) - 1n;

const turn = (lane: bigint, by: number): bigint =>
  by === 0 ? lane : ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & MASK;

/** Keccak-f[1600], in place. */
function permute(state: bigint[]): void {
  const at = (x: number, y: number) => (x % 5) + 5 * (y % 5);
  let feedback = 1;
  for (let round = 0; round < 24; round++) {
    const columns = [0, 1, 2, 3, 4].map((x) =>
      [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ state[at(x, y)]!, 0n),
    );
    for (let lane = 0; lane < LANES; lane++)
      state[lane]! ^= columns[(lane + 4) % 5]! ^ turn(columns[(lane + 1) % 5]!, 1);
    let [x, y] = [1, 0];
    let carried = state[at(x, y)]!;
    for (let step = 0; step < 24; step++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const here = state[at(x, y)]!;
      state[at(x, y)] = turn(carried, (((step + 1) * (step + 2)) / 2) % 64);
      carried = here;
    }
    for (let row = 0; row < 5; row++) {
      const lanes = state.slice(5 * row, 5 * row + 5);
      for (let lane = 0; lane < 5; lane++)
        state[5 * row + lane] = lanes[lane]! ^ (~lanes[(lane + 1) % 5]! & MASK & lanes[(lane + 2) % 5]!);
    }
    for (let bit = 0; bit < 7; bit++) {
      feedback = ((feedback << 1) ^ ((feedback >> 7) * 0x71)) % 256;
      if (feedback & 2) state[0]! ^= 1n << BigInt((1 << bit) - 1);
    }
  }
}

/** So many numbers of 64 bits, drawn for a text. */
export function draws(text: string, count: number): bigint[] {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 1) / RATE) * RATE);
  padded.set(bytes);
  padded[bytes.length] = 0x1f;
  padded[padded.length - 1]! |= 0x80;
  const lanes = new DataView(padded.buffer);
  const state = Array.from({ length: LANES }, () => 0n);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let lane = 0; lane < RATE / 8; lane++) state[lane]! ^= lanes.getBigUint64(block + 8 * lane, true);
    permute(state);
  }
  const drawn: bigint[] = [];
  while (drawn.length < count) {
    if (drawn.length) permute(state);
    drawn.push(...state.slice(0, RATE / 8));
  }
  return drawn.slice(0, count);
}

export function shuffled<T>(seed: string, label: string, items: readonly T[]): T[] {
  const list = [...items];
  const drawn = draws(`${label}:${seed}`, list.length);
  for (let last = list.length - 1; last > 0; last--) {
    const other = Number(drawn[last]! % BigInt(last + 1));
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}
