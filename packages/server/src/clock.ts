/** Time as the server knows it. Tests bring a clock of their own. */
export interface Clock {
  now(): number; // epoch milliseconds
  /** Runs once at that instant, or as soon as possible after it; gives back how to call it off. */
  at(instant: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  at: (instant, run) => {
    const timer = setTimeout(run, Math.max(0, instant - Date.now()));
    return () => clearTimeout(timer);
  },
};
