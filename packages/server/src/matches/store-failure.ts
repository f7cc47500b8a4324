import { DamagedRows } from '../store/soundness.ts';

/** The store failed; the write may or may not have happened. */
export class StoreFailure extends Error {}

export const stored = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((cause: unknown) => {
    if (cause instanceof DamagedRows) throw cause; // trying again does not help
    throw new StoreFailure('the store has failed', { cause });
  });
