import type { Json } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import { Mailbox } from '../mailbox.ts';
import type { Row, Store } from '../store/store.ts';
import type { Caps } from './ai-settings.ts';

/** For whom money is spent. */
export interface Scope {
  readonly game: string;
  readonly seat: number;
  readonly room: string; // its creator pays
}
export interface Reservation {
  /** The true cost, once. Until then the whole reservation counts as spent. */
  readonly settle: (micros: number) => Promise<void>;
}
export type BudgetRefusal = { readonly cap: keyof Caps };
/** Another node asks this very question. */
export type Reserved = { readonly isTaken: true };

interface Open {
  readonly game: string;
  readonly seat: number;
  readonly creator?: string; // of old nobody wrote it down
  readonly micros: number;
}
type Entry =
  | ({ readonly type: 'reserve' } & Open)
  | { readonly type: 'settle'; readonly of: number; readonly micros: number }; // of: the seq of its reservation

/** What was spent on one day: the fold of its log. */
class Day {
  total = 0;
  seq = 0;
  readonly byGame = new Map<string, number>();
  readonly bySeat = new Map<string, number>();
  readonly byCreator = new Map<string, number>();
  private readonly open = new Map<number, Open>();

  take({ seq, command }: Pick<Row, 'seq' | 'command'>): void {
    const entry = command as unknown as Entry;
    this.seq = seq;
    if (entry.type === 'reserve') {
      this.open.set(seq, entry);
      this.add(entry, entry.micros);
      return;
    }
    const reserved = this.open.get(entry.of);
    this.open.delete(entry.of);
    if (reserved) this.add(reserved, entry.micros - reserved.micros);
  }
  private add({ game, seat, creator }: Open, micros: number): void {
    this.total += micros;
    addTo(this.byGame, game, micros);
    addTo(this.bySeat, seatKey({ game, seat }), micros);
    if (creator !== undefined) addTo(this.byCreator, creator, micros);
  }
}
const addTo = (sums: Map<string, number>, key: string, micros: number): void =>
  void sums.set(key, (sums.get(key) ?? 0) + micros);
const seatKey = ({ game, seat }: Pick<Open, 'game' | 'seat'>): string => `${game}/${seat}`;
const DAY_MS = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * The money for AI seats. Every amount is reserved in a durable log before it is spent, so neither a crash nor another node
 * can spend it twice. Days are those of UTC.
 */
export class Budget {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly caps: Caps;
  private readonly mailbox = new Mailbox();
  private readonly days = new Map<string, Day>();
  private readonly creatorOf: (room: string) => Promise<string>;

  constructor(store: Store, clock: Clock, caps: Caps, creatorOf: (room: string) => Promise<string>) {
    this.store = store;
    this.clock = clock;
    this.caps = caps;
    this.creatorOf = creatorOf;
  }
  /** Sets so much aside for one question, or says which cap does not allow it. A question is paid for once, on whichever node. */
  reserve(scope: Scope, micros: number, question: string): Promise<Reservation | BudgetRefusal | Reserved> {
    return this.mailbox.post(async () => {
      const now = this.clock.now();
      const name = dayOf(now);
      const day = await this.load(name);
      const before = await this.load(dayOf(now - DAY_MS)); // a game may last over midnight
      this.forget(name, dayOf(now - DAY_MS));
      const { game, seat } = scope;
      const wanted: Open = { game, seat, creator: await this.creatorOf(scope.room), micros };
      for (;;) {
        const cap = this.reached(wanted, day, before);
        if (cap) return { cap };
        const id = `${game}/${seat}/${question}`;
        const seq = await this.append(name, day, { type: 'reserve', ...wanted }, id);
        if (seq === 'repeated') return { isTaken: true };
        if (seq === 'conflict') continue; // another node was quicker: look again
        return { settle: (cost) => this.settle(name, day, seq, cost) };
      }
    });
  }
  /** Micro-dollars of today, reservations included. */
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

  /** The place in the log, or why it has none: it had gone on meanwhile, or such an entry is there. */
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
    const { kind } = await this.store.append(row, seq === 1 ? { done: stream } : undefined); // nothing wakes it
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
const spendStream = (day: string): string => `ai-spend/${day}`;
