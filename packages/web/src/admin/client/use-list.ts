import type { AdminAnswer } from '@moonrise/protocol/admin';
import { useState } from 'react';
import { type Loaded, type Query, type ReadPath, useLoaded } from './use-answer.ts';
import { useClient } from './use-client.ts';

type ListPath = { [P in ReadPath]: AdminAnswer<P> extends { next: unknown } ? P : never }[ReadPath];

interface List<T, A> extends Loaded<{ readonly items: readonly T[]; readonly last: A }> {
  readonly showMore: (() => void) | undefined; // undefined: all are shown
}

/** The first pages of a long list. Loading it again loads as many pages as are shown. */
export function useList<P extends ListPath, T>(
  path: P,
  everyMs: number,
  itemsIn: (page: AdminAnswer<P>) => readonly T[],
  query: Query = {},
): List<T, AdminAnswer<P>> {
  const client = useClient();
  const asked = `${path} ${JSON.stringify(query)}`;
  const [wish, setWish] = useState({ asked, pages: 1 });
  const pages = wish.asked === asked ? wish.pages : 1; // another filter starts with the first page again
  const load = async () => {
    let last = await client.call(path, { query });
    const items = [...itemsIn(last)];
    for (let page = 1; page < pages && last.next !== null; page++) {
      last = await client.call(path, { query: { ...query, after: last.next } });
      items.push(...itemsIn(last));
    }
    return { items, last };
  };
  const loaded = useLoaded(`${asked} ${pages}`, load, everyMs);
  const hasMore = loaded.answer !== undefined && loaded.answer.last.next !== null;
  return { ...loaded, showMore: hasMore ? () => setWish({ asked, pages: pages + 1 }) : undefined };
}
