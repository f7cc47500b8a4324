/**
 * Chance for bots: repeatable, and quicker than the dice of the game because no secret hangs on it.
 * Gives a function that draws a whole number from 0 to n - 1, each equally likely.
 */
export function chance(seed: string, position: string): (n: number) => number {
  let state = hash(position, hash(seed, 0x811c9dc5));
  return (n) => {
    const even = 0x100000000 - (0x100000000 % n); // above it some results would come more often than others
    for (;;) {
      state = (state + 0x9e3779b9) | 0;
      const value = mix(state) >>> 0;
      if (value < even) return value % n;
    }
  };
}

/** FNV-1a, well stirred. */
function hash(text: string, from: number): number {
  let h = from;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h);
}
/** The finalizer of MurmurHash3: every bit of the input moves every bit of the output. */
function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
