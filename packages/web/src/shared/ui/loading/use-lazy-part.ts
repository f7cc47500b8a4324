import { useEffect, useState } from 'react';

const PAUSE_MS = 2_000; // before it is asked for again
const fetched = new Map<unknown, unknown>();

/** Something that is fetched when the screen has been drawn without it. It is undefined until it is there. */
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
