import { useCallback, useEffect, useState } from 'react';

interface Asked<T> {
  readonly found: T | undefined; // undefined: it is on its way, or has failed
  readonly hasFailed: boolean;
  readonly askAgain: () => void;
}

/** What the server answers, asked anew whenever the question is another one. */
export function useAsked<T>(question: () => Promise<T>): Asked<T> {
  const [found, setFound] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks the same again
  useEffect(() => {
    let isCurrent = true;
    setHasFailed(false);
    question().then(
      (answer) => isCurrent && setFound(answer),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [question, times]);
  return { found, hasFailed, askAgain: useCallback(() => setTimes((before) => before + 1), []) };
}
