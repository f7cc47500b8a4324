import { type Event, fold, type State } from '@moonrise/engine';
import { FORMAT } from '@moonrise/record';
import { hashOfHeading, linkAfter } from '@moonrise/record/node';
import { streamOf } from '../matches/rows.ts';
import { SliceCache } from '../matches/slice-cache.ts';
import { startIn } from '../store/game-transfer.ts';
import { readInPages } from '../store/read-in-pages.ts';
import type { Row, Store } from '../store/store.ts';

type Start = NonNullable<ReturnType<typeof startIn>>;
/** A slice of the log. */
interface Slice {
  readonly after: number; // rows before it
  readonly hash: string; // of the row before it
  readonly rows: number;
}
const SLICE = 32_768; // characters
const cache = new SliceCache<Buffer>();

/** The log of a finished game. Only the start of each slice is kept; its rows are read again for each reader, or come from the cache. */
export class FinishedLog {
  private readonly store: Store;
  private readonly stream: string;
  private readonly start: Start;
  private readonly slices: Slice[] = [];
  isPlayedOut = false; // no one came back, so bots played it to its end
  private state: State | undefined;
  private events = new Map<Event['type'], Event>(); // the first of each type that is looked for

  private constructor(store: Store, game: string, start: Start) {
    this.store = store;
    this.stream = streamOf(game);
    this.start = start;
  }
  /** Reads the whole log once. Undefined if there is no such game. */
  static async of(store: Store, game: string): Promise<FinishedLog | undefined> {
    const [first] = await store.read(streamOf(game), 0, 1);
    const start = first && startIn(first.command);
    if (!start) return undefined;
    const log = new FinishedLog(store, game, start);
    await log.readOnce({ format: FORMAT, game, rules: start.rules, players: start.names });
    return log;
  }
  get names(): readonly string[] {
    return this.start.names;
  }
  get endState(): State | undefined {
    return this.state;
  }
  /** The first event of this type; only for the start and the end. */
  event<T extends 'started' | 'ended'>(type: T): Extract<Event, { type: T }> | undefined {
    return this.events.get(type) as Extract<Event, { type: T }> | undefined;
  }
  /** The rows as JSON with commas between them, slice by slice. All readers get the same buffers. */
  async *slicesAsJson(): AsyncGenerator<Buffer> {
    for (const slice of this.slices) yield cache.get(slice) ?? (await this.read(slice));
  }

  private async readOnce(heading: Parameters<typeof hashOfHeading>[0]): Promise<void> {
    let hash = hashOfHeading(heading);
    let [open, size]: [Slice, number] = [{ after: 0, hash, rows: 0 }, 0];
    for await (const row of readInPages(this.store, this.stream)) {
      const link = linkAfter(hash, this.published(row));
      hash = link.hash;
      this.isPlayedOut ||= (row.command as { readonly type?: unknown }).type === 'play_out';
      this.take(row.events as unknown as readonly Event[]);
      open = { ...open, rows: open.rows + 1 };
      size += link.text.length;
      if (size < SLICE) continue;
      this.slices.push(open);
      [open, size] = [{ after: row.seq, hash, rows: 0 }, 0];
    }
    if (open.rows > 0) this.slices.push(open);
  }
  private take(events: readonly Event[]): void {
    this.state = fold(events, this.state);
    for (const event of events)
      if ((event.type === 'started' || event.type === 'ended') && !this.events.has(event.type))
        this.events.set(event.type, event);
  }
  private async read(slice: Slice): Promise<Buffer> {
    const rows = await this.store.read(this.stream, slice.after, slice.rows);
    if (rows.length < slice.rows) throw new Error(`${this.stream} was removed while it was read`);
    let { hash } = slice;
    const texts = rows.map((row) => {
      const link = linkAfter(hash, this.published(row));
      hash = link.hash;
      return link.text;
    });
    const json = Buffer.from(`${slice.after === 0 ? '' : ','}${texts.join()}`);
    cache.set(slice, json, json.length);
    return json;
  }
  private published(row: Row): Row {
    return row.seq === 1 ? { ...row, command: this.start } : row;
  }
}
