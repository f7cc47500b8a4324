/** It is not known whether what was asked of the store has happened. */
export class StoreFailure extends Error {}

export const stored = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((cause: unknown) => {
    throw new StoreFailure('the store has failed', { cause });
  });
