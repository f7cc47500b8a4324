import type { Appended, Row, Store } from '../../store/store.ts';

/** As much of a store as AI seats and their games need: many streams, in memory. */
export class MemoryStore {
  readonly streams = new Map<string, Row[]>();
  readonly seeds = new Map<string, string>();
  isBroken = false;

  get store(): Store {
    return {
      append: (row: Row) => this.append(row),
      read: async (stream: string, after = 0) => this.rows(stream).slice(after),
      head: async (stream: string) => this.rows(stream).length,
      seedOf: async (game: string) => this.seeds.get(game),
    } as unknown as Store;
  }
  rows(stream: string): readonly Row[] {
    return this.streams.get(stream) ?? [];
  }
  private async append(row: Row): Promise<Appended> {
    if (this.isBroken) throw new Error('the disk is full');
    const rows = this.streams.get(row.stream) ?? [];
    if (row.seq !== rows.length + 1) return { kind: 'conflict' };
    this.streams.set(row.stream, rows);
    rows.push(JSON.parse(JSON.stringify(row)));
    return { kind: 'appended' };
  }
}
