import type { Json } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import { Mailbox } from '../mailbox.ts';
import type { Store } from '../store/store.ts';

export interface EventStreamWorld {
  readonly store: Store;
  readonly clock: Clock;
}
type Apply<E> = (event: E, at: number, seq: number) => void;
const TRIES = 10; // if other nodes write to it at the same time

/** A stream of events that every node folds. It is read at the start, and again when another node has appended to it. */
export class EventStream<E> {
  readonly stream: string;
  head = 0; // the last row it has read
  private readonly world: EventStreamWorld;
  private readonly apply: Apply<E>;
  private readonly mailbox = new Mailbox();

  constructor(world: EventStreamWorld, stream: string, apply: Apply<E>) {
    this.world = world;
    this.stream = stream;
    this.apply = apply;
  }
  readNewRows(): Promise<void> {
    return this.mailbox.post(() => this.read());
  }
  /** Appends the events made from the newest state. Resolves when they are stored and applied. */
  append(make: () => readonly E[]): Promise<readonly E[]> {
    return this.mailbox.post(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        await this.read();
        const events = make();
        if (events.length === 0 || (await this.stored(events))) return events;
      }
      throw new Error(`${this.stream} changes too fast to append to it`);
    });
  }

  private async stored(events: readonly E[]): Promise<boolean> {
    const { store, clock } = this.world;
    const { stream } = this;
    const row = {
      stream,
      seq: this.head + 1,
      at: clock.now(),
      command: null,
      commandId: null,
      events: events as unknown as readonly Json[],
      reply: { ok: true },
      deadline: null,
    };
    const { kind } = await store.append(row, { done: stream }); // done: no timer wakes it
    if (kind === 'appended') this.take(row);
    return kind === 'appended';
  }
  private async read(): Promise<void> {
    for (const row of await this.world.store.read(this.stream, this.head)) this.take(row);
  }
  private take({ seq, at, events }: { readonly seq: number; readonly at: number; readonly events: readonly Json[] }) {
    this.head = seq;
    for (const event of events) this.apply(event as unknown as E, at, seq);
  }
}
