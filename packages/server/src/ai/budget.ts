import type { Json } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import { Mailbox } from '../mailbox.ts';
import type { Row, Store } from '../store/store.ts';
import type { Caps } from './ai-settings.ts';

/** What a call is made for; caps apply to each part. */
export interface Scope {
  readonly game: string;
  readonly seat: number;
  readonly room: string; // its creator pays
  readonly model?: ModelCaps; // that is asked
}
/** A model and its own caps, in micro-dollars; null: there is none. */
interface ModelCaps {
  readonly name: string;
  readonly day: number | null;
  readonly game: number | null;
}
export interface Reservation {
  /** Sets the actual cost, once. Until then the whole reservation counts as spent. */
  readonly settle: (micros: number) => Promise<void>;
}
/** The cap that does not allow the call. */
export type CapReached = { readonly cap: keyof Caps | 'model_day' | 'model_game' };
/** Another node makes this call, or one that has died since. */
export type AlreadyReserved = { readonly isTaken: true; readonly by: string | undefined }; // undefined: unknown

interface Open {
  readonly game: string;
  readonly seat: number;
  readonly creator?: string; // missing in old entries
  readonly model?: string; // missing in old entries
  readonly micros: number;
  readonly node?: string; // missing in old entries, and on a single server
}
const REMEMBERED = 1_000; // names of calls and their nodes
type Entry =
  | ({ readonly type: 'reserve' } & Open)
  | { readonly type: 'settle'; readonly of: number; readonly micros: number }; // of: the seq of its reservation

/** The spending of one day, folded from its log. */
class Day {
  total = 0;
  seq = 0;
  readonly byGame = new Map<string, number>();
  readonly bySeat = new Map<string, number>();
  readonly byCreator = new Map<string, number>();
  readonly byModel = new Map<string, number>();
  private readonly open = new Map<number, Open>();
  private readonly nodes = new Map<string, string | undefined>(); // by the name of the call, the last ones

  nodeOf(call: string): string | undefined {
    return this.nodes.get(call);
  }
  take({ seq, command, commandId }: Pick<Row, 'seq' | 'command' | 'commandId'>): void {
    const entry = command as unknown as Entry;
    this.seq = seq;
    if (entry.type === 'reserve') {
      this.open.set(seq, entry);
      if (commandId !== null) this.remember(commandId, entry.node);
      this.add(entry, entry.micros);
      return;
    }
    const reserved = this.open.get(entry.of);
    this.open.delete(entry.of);
    if (reserved) this.add(reserved, entry.micros - reserved.micros);
  }
  private remember(call: string, node: string | undefined): void {
    this.nodes.set(call, node);
    const [oldest] = this.nodes.keys();
    if (this.nodes.size > REMEMBERED && oldest !== undefined) this.nodes.delete(oldest);
  }
  private add({ game, seat, creator, model }: Open, micros: number): void {
    this.total += micros;
    addTo(this.byGame, game, micros);
    addTo(this.bySeat, seatKey({ game, seat }), micros);
    if (creator !== undefined) addTo(this.byCreator, creator, micros);
    if (model === undefined) return;
    addTo(this.byModel, model, micros);
    addTo(this.byModel, modelKey(game, model), micros);
  }
}
const addTo = (sums: Map<string, number>, key: string, micros: number): void =>
  void sums.set(key, (sums.get(key) ?? 0) + micros);
const seatKey = ({ game, seat }: Pick<Open, 'game' | 'seat'>): string => `${game}/${seat}`;
const modelKey = (game: string, model: string): string => `${game}/${model}`;
const DAY_MS = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * The budget for AI seats. Every amount is reserved in a durable log before it is spent, so neither a crash nor another node
 * can spend it twice. Days are UTC days.
 */
export class Budget {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly caps: Caps;
  private readonly node: string | undefined;
  private readonly mailbox = new Mailbox();
  private readonly days = new Map<string, Day>();
  private readonly creatorOf: (room: string) => Promise<string>;

  constructor(
    store: Store,
    clock: Clock,
    caps: Caps,
    creatorOf: (room: string) => Promise<string>,
    node?: string, // if there are several
  ) {
    this.node = node;
    this.store = store;
    this.clock = clock;
    this.caps = caps;
    this.creatorOf = creatorOf;
  }
  /** Reserves an amount for one call, or returns the cap that does not allow it. Each call is reserved once, across all nodes. */
  reserve(scope: Scope, micros: number, question: string): Promise<Reservation | CapReached | AlreadyReserved> {
    return this.mailbox.post(async () => {
      const now = this.clock.now();
      const name = dayOf(now);
      const day = await this.load(name);
      const before = await this.load(dayOf(now - DAY_MS)); // a game may run past midnight
      this.forget(name, dayOf(now - DAY_MS));
      const { game, seat, model } = scope;
      const creator = await this.creatorOf(scope.room);
      const wanted: Open = {
        ...{ game, seat, creator, micros },
        ...(model && { model: model.name }),
        ...(this.node !== undefined && { node: this.node }),
      };
      for (;;) {
        const cap = this.reached(wanted, day, before) ?? modelCap(model, wanted, day, before);
        if (cap) return { cap };
        const id = `${game}/${seat}/${question}`;
        const seq = await this.append(name, day, { type: 'reserve', ...wanted }, id);
        if (seq === 'repeated') return { isTaken: true, by: day.nodeOf(id) };
        if (seq === 'conflict') continue; // another node was faster: check again
        return { settle: (cost) => this.settle(name, day, seq, cost) };
      }
    });
  }
  /** Micro-dollars spent today, including reservations. */
  async spentToday(): Promise<number> {
    return this.mailbox.post(async () => (await this.load(dayOf(this.clock.now()))).total);
  }

  private settle(name: string, day: Day, of: number, micros: number): Promise<void> {
    return this.mailbox.post(async () => {
      while ((await this.append(name, day, { type: 'settle', of, micros }, null)) === 'conflict');
    });
  }
  private reached({ game, micros, creator = '', ...wanted }: Open, day: Day, before: Day): keyof Caps | undefined {
    const seat = seatKey({ game, ...wanted });
    const spent: Readonly<Record<keyof Caps, number>> = {
      call: 0,
      seat: (day.bySeat.get(seat) ?? 0) + (before.bySeat.get(seat) ?? 0),
      game: (day.byGame.get(game) ?? 0) + (before.byGame.get(game) ?? 0),
      creator: day.byCreator.get(creator) ?? 0,
      day: day.total,
    };
    return (Object.keys(spent) as (keyof Caps)[]).find((cap) => spent[cap] + micros > this.caps[cap]);
  }

  /** The row number of the new entry, or why it was not stored: the log has moved on, or the entry exists. */
  private async append(
    name: string,
    day: Day,
    entry: Entry,
    commandId: string | null,
  ): Promise<number | 'conflict' | 'repeated'> {
    const stream = spendStream(name);
    const command = entry as unknown as Json;
    const seq = day.seq + 1;
    const row: Row = {
      stream,
      seq,
      at: this.clock.now(),
      command,
      commandId,
      events: [],
      reply: null,
      deadline: null,
    };
    const { kind } = await this.store.append(row, seq === 1 ? { done: stream } : undefined); // done: no timer wakes this stream
    if (kind === 'appended') {
      day.take(row);
      return seq;
    }
    await this.readOn(name, day);
    return kind;
  }
  private async load(name: string): Promise<Day> {
    const known = this.days.get(name);
    if (known) return known;
    const day = new Day();
    await this.readOn(name, day);
    this.days.set(name, day);
    return day;
  }
  private async readOn(name: string, day: Day): Promise<void> {
    for (const row of await this.store.read(spendStream(name), day.seq)) day.take(row);
  }
  private forget(...kept: readonly string[]): void {
    for (const name of this.days.keys()) if (!kept.includes(name)) this.days.delete(name);
  }
}
/** The cap of a model that does not allow this. */
function modelCap(model: ModelCaps | undefined, { game, micros }: Open, day: Day, before: Day) {
  if (!model) return undefined;
  const inGame = modelKey(game, model.name);
  const spent = { model_day: day.byModel.get(model.name) ?? 0, model_game: spentOn(inGame, day, before) };
  const most = { model_day: model.day ?? Infinity, model_game: model.game ?? Infinity };
  return (['model_day', 'model_game'] as const).find((cap) => spent[cap] + micros > most[cap]);
}
const spentOn = (key: string, ...days: readonly Day[]): number =>
  days.reduce((sum, { byModel }) => sum + (byModel.get(key) ?? 0), 0);
const spendStream = (day: string): string => `ai-spend/${day}`;
