import { Times } from './tally.mjs';

const EVERY = 10; // ms

/** How late this process gets to what is due. Gives back the times since the last look. */
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
