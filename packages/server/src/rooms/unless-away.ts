import type { Refused } from './refused.ts';
import { type RoomWorld, unavailable } from './room.ts';

/** Refuses instead of failing while the store is away. */
export async function unlessAway<T>(
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
