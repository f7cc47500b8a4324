import { useEffect, useState } from 'react';
import { askJson, type ContestRefusal } from '../../../shared/contest/ask.ts';
import { useToken } from '../../../shared/contest/token.ts';

const PAUSE_MS = 2_000;

export interface Polled<T> {
  readonly found: T | ContestRefusal | undefined; // undefined: loading
  readonly isOffline: boolean;
}

/** Polls the contest server while the page is visible. The last answer stays while offline. */
export function usePolled<T extends object>(path: string): Polled<T> {
  const token = useToken();
  const [state, setState] = useState<Polled<T>>({ found: undefined, isOffline: false });
  useEffect(() => {
    const stop = new AbortController();
    void poll<T>(path, token, stop.signal, setState);
    return () => stop.abort();
  }, [path, token]);
  return state;
}

async function poll<T>(
  path: string,
  token: string | null,
  signal: AbortSignal,
  tell: (change: (before: Polled<T>) => Polled<T>) => void,
): Promise<void> {
  while (!signal.aborted) {
    if (!document.hidden)
      await askJson<T>(path, token, signal).then(
        (found) => signal.aborted || tell(() => ({ found, isOffline: false })),
        () => signal.aborted || tell(({ found }) => ({ found, isOffline: true })),
      );
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
