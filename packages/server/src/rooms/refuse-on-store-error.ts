import { DamagedRows } from '../store/soundness.ts';
import { type Refused, refused } from './refused.ts';
import { type RoomWorld, unavailable } from './room.ts';

const damagedRoom = refused(
  'unknown_room',
  'What the server stored of this room is damaged, so it cannot be opened. Open a new room.',
);

/** Refuses with `unavailable` if the work fails, usually because the store is down. */
export async function refuseOnStoreError<T>(
  { trouble }: Pick<RoomWorld, 'trouble'>,
  about: string,
  work: () => Promise<T>,
): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DamagedRows) return damagedRoom; // the operator was told when it was found
    trouble(about, error);
    return unavailable;
  }
}
