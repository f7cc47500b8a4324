import { hex, sha256 } from './sha256.ts';

export interface Dice {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(of: readonly T[]): T[];
}

/** 256 bits, as 64 lower-case hexadecimal digits. */
export const isSeed = (seed: unknown): seed is string => typeof seed === 'string' && /^[0-9a-f]{64}$/.test(seed);

/** A seed made from any text, for games that should be repeatable by name. */
export const seedOf = (text: string): string => hex(sha256(text));

/** What is shown before the game: it fixes the seed without revealing it. */
export function commitmentOf(seed: string): string {
  if (seed !== committed) {
    commitment = hex(sha256(seed));
    committed = seed;
  }
  return commitment;
}
let committed: string | undefined; // the seed asked about last
let commitment = '';

const NONE: Uint32Array = new Uint32Array(0);

/**
 * Dice for one purpose at one position of one game. The n-th block of 256 bits is the hash of
 * `seed/position/n`, so there is no generator to carry along, and anyone can roll them again.
 */
export function dice(seed: string, position: string): Dice {
  let words = NONE;
  let used = 0;
  let block = 0;
  const word = (): number => {
    if (used === words.length) {
      words = sha256(`${seed}/${position}/${block++}`);
      used = 0;
    }
    return words[used++] as number;
  };
  const below = (n: number): number => {
    const even = 0x100000000 - (0x100000000 % n); // above it some results would come more often than others
    let drawn = word();
    while (drawn >= even) drawn = word();
    return drawn % n;
  };
  return {
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    shuffle: (of) => {
      const cards = [...of];
      for (let i = cards.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const card = cards[i] as (typeof cards)[number];
        cards[i] = cards[j] as (typeof cards)[number];
        cards[j] = card;
      }
      return cards;
    },
  };
}
