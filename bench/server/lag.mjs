import { Times } from './tally.mjs';

const EVERY = 10; // ms

/** Measures event-loop lag. Returns a function that gives the lags since its last call. */
export function watchLag() {
  let lags = new Times();
  let due = performance.now() + EVERY;
  setInterval(() => {
    const now = performance.now();
    lags.add(Math.max(0, now - due));
    due = now + EVERY;
  }, EVERY).unref();
  return () => {
    const seen = lags;
    lags = new Times();
    return seen;
  };
}
