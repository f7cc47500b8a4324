const STEP = 1.02; // between two buckets: times are known to 2 %
const LOWEST = 0.01; // ms
const BUCKETS = 1_000;

/** How long things took. */
export class Times {
  counts = new Uint32Array(BUCKETS);
  total = 0;
  /** @param {number} ms */
  add(ms) {
    const bucket = Math.ceil(Math.log(Math.max(ms, LOWEST) / LOWEST) / Math.log(STEP));
    const at = Math.min(bucket, BUCKETS - 1);
    this.counts[at] = (this.counts[at] ?? 0) + 1;
    this.total++;
  }
  /** @param {number} share @returns {number} ms that so many did not exceed */
  percentile(share) {
    let left = this.total * share;
    const bucket = this.counts.findIndex((count) => {
      left -= count;
      return left <= 0;
    });
    return this.total === 0 ? Number.NaN : LOWEST * STEP ** bucket;
  }
  middleAndSlowest() {
    return [this.percentile(0.5), this.percentile(0.99)];
  }
}

/** What the load has seen since the last look. */
export class Tally {
  commands = 0; // acknowledged
  deliveries = 0; // frames that are no acknowledgements
  bytes = 0; // of those
  acks = new Times();
  chat = new Times(); // from sending a line to its arrival, at each of those who may read it
  /** @type {Map<string, number>} */
  kinds = new Map(); // commands by event
  /** @type {Map<string, number>} */
  refusals = new Map(); // by code
  reset() {
    Object.assign(this, new Tally());
  }
}

/** @param {Map<string, number>} counts @param {string} key */
export const count = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1);
