const STEP = 1.02; // ratio between buckets: 2 % precision
const LOWEST = 0.01; // ms
const BUCKETS = 1_000;

/** A histogram of durations. */
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
  /** @param {number} share @returns {number} ms */
  percentile(share) {
    let left = this.total * share;
    const bucket = this.counts.findIndex((count) => {
      left -= count;
      return left <= 0;
    });
    return this.total === 0 ? Number.NaN : LOWEST * STEP ** bucket;
  }
  medianAndP99() {
    return [this.percentile(0.5), this.percentile(0.99)];
  }
}

/** Counts of the load since the last reset. */
export class Tally {
  commands = 0; // acknowledged
  deliveries = 0; // frames other than acknowledgements
  bytes = 0; // of those
  acks = new Times();
  chat = new Times(); // from sending a line to each of its deliveries
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
