import { type Appended, listOf, type Row, type Rows, type Store } from '../../store/store.ts';

/** A store in memory, with the methods that AI seats and their games need. */
export class MemoryStore {
  readonly streams = new Map<string, Row[]>();
  readonly seeds = new Map<string, string>();
  isBroken = false;

  get store(): Store {
    return {
      append: (rows: Rows) => this.append(listOf(rows)),
      read: async (stream: string, after = 0, limit = Number.POSITIVE_INFINITY) =>
        this.rows(stream).slice(after, after + limit),
      head: async (stream: string) => this.rows(stream).length,
      seedOf: async (game: string) => this.seeds.get(game),
    } as unknown as Store;
  }
  rows(stream: string): readonly Row[] {
    return this.streams.get(stream) ?? [];
  }
  private async append(added: readonly Row[]): Promise<Appended> {
    if (this.isBroken) throw new Error('the disk is full');
    const stream = added[0]?.stream ?? '';
    const rows = this.streams.get(stream) ?? [];
    const ids = added.flatMap(({ commandId }) => commandId ?? []);
    const first = rows.find(({ commandId }) => commandId !== null && ids.includes(commandId));
    if (first) return { kind: 'repeated', row: first };
    if (added.some(({ seq }, i) => seq !== rows.length + 1 + i)) return { kind: 'conflict' };
    this.streams.set(stream, rows);
    rows.push(...JSON.parse(JSON.stringify(added)));
    return { kind: 'appended' };
  }
}
