import type { Json } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import { Mailbox } from '../mailbox.ts';
import type { Store } from '../store/store.ts';

/** Data about AI seats, in its own stream, apart from the game log: no view of the game contains it. */
export class SideLog<T> {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly stream: string;
  private readonly mailbox = new Mailbox();
  private seq: number | undefined;

  constructor(store: Store, clock: Clock, stream: string) {
    this.store = store;
    this.clock = clock;
    this.stream = stream;
  }
  add(entry: T): Promise<void> {
    const at = this.clock.now();
    const { stream } = this;
    return this.mailbox.post(async () => {
      for (;;) {
        this.seq ??= await this.store.head(stream);
        const seq = this.seq + 1;
        const command = entry as unknown as Json;
        const row = { stream, seq, at, command, commandId: null, events: [], reply: null, deadline: null };
        const { kind } = await this.store.append(row, seq === 1 ? { done: stream } : undefined); // done: no timer wakes this stream
        this.seq = kind === 'appended' ? seq : undefined;
        if (kind === 'appended') return;
      }
    });
  }
}

/** The entries reveal what seats thought: use them for finished games only. */
export const entriesOf = async <T>(store: Store, stream: string): Promise<readonly T[]> =>
  (await store.read(stream)).map(({ command }) => command as unknown as T);
