// A multinomial logistic regression over sets of traits, with AdaGrad.

/**
 * @typedef {{ readonly traits: Iterable<string>, readonly label: string }} Example
 * @typedef {{ labels: readonly string[], weights: ReadonlyMap<string, Float64Array> }} Fitted
 */
const [RATE, EPOCHS, RARE] = [0.3, 15, 4]; // a trait must occur in so many lines
const [DECAY, SHRINK, CALM] = [1e-4, 2e-4, 1e-3]; // squared, absolute, and the error below which nothing moves

/**
 * @param {readonly Example[]} examples
 * @returns {Fitted}
 */
export function fitted(examples) {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const traits = commonTraits(examples);
  const rows = examples.map(({ traits: own, label }) => ({
    at: [...own].flatMap((trait) => traits.get(trait) ?? []),
    label: labels.indexOf(label),
  }));
  const count = labels.length;
  const weights = new Float64Array(traits.size * count);
  const moved = new Float64Array(traits.size * count).fill(1e-2);
  const chance = seeded(12345);
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const row of shuffled(rows, chance)) step(row, { weights, moved, count });
  return {
    labels,
    weights: new Map([...traits].map(([trait, at]) => [trait, weights.slice(at * count, (at + 1) * count)])),
  };
}
/** @param {readonly Example[]} examples */
function commonTraits(examples) {
  const counts = new Map();
  for (const { traits } of examples) for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= RARE).map(([trait]) => trait);
  return new Map(common.map((trait, i) => [trait, i]));
}
/**
 * @param {{ at: readonly number[], label: number }} row
 * @param {{ weights: Float64Array, moved: Float64Array, count: number }} model
 */
function step({ at, label }, { weights, moved, count }) {
  const scale = 1 / Math.sqrt(Math.max(1, at.length));
  const errors = chances(at, weights, count, scale);
  errors[label] = (errors[label] ?? 0) - 1;
  for (const trait of at)
    for (let k = 0; k < count; k++) {
      const error = errors[k] ?? 0;
      if (Math.abs(error) < CALM) continue;
      const i = trait * count + k;
      const slope = error * scale + DECAY * (weights[i] ?? 0);
      moved[i] = (moved[i] ?? 0) + slope * slope;
      const next = (weights[i] ?? 0) - (RATE * slope) / Math.sqrt(moved[i] ?? 1);
      weights[i] = Math.sign(next) * Math.max(0, Math.abs(next) - SHRINK);
    }
}
/**
 * @param {readonly number[]} at
 * @param {Float64Array} weights
 * @param {number} count
 * @param {number} scale
 */
function chances(at, weights, count, scale) {
  const sums = new Float64Array(count);
  for (const trait of at)
    for (let k = 0; k < count; k++) sums[k] = (sums[k] ?? 0) + (weights[trait * count + k] ?? 0) * scale;
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
const seeded = (/** @type {number} */ seed) => () => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return seed / 0x7fffffff;
};
/**
 * @template T
 * @param {readonly T[]} list
 * @param {() => number} chance
 */
function shuffled(list, chance) {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [mixed[i], mixed[j]] = [/** @type {T} */ (mixed[j]), /** @type {T} */ (mixed[i])];
  }
  return mixed;
}
