import { useEffect, useState } from 'react';
import { useConnection } from './use-connection.ts';

/** The server's time in epoch ms, updated at an interval. */
export function useServerNow(everyMs: number): number {
  const { store } = useConnection();
  const read = () => Date.now() + store.get().clockSkew;
  const [now, setNow] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` only reads the store
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, store]);
  return now;
}
