import { useEffect, useState } from 'react';
import { type Door, doorOf } from '../../shared/rooms/door.ts';

/** What it takes to enter a room, known before joining. Assumes "open" until the server answers. */
export function useRoomEntry(code: string): readonly [door: Door, lookAgain: () => void] {
  const [door, setDoor] = useState<Door>('open');
  const [looks, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `looks` repeats the request
  useEffect(() => {
    let isCurrent = true;
    doorOf(code).then((found) => isCurrent && setDoor(found));
    return () => {
      isCurrent = false;
    };
  }, [code, looks]);
  return [door, () => setLooks(looks + 1)];
}
