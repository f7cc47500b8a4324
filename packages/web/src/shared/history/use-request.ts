import { useCallback, useEffect, useState } from 'react';

interface Asked<T> {
  readonly found: T | undefined; // undefined: loading, or failed
  readonly hasFailed: boolean;
  readonly askAgain: () => void;
}

/** The server's answer, fetched again when the request changes. */
export function useRequest<T>(question: () => Promise<T>): Asked<T> {
  const [found, setFound] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` repeats the request
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
