/** A small, fast random generator for tests, repeatable from a number. Games use dice instead. */
export class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }
  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0; // splitmix32
    let z = this.#state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) % n;
  }
  /** True in this percentage of calls. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }
  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)] as T;
  }
  shuffle<T>(of: readonly T[]): T[] {
    const list = [...of];
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j] as T, list[i] as T];
    }
    return list;
  }
  /** This many different elements. */
  some<T>(of: readonly T[], count: number): T[] {
    return this.shuffle(of).slice(0, count);
  }
}
