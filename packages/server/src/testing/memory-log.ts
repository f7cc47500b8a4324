import { type Appended, listOf, type Row, type Rows, type Store } from '../store/store.ts';

/** The log of one stream in memory, shared by all writers, with a delay that the test chooses. */
export class MemoryLog {
  readonly rows: Row[] = [];
  readonly units: number[][] = []; // row numbers that were stored together
  private readonly delay: () => number; // in turns of the event loop

  constructor(delay: () => number = () => 0) {
    this.delay = delay;
  }
  /** A store with the methods that a match needs. */
  get store(): Store {
    return {
      append: (rows: Rows) => this.append(listOf(rows)),
      read: async (_: string, after = 0, limit = Number.POSITIVE_INFINITY) => this.rows.slice(after, after + limit),
    } as unknown as Store;
  }
  private async append(rows: readonly Row[]): Promise<Appended> {
    for (let turns = this.delay(); turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
    const ids = rows.map(({ commandId }) => commandId);
    const first = this.rows.find(({ commandId }) => commandId !== null && ids.includes(commandId));
    if (first) return { kind: 'repeated', row: first };
    if (rows.some(({ seq }, i) => seq !== this.rows.length + 1 + i)) return { kind: 'conflict' };
    this.rows.push(...rows);
    this.units.push(rows.map(({ seq }) => seq));
    return { kind: 'appended' };
  }
}
