import type { Place } from '@moonrise/engine';
import type { Classes } from './classes.ts';
import { rowsOf } from './rows.ts';

/** A card that changes places, if the seat that says so holds a card that can do it. */
export interface Move {
  readonly seat: Place;
  readonly held: number; // class
  readonly rank: number; // when in the night
  readonly swap: readonly [Place, Place];
}

const SMALL = 1e-5; // of a mean weight: what is less likely is left out

/** How likely each way in which the cards can lie is, for one who knows one of them. */
export class Belief {
  readonly classes: Classes;
  readonly width: number; // places
  size: number; // hypotheses
  private rows: Uint8Array;
  private hunted: Uint32Array;
  private weights: Float64Array;
  private moves: Move[] = [];
  private odds: Float64Array | undefined; // found once for each state

  constructor(classes: Classes, place: Place, held: number) {
    this.classes = classes;
    this.width = classes.counts.reduce((sum, count) => sum + count, 0);
    const { classes: rows, hunted } = rowsOf(classes, place, held);
    this.rows = rows;
    this.hunted = hunted;
    this.size = hunted.length;
    this.weights = new Float64Array(this.size).fill(1 / this.size);
  }
  addMove(move: Move): void {
    this.moves.push(move);
    this.moves.sort((a, b) => a.rank - b.rank);
    this.odds = undefined;
  }

  /** Weighs every hypothesis by the table's value for the classes at these places (up to three). */
  weigh(places: readonly Place[], table: Float64Array): void {
    const { rows, weights, width, size } = this;
    const n = this.classes.counts.length;
    const [a = 0, b = 0, c = 0] = places;
    const [na, nb, nc] = [places.length > 0 ? 1 : 0, places.length > 1 ? n : 0, places.length > 2 ? n * n : 0];
    let total = 0;
    for (let i = 0, row = 0; i < size; i++, row += width) {
      const at = (rows[row + a] as number) * na + (rows[row + b] as number) * nb + (rows[row + c] as number) * nc;
      const weight = (weights[i] as number) * (table[at] as number);
      weights[i] = weight;
      total += weight;
    }
    this.settle(total);
  }
  /** Weighs every hypothesis by how many of the hunted are among these places. */
  weighCount(places: readonly Place[], value: (hunted: number) => number): void {
    const { hunted, weights, size } = this;
    const bits = places.reduce((all, place) => all | (1 << place), 0);
    const values = Float64Array.from({ length: places.length + 1 }, (_, i) => value(i));
    let total = 0;
    for (let i = 0; i < size; i++) {
      const weight = (weights[i] as number) * (values[ones((hunted[i] as number) & bits)] as number);
      weights[i] = weight;
      total += weight;
    }
    this.settle(total);
  }
  /** Weighs every hypothesis by this factor for each pair of which both are hunted. */
  weighPairs(pairs: readonly (readonly [Place, Place])[], factor: number): void {
    const { hunted, weights, size } = this;
    const both = Uint32Array.from(pairs, ([a, b]) => (1 << a) | (1 << b));
    let total = 0;
    for (let i = 0; i < size; i++) {
      const bits = hunted[i] as number;
      let weight = weights[i] as number;
      for (let k = 0; k < both.length; k++) if ((bits & (both[k] as number)) >>> 0 === both[k]) weight *= factor;
      weights[i] = weight;
      total += weight;
    }
    this.settle(total);
  }

  /** How likely each place holds a hunted card, as the cards lie now. */
  huntedOdds(): Float64Array {
    this.odds ??= this.findOdds();
    return this.odds;
  }
  private findOdds(): Float64Array {
    const { hunted, weights, size, width, moves } = this;
    const sums = new Float64Array(width);
    for (let i = 0; i < size; i++) {
      const weight = weights[i] as number;
      const dealt = hunted[i] as number;
      for (let bits = moves.length > 0 ? this.moved(dealt, i * width) : dealt; bits !== 0; bits &= bits - 1) {
        const place = 31 - Math.clz32(bits & -bits);
        sums[place] = (sums[place] as number) + weight;
      }
    }
    return sums;
  }
  /** Where the hunted are, in bits, once the cards have changed places. */
  private moved(dealt: number, row: number): number {
    let bits = dealt;
    for (const { seat, held, swap } of this.moves) {
      const [a, b] = swap;
      if (this.rows[row + seat] === held && ((bits >>> a) ^ (bits >>> b)) & 1) bits ^= (1 << a) | (1 << b);
    }
    return bits;
  }
  /** The expected value of the card at each place, as the cards lie now. */
  expect(values: Float64Array): Float64Array {
    const { rows, weights, width, size, moves } = this;
    const sums = new Float64Array(width);
    const now = new Uint8Array(width);
    for (let i = 0, row = 0; i < size; i++, row += width) {
      const weight = weights[i] as number;
      for (let p = 0; p < width; p++) now[p] = rows[row + p] as number;
      if (moves.length > 0) this.carryOut(now, row);
      for (let p = 0; p < width; p++) sums[p] = (sums[p] as number) + weight * (values[now[p] as number] as number);
    }
    return sums;
  }
  private carryOut(now: Uint8Array, row: number): void {
    for (const { seat, held, swap } of this.moves) {
      if (this.rows[row + seat] !== held) continue;
      const [a, b] = swap;
      const card = now[a] as number;
      now[a] = now[b] as number;
      now[b] = card;
    }
  }

  private settle(total: number): void {
    const { weights, size } = this;
    this.odds = undefined;
    if (!(total > 0)) return void weights.fill(1 / size); // what cannot be is believed by nobody: begin anew
    const scale = 1 / total;
    const least = SMALL / size;
    let kept = 0;
    for (let i = 0; i < size; i++) {
      const weight = (weights[i] as number) * scale;
      weights[i] = weight;
      if (weight > least) kept++;
    }
    if (kept * 2 < size) this.drop(kept, least);
  }
  /** Leaves out what is as good as impossible. */
  private drop(kept: number, least: number): void {
    const { rows, hunted, weights, width, size } = this;
    const fewer = new Uint8Array(kept * width);
    const theirs = new Float64Array(kept);
    const bits = new Uint32Array(kept);
    let to = 0;
    for (let i = 0; i < size; i++) {
      const weight = weights[i] as number;
      if (weight <= least) continue;
      for (let p = 0; p < width; p++) fewer[to * width + p] = rows[i * width + p] as number;
      bits[to] = hunted[i] as number;
      theirs[to++] = weight;
    }
    this.rows = fewer;
    this.hunted = bits;
    this.weights = theirs;
    this.size = kept;
  }
}

function ones(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count++;
  return count;
}
