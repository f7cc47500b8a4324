import type { AdminAnswer, AdminPath } from '@moonrise/protocol/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminRefusal, CallOptions } from './admin-client.ts';
import { useAttention } from './use-attention.ts';
import { useClient } from './use-client.ts';

export type ReadPath = Extract<AdminPath, `GET ${string}`>;
export type Query = CallOptions<ReadPath>['query'];

export interface Loaded<T> {
  readonly answer: T | undefined; // the last one, also while the next is on its way
  readonly refusal: AdminRefusal | undefined; // of the last request
  readonly refresh: () => Promise<void>;
}
interface Result<T> {
  readonly answer?: T | undefined;
  readonly refusal?: AdminRefusal | undefined;
}

/** Loads something, and loads it again while the page is looked at. What is shown stays until the new answer is there. */
export function useLoaded<T>(key: string, load: () => Promise<T>, everyMs: number): Loaded<T> {
  const [result, setResult] = useState<Result<T>>({});
  const latest = useRef({ key, load, number: 0 });
  latest.current.key = key;
  latest.current.load = load;
  const refresh = useCallback(async () => {
    latest.current.number += 1;
    const { number, key, load } = latest.current;
    const isOutdated = () => number !== latest.current.number || key !== latest.current.key;
    try {
      const answer = await load();
      if (!isOutdated()) setResult({ answer });
    } catch (refusal) {
      if (!isOutdated()) setResult((last) => ({ ...last, refusal: refusal as AdminRefusal }));
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another question
  useEffect(() => {
    refresh();
  }, [refresh, key]);
  useAttention(refresh, everyMs);
  return { answer: result.answer, refusal: result.refusal, refresh };
}

/** The answer to a GET request. */
export function useAnswer<P extends ReadPath>(path: P, everyMs: number, query: Query = {}): Loaded<AdminAnswer<P>> {
  const client = useClient();
  return useLoaded(`${path} ${JSON.stringify(query)}`, () => client.call(path, { query }), everyMs);
}
