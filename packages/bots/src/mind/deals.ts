import type { Place } from '@moonrise/engine';
import type { Classes } from './classes.ts';

/** All possible deals. */
export interface Deals {
  readonly size: number; // number of deals
  readonly classes: Uint8Array; // by place: the class there in each deal
  readonly sets: Uint32Array; // possible sets of hunted places, as bits
  readonly set: Uint32Array; // which of these sets it is in each deal
}
const KEPT = 400_000; // deals, over all tables
const known = new Map<string, Deals>();
let sum = 0; // number of cached deals

/** Every deal of the classes with one place known. */
export function dealsOf(classes: Classes, place: Place, held: number): Deals {
  const key = `${classes.counts}/${classes.isHunted}/${place}/${held}`; // only counts matter, not the roles
  const deals = known.get(key) ?? dealAll(classes, place, held);
  sum += known.delete(key) ? 0 : deals.size;
  known.set(key, deals); // re-inserted: the least recently used is dropped first
  for (const [oldest, { size }] of known) {
    if (sum <= KEPT) break;
    sum -= size;
    known.delete(oldest);
  }
  return deals;
}

function dealAll({ counts, isHunted }: Classes, place: Place, held: number): Deals {
  const width = counts.reduce((sum, count) => sum + count, 0);
  const left = [...counts];
  left[held] = (left[held] ?? 0) - 1;
  const size = ways(left);
  const classes = new Uint8Array(size * width);
  const set = new Uint32Array(size);
  const sets = new Map<number, number>();
  const lay = (c: number, next: number, from: number, many: number, bits: number): void => {
    for (let i = from; i < from + many; i++) classes[next * size + i] = c;
    fill(next + 1, from, many, isHunted[c] ? bits | (1 << next) : bits);
  };
  /**
   * Deals the remaining cards from place `next` on, for `many` deals from index `from` that agree on the places
   * before.
   */
  const fill = (next: number, from: number, many: number, bits: number): void => {
    if (next === width) {
      const index = sets.get(bits) ?? sets.size;
      sets.set(bits, index);
      set[from] = index;
      return;
    }
    if (next === place) return lay(held, next, from, many, bits);
    const cards = width - next - (next < place ? 1 : 0);
    for (let c = 0, at = from; c < left.length; c++) {
      const count = left[c] as number;
      if (count <= 0) continue;
      const share = Math.round((many * count) / cards);
      left[c] = count - 1;
      lay(c, next, at, share, bits);
      left[c] = count;
      at += share;
    }
  };
  fill(0, 0, size, 0);
  return { size, classes, sets: Uint32Array.from(sets.keys()), set };
}
function ways(counts: readonly number[]): number {
  let result = 1;
  let place = 0;
  for (const count of counts)
    for (let i = 1; i <= count; i++) {
      place++;
      result = (result * place) / i;
    }
  return Math.round(result);
}
