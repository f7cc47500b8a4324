import type { ThreadAnswer, ThreadOrder } from './messages.ts';
import { TableMind } from './table-mind.ts';

type Waiting = Extract<ThreadOrder, { readonly type: 'think' }>;
const SLICE = 20; // ms of reading before other tables have their turn

/** The tables and tasks of one thread. The task that is needed first is done first. */
export class ThreadDesk {
  private readonly tables = new Map<number, TableMind>();
  private readonly broken = new Map<number, string>(); // tables that could not be opened, and why
  private readonly waiting: Waiting[] = [];
  private readonly answer: (answer: ThreadAnswer) => void;
  private isRunning = false;

  constructor(answer: (answer: ThreadAnswer) => void) {
    this.answer = answer;
  }
  take(order: ThreadOrder): void {
    if (order.type === 'open') this.open(order);
    else if (order.type === 'happened') this.tables.get(order.table)?.add(order.steps);
    else if (order.type === 'close') this.tables.delete(order.table);
    else this.post(order);
  }
  private open({ table, setup }: Extract<ThreadOrder, { readonly type: 'open' }>): void {
    try {
      this.tables.set(table, new TableMind(setup));
    } catch (error) {
      this.broken.set(table, String(error));
    }
  }
  private post(order: Waiting): void {
    this.waiting.push(order);
    if (this.isRunning) return;
    this.isRunning = true;
    setImmediate(this.step);
  }
  private readonly step = (): void => {
    const next = this.mostUrgent();
    const table = next && this.tables.get(next.table);
    if (!next || !table || table.listen(performance.now() + SLICE)) this.finish(next, table);
    this.isRunning = this.waiting.length > 0;
    if (this.isRunning) setImmediate(this.step); // lets new orders in
  };
  private mostUrgent(): Waiting | undefined {
    return this.waiting.reduce<Waiting | undefined>(
      (first, one) => (first && first.task.until <= one.task.until ? first : one),
      undefined,
    );
  }
  private finish(order: Waiting | undefined, table: TableMind | undefined): void {
    if (!order) return;
    this.waiting.splice(this.waiting.indexOf(order), 1);
    const { id } = order;
    if (!table) return this.answer({ id, failure: this.broken.get(order.table) ?? 'the game is closed' });
    try {
      this.answer({ id, result: table.do(order.task) });
    } catch (error) {
      this.answer({ id, failure: (error as Error).stack ?? String(error) });
    }
  }
}
