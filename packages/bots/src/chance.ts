/**
 * Repeatable chance for bots. It is faster than the dice of the game, because no secret depends on it. Returns a
 * function that draws a whole number from 0 to n - 1, each equally likely.
 */
export function chance(seed: string, position: string): (n: number) => number {
  let state = hash(position, hashOfSeed(seed));
  return (n) => {
    const even = 0x100000000 - (0x100000000 % n); // values from here on would favour small results
    for (;;) {
      state = (state + 0x9e3779b9) | 0;
      const value = mix(state) >>> 0;
      if (value < even) return value % n;
    }
  };
}

// A game asks with the same seed again and again.
let latest = { seed: '', hash: hash('', 0x811c9dc5) };
function hashOfSeed(seed: string): number {
  if (latest.seed !== seed) latest = { seed, hash: hash(seed, 0x811c9dc5) };
  return latest.hash;
}

/** FNV-1a, then mixed. */
function hash(text: string, from: number): number {
  let h = from;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h);
}
/** The finalizer of MurmurHash3: every input bit affects every output bit. */
function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
