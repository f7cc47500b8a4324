/** @typedef {{ act: () => boolean }} Actor */

const TICK = 10; // ms

/**
 * Lets every actor act once per `pace`, spread evenly. An actor with nothing to do is skipped.
 * @param {readonly Actor[]} actors
 * @param {number} pace seconds between two acts of an actor
 */
export function pacemaker(actors, pace) {
  const perMs = actors.length / pace / 1000;
  let [next, due, last] = [0, 0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    due = Math.min(due + (now - last) * perMs, actors.length);
    last = now;
    for (let tries = actors.length; due >= 1 && tries > 0; tries--) if (actors[next++ % actors.length]?.act()) due--;
  }, TICK);
  return () => clearInterval(timer);
}
