import type { Refused } from './refused.ts';
import { type RoomWorld, unavailable } from './room.ts';

/** Refuses with `unavailable` if the work fails, usually because the store is down. */
export async function refuseOnStoreError<T>(
  { trouble }: Pick<RoomWorld, 'trouble'>,
  about: string,
  work: () => Promise<T>,
): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    trouble(about, error);
    return unavailable;
  }
}
