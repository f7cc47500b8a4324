import type { Row, Store } from './store.ts';

const PAGE = 32; // rows

/** Reads a stream page by page. Other work runs in between, and only one page is in memory. */
export async function* readInPages(store: Pick<Store, 'read'>, stream: string): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const rows = await store.read(stream, after, PAGE);
    yield* rows;
    after = rows.at(-1)?.seq ?? after;
    if (rows.length < PAGE) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
