// A process that attacks, with pauses, until its parent lets it go. Prints nothing; sends its counts when asked.
import { attacks } from './attacks.mjs';

const TICK = 20; // ms
const MOST_OPEN = 3_000; // attempts at the same time

/** @type {Record<string, number>} */
const attempts = {};
/** @type {Record<string, number>} */
const answers = {};
/** @param {Record<string, number>} counts @param {string} key */
const count = (counts, key) => {
  counts[key] = (counts[key] ?? 0) + 1;
};
let open = 0;
let isPaused = false;

process.on(
  'message',
  (
    /** @type {{ port?: number, codes?: string[], force?: number, only?: string, isPaused?: boolean, isAsked?: boolean }} */
    { port, codes = [], force = 1, only = '', isPaused: toPause = isPaused, isAsked = false },
  ) => {
    isPaused = toPause;
    if (isAsked) process.send?.({ attempts, answers, open });
    if (port === undefined) return;
    const target = { port, codes, answered: (/** @type {string} */ answer) => count(answers, answer) };
    for (const [name, { rate, attempt }] of Object.entries(attacks)) {
      if (!name.includes(only)) continue;
      let due = 0;
      setInterval(() => {
        if (isPaused) return;
        for (due += (rate * force * TICK) / 1000; due >= 1; due--) {
          if (open >= MOST_OPEN) return;
          open++;
          count(attempts, name);
          void attempt(target, attempts[name] ?? 0).finally(() => open--);
        }
      }, TICK);
    }
  },
);
process.on('disconnect', () => process.exit());
