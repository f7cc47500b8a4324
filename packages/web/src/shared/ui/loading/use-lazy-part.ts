import { useEffect, useState } from 'react';

const PAUSE_MS = 2_000; // before the next attempt
const fetched = new Map<unknown, unknown>();

/** A part that is fetched after the first drawing; undefined until it has arrived. */
export function useLazyPart<Part>(fetchPart: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState(() => fetched.get(fetchPart) as Part | undefined);
  useEffect(() => {
    if (part !== undefined) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () =>
      fetchPart().then(
        (found) => {
          fetched.set(fetchPart, found);
          if (isWanted) setPart(() => found);
        },
        () => {
          if (isWanted) timer = setTimeout(attempt, PAUSE_MS);
        },
      );
    attempt();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [part, fetchPart]);
  return part;
}
