import type { AnswerOf } from '@moonrise/protocol';
import { useEffect, useState } from 'react';

type Found = AnswerOf<'/api/rooms/{code}'>;
type RoomEntry = 'open' | 'password' | 'gone'; // gone: no lobby with this code

/** What it takes to enter a room, known before joining. Assumes "open" until the server answers. */
export function useRoomEntry(code: string): readonly [door: RoomEntry, lookAgain: () => void] {
  const [door, setDoor] = useState<RoomEntry>('open');
  const [looks, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `looks` repeats the request
  useEffect(() => {
    let isCurrent = true;
    fetch(`/api/rooms/${encodeURIComponent(code)}`)
      .then(doorIn)
      .then((found) => isCurrent && setDoor(found))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [code, looks]);
  return [door, () => setLooks(looks + 1)];
}

async function doorIn(answer: Response): Promise<RoomEntry> {
  if (answer.status === 404) return 'gone';
  return answer.ok && ((await answer.json()) as Found).password ? 'password' : 'open';
}
