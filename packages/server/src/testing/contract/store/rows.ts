import type { Appended, Row, Store } from '../../../store/store.ts';

/** What a store under test is: opened on nothing, and able to come back after a stop. */
export interface Opened {
  readonly store: Store;
  reopen(): Promise<Store>; // closes, then opens what was kept
  destroy(): Promise<void>;
}

export const T0 = 1_700_000_000_000;

export const rowOf = (stream: string, seq: number, more: Partial<Row> = {}): Row => ({
  stream,
  seq,
  at: T0 + seq,
  command: { type: 'act', seat: 0, act: 'vote', targets: [seq] },
  commandId: null,
  events: [{ type: 'chose', slot: 'vote', to: 'all' }],
  reply: { ok: true },
  deadline: null,
  ...more,
});

export const rowsOf = (stream: string, count: number): Row[] =>
  Array.from({ length: count }, (_, i) => rowOf(stream, i + 1, { commandId: `c${i}` }));

export const kinds = (answers: readonly Appended[]): string[] => answers.map(({ kind }) => kind);

/** Some turns of the event loop later. */
export async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Looks at the store as it is, then after a restart. */
export async function nowAndLater(opened: Opened, look: (store: Store) => Promise<void>): Promise<void> {
  await look(opened.store);
  await look(await opened.reopen());
}
