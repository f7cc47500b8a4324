/** The mean of values that come in pairs, with its 95 % interval and the chance of such a mean if the truth were 0. */
export interface MeanDifference {
  readonly deals: number;
  readonly points: number; // from -1 to 1
  readonly low: number;
  readonly high: number;
  readonly p: number;
}

const Z = 1.959964;

export function meanDifference(values: readonly number[]): MeanDifference | null {
  const deals = values.length;
  if (deals < 2) return null;
  const points = values.reduce((sum, value) => sum + value, 0) / deals;
  const variance = values.reduce((sum, value) => sum + (value - points) ** 2, 0) / (deals - 1);
  const error = Math.sqrt(variance / deals);
  // Without any variation the interval would have no width: then the rule of three.
  const margin = error === 0 ? Math.min(1, 3 / deals) : error * studentQuantile(deals - 1);
  const size = error === 0 ? Math.abs(points) / (margin / Z) : Math.abs(points) / error;
  return { deals, points, low: Math.max(-1, points - margin), high: Math.min(1, points + margin), p: twoSided(size) };
}

const FEW: readonly number[] = [12.706, 4.303, 3.182];
/** The 97.5 % quantile of Student's distribution, expanded around the normal one where that is close enough. */
export function studentQuantile(freedom: number): number {
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7];
  const first = (z3 + Z) / 4;
  const second = (5 * z5 + 16 * z3 + 3 * Z) / 96;
  const third = (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / 384;
  return FEW[freedom - 1] ?? Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** The chance that a normal value is at least so far from 0 (Abramowitz and Stegun 26.2.17). */
export function twoSided(size: number): number {
  const t = 1 / (1 + 0.2316419 * size);
  const series = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce(
    (sum, one) => (sum + one) * t,
    0,
  );
  return Math.min(1, (2 * series * Math.exp(-(size * size) / 2)) / Math.sqrt(2 * Math.PI));
}

/** Which of several tests count at 5 % together, by Holm's method. */
export function holm(ps: readonly number[]): readonly boolean[] {
  const order = [...ps.keys()].sort((a, b) => (ps[a] ?? 0) - (ps[b] ?? 0));
  const failed = order.findIndex((at, rank) => (ps[at] ?? 1) > 0.05 / (ps.length - rank));
  const passed = new Set(failed < 0 ? order : order.slice(0, failed));
  return ps.map((_, at) => passed.has(at));
}

/** The value below which this share of the sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}
