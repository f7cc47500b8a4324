import type { Place } from '@moonrise/engine';
import type { Classes } from './classes.ts';
import { type Deals, dealsOf } from './deals.ts';

/** A claimed exchange of two cards. It happened in those hypotheses in which the seat holds the class `held`. */
export interface CardSwap {
  readonly seat: Place;
  readonly held: number; // class
  readonly rank: number; // order in the night
  readonly places: readonly [Place, Place];
}

const SMALL = 1e-5; // of a mean weight: less likely hypotheses are dropped
const POSSIBLE = 1e-4; // of the largest weight: hypotheses below it count as ruled out

/** How likely each possible deal is, for a seat that knows one card. */
export class Belief {
  readonly classes: Classes;
  readonly width: number; // places
  private deals: Deals;
  private weights: Float64Array;
  private swaps: CardSwap[] = [];
  private odds: Float64Array | undefined; // cached until the weights change

  constructor(classes: Classes, place: Place, held: number) {
    this.classes = classes;
    this.width = classes.counts.reduce((sum, count) => sum + count, 0);
    this.deals = dealsOf(classes, place, held);
    this.weights = new Float64Array(this.size).fill(1 / this.size);
  }
  /** The number of hypotheses. */
  get size(): number {
    return this.deals.size;
  }
  addSwap(move: CardSwap): void {
    this.swaps.push(move);
    this.swaps.sort((a, b) => a.rank - b.rank);
    this.odds = undefined;
  }

  /** Multiplies the weight of every hypothesis by the table's value for the classes at these places (up to three). */
  weigh(places: readonly Place[], table: Float64Array): void {
    const [first, second, third] = places.map((place) => this.at(place));
    if (!first) this.weighByAll(table[0] as number);
    else if (!second) this.weighByOne(first, table);
    else if (!third) this.weighByTwo(first, second, table);
    else this.weighByThree([first, second, third], table);
  }
  /** The class at a place, in each hypothesis. */
  private at(place: Place): Uint8Array {
    const { classes, size } = this.deals;
    return classes.subarray(place * size, (place + 1) * size);
  }
  // These loops are written out because they take most of a bot's time.
  private weighByAll(factor: number): void {
    const { weights, size } = this;
    let total = 0;
    for (let i = 0; i < size; i++) {
      const weight = (weights[i] as number) * factor;
      weights[i] = weight;
      total += weight;
    }
    this.settle(total);
  }
  private weighByOne(first: Uint8Array, table: Float64Array): void {
    const { weights, size } = this;
    let total = 0;
    for (let i = 0; i < size; i++) {
      const weight = (weights[i] as number) * (table[first[i] as number] as number);
      weights[i] = weight;
      total += weight;
    }
    this.settle(total);
  }
  private weighByTwo(first: Uint8Array, second: Uint8Array, table: Float64Array): void {
    const { weights, size } = this;
    const n = this.classes.counts.length;
    let total = 0;
    for (let i = 0; i < size; i++) {
      const weight = (weights[i] as number) * (table[(first[i] as number) + (second[i] as number) * n] as number);
      weights[i] = weight;
      total += weight;
    }
    this.settle(total);
  }
  private weighByThree(
    [first, second, third]: readonly [Uint8Array, Uint8Array, Uint8Array],
    table: Float64Array,
  ): void {
    const { weights, size } = this;
    const n = this.classes.counts.length;
    let total = 0;
    for (let i = 0; i < size; i++) {
      const at = (first[i] as number) + ((second[i] as number) + (third[i] as number) * n) * n;
      const weight = (weights[i] as number) * (table[at] as number);
      weights[i] = weight;
      total += weight;
    }
    this.settle(total);
  }
  /** Multiplies every weight by a value for how many of the hunted are among these places. */
  weighCount(places: readonly Place[], value: (hunted: number) => number): void {
    const { weights, size } = this;
    const { set, sets } = this.deals;
    const bits = places.reduce((all, place) => all | (1 << place), 0);
    const values = new Float64Array(places.length + 1);
    for (let i = 0; i < values.length; i++) values[i] = value(i);
    const factors = new Float64Array(sets.length);
    for (let i = 0; i < sets.length; i++) factors[i] = values[ones((sets[i] as number) & bits)] as number;
    let total = 0;
    for (let i = 0; i < size; i++) {
      const weight = (weights[i] as number) * (factors[set[i] as number] as number);
      weights[i] = weight;
      total += weight;
    }
    this.settle(total);
  }
  /** Multiplies every weight by the factor once for each pair of which both are hunted. */
  weighPairs(pairs: readonly (readonly [Place, Place])[], factor: number): void {
    const { weights, size } = this;
    const { set, sets } = this.deals;
    const counts = new Uint8Array(sets.length);
    for (const [a, b] of pairs) {
      const both = (1 << a) | (1 << b);
      for (let i = 0; i < sets.length; i++)
        if (((sets[i] as number) & both) === both) counts[i] = 1 + (counts[i] as number);
    }
    let total = 0;
    for (let i = 0; i < size; i++) {
      let weight = weights[i] as number;
      for (let count = counts[set[i] as number] as number; count > 0; count--) weight *= factor;
      weights[i] = weight;
      total += weight;
    }
    this.settle(total);
  }

  /** For each place, how likely it holds a hunted card after all exchanges. */
  huntedOdds(): Float64Array {
    this.odds ??= this.findOdds();
    return this.odds;
  }
  private findOdds(): Float64Array {
    const { weights, size, width, swaps } = this;
    const { set, sets } = this.deals;
    const sums = new Float64Array(width);
    for (let i = 0; i < size; i++) {
      const weight = weights[i] as number;
      const dealt = sets[set[i] as number] as number;
      for (let bits = swaps.length > 0 ? this.moved(dealt, i) : dealt; bits !== 0; bits &= bits - 1) {
        const place = 31 - Math.clz32(bits & -bits);
        sums[place] = (sums[place] as number) + weight;
      }
    }
    return sums;
  }
  /** The places of the hunted as bits, after all exchanges. */
  private moved(dealt: number, hypothesis: number): number {
    let bits = dealt;
    for (const { seat, held, places } of this.swaps) {
      const [a, b] = places;
      const isDone = this.deals.classes[seat * this.size + hypothesis] === held;
      if (isDone && ((bits >>> a) ^ (bits >>> b)) & 1) bits ^= (1 << a) | (1 << b);
    }
    return bits;
  }
  /** The expected value of the card at each place, after all exchanges. */
  expect(values: Float64Array): Float64Array {
    const { weights, width, size, swaps } = this;
    const { classes } = this.deals;
    const sums = new Float64Array(width);
    if (swaps.length === 0) {
      for (let p = 0; p < width; p++) sums[p] = sumOf(weights, this.at(p), values);
      return sums;
    }
    const now = new Uint8Array(width);
    for (let i = 0; i < size; i++) {
      const weight = weights[i] as number;
      for (let p = 0; p < width; p++) now[p] = classes[p * size + i] as number;
      this.carryOut(now, i);
      for (let p = 0; p < width; p++) sums[p] = (sums[p] as number) + weight * (values[now[p] as number] as number);
    }
    return sums;
  }
  /**
   * The share of hypotheses not ruled out that have each class at each place, after all exchanges: by class, then by
   * place.
   */
  shares(): readonly Float64Array[] {
    const { weights, width, size, swaps } = this;
    const { classes } = this.deals;
    const least = POSSIBLE * weights.reduce((most, weight) => Math.max(most, weight), 0);
    const counts = this.classes.counts.map(() => new Float64Array(width));
    const now = new Uint8Array(width);
    let ways = 0;
    for (let i = 0; i < size; i++) {
      if ((weights[i] as number) < least) continue;
      ways++;
      for (let p = 0; p < width; p++) now[p] = classes[p * size + i] as number;
      if (swaps.length > 0) this.carryOut(now, i);
      for (let p = 0; p < width; p++) (counts[now[p] as number] as Float64Array)[p]! += 1;
    }
    return counts.map((count) => count.map((one) => one / ways));
  }
  private carryOut(now: Uint8Array, hypothesis: number): void {
    for (const { seat, held, places } of this.swaps) {
      if (this.deals.classes[seat * this.size + hypothesis] !== held) continue;
      const [a, b] = places;
      const card = now[a] as number;
      now[a] = now[b] as number;
      now[b] = card;
    }
  }

  private settle(total: number): void {
    const { weights, size } = this;
    this.odds = undefined;
    if (!(total > 0)) return void weights.fill(1 / size); // all hypotheses are impossible: start again
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
  /** Drops hypotheses that are as good as impossible. */
  private drop(kept: number, least: number): void {
    const { weights, width, size } = this;
    const { classes, set, sets } = this.deals;
    const from = new Uint32Array(kept);
    for (let i = 0, to = 0; i < size; i++) if ((weights[i] as number) > least) from[to++] = i;
    const fewer = { size: kept, classes: new Uint8Array(kept * width), sets, set: new Uint32Array(kept) };
    const theirs = new Float64Array(kept);
    for (let to = 0; to < kept; to++) {
      fewer.set[to] = set[from[to] as number] as number;
      theirs[to] = weights[from[to] as number] as number;
    }
    for (let p = 0; p < width; p++)
      for (let to = 0; to < kept; to++)
        fewer.classes[p * kept + to] = classes[p * size + (from[to] as number)] as number;
    this.weights = theirs;
    this.deals = fewer;
  }
}

function sumOf(weights: Float64Array, marks: Uint8Array, values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (values[marks[i] as number] as number);
  return sum;
}
function ones(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count++;
  return count;
}
