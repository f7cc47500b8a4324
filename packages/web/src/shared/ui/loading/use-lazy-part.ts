import { useEffect, useState } from 'react';
import { keepTrying } from '../../install/keep-trying.ts';

const fetched = new Map<unknown, unknown>();

/** A part that is fetched after the first drawing; undefined until it has arrived. */
export function useLazyPart<Part>(fetchPart: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState(() => fetched.get(fetchPart) as Part | undefined);
  useEffect(() => {
    if (part !== undefined) return;
    let isWanted = true;
    keepTrying(fetchPart).then((found) => {
      fetched.set(fetchPart, found);
      if (isWanted) setPart(() => found);
    });
    return () => {
      isWanted = false;
    };
  }, [part, fetchPart]);
  return part;
}
