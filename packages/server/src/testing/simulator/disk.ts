import {
  type Also,
  type Appended,
  type FinishedGame,
  type GamesQuery,
  listOf,
  type Row,
  type Rows,
  type SeatToken,
  type Store,
  type Wakeup,
} from '../../store/store.ts';
import { DiskHistory, diskHistory } from './disk-history.ts';
import { alwaysSound, noSpace } from './no-space.ts';

interface Stream {
  readonly rows: Row[];
  readonly byCommand: Map<string, Row>;
}
/** Copies of rows at the time of the call. */
type Asked = readonly Row[];

/** A simulated database with the committed data. It answers at once; links add delays and failures. */
export class Disk {
  readonly streams = new Map<string, Stream>();
  readonly seeds = new Map<string, string>();
  private readonly tokens = new Map<string, SeatToken>();
  private readonly codes = new Map<string, string>();
  private readonly done = new Set<string>();
  private readonly finished: FinishedGame[] = [];
  readonly history = new DiskHistory(this.finished);
  private beat: number | undefined;
  onStored: (row: Row, before: Row | undefined) => void = () => {};

  /** Copies the rows. Throws if something is not JSON. */
  static asked(rows: Rows, also: Also): Asked {
    const copies = listOf(rows).map((row) => JSON.parse(JSON.stringify(row)) as Row);
    JSON.stringify(also);
    return copies;
  }
  append(rows: Asked, also: Also): Appended {
    const [first] = rows;
    if (!first) return { kind: 'conflict' };
    const stream: Stream = this.streams.get(first.stream) ?? { rows: [], byCommand: new Map() };
    const ids = rows.flatMap(({ commandId }) => (commandId === null ? [] : [commandId]));
    const repeated = ids.map((id) => stream.byCommand.get(id)).find((row) => row !== undefined);
    if (repeated) return { kind: 'repeated', row: repeated };
    const isNext = rows.every(
      ({ stream: name, seq }, i) => name === first.stream && seq === stream.rows.length + 1 + i,
    );
    if (!isNext || new Set(ids).size < ids.length || !this.isFree(also)) return { kind: 'conflict' };
    if (rows.some(({ reply, at }) => reply === undefined || !Number.isInteger(at))) throw new Error('invalid row');
    this.check(also);
    this.streams.set(first.stream, stream);
    for (const row of rows) {
      this.onStored(row, stream.rows.at(-1));
      stream.rows.push(row);
      if (row.commandId !== null) stream.byCommand.set(row.commandId, row);
    }
    this.also(also, rows.at(-1)?.at ?? 0);
    return { kind: 'appended' };
  }
  read(stream: string, after = 0, limit = Number.POSITIVE_INFINITY): readonly Row[] {
    return this.streams.get(stream)?.rows.slice(after, after + limit) ?? [];
  }
  head(stream: string): number {
    return this.streams.get(stream)?.rows.length ?? 0;
  }
  due(before: number): readonly Wakeup[] {
    const wanted = this.awake().flatMap(({ stream, deadline }) => (deadline === null ? [] : [{ stream, deadline }]));
    return wanted.filter(({ deadline }) => deadline <= before).sort((a, b) => a.deadline - b.deadline);
  }
  awake(): readonly { readonly stream: string; readonly deadline: number | null }[] {
    const open = [...this.streams].filter(([stream]) => !this.done.has(stream));
    return open.map(([stream, { rows }]) => ({ stream, deadline: rows.at(-1)?.deadline ?? null }));
  }
  seat(hash: string): SeatToken | undefined {
    return this.tokens.get(hash);
  }
  roomByCode(code: string): string | undefined {
    return this.codes.get(code);
  }
  codesInUse(length: number): number {
    return [...this.codes.keys()].filter((code) => code.length === length).length;
  }
  games({ limit, rules, before }: GamesQuery): readonly FinishedGame[] {
    const newest = [...this.finished].sort((a, b) => b.at - a.at || (a.game < b.game ? 1 : -1));
    const isAfter = ({ at, game }: FinishedGame) =>
      before === undefined || at < before.at || (at === before.at && game < before.game);
    return newest.filter((one) => (rules === undefined || one.rules === rules) && isAfter(one)).slice(0, limit);
  }
  beatAt(at: number): void {
    this.beat = at;
  }
  lastBeat(): number | undefined {
    return this.beat;
  }

  private isFree({ code, freeCode }: Also): boolean {
    const holder = code && code.code !== freeCode ? this.codes.get(code.code) : undefined;
    return holder === undefined || holder === code?.stream;
  }
  private check({ seed, tokens = [] }: Also): void {
    const hashes = tokens.map(({ hash }) => hash);
    if (new Set(hashes).size < hashes.length || hashes.some((hash) => this.tokens.has(hash)))
      throw new Error('duplicate token');
    if (seed && (this.seeds.has(seed.game) || typeof seed.seed !== 'string'))
      throw new Error('duplicate or invalid seed');
  }
  private also({ seed, tokens = [], revoke = [], code, freeCode, done, finished }: Also, at: number): void {
    if (seed) this.seeds.set(seed.game, seed.seed);
    for (const hash of revoke) this.tokens.delete(hash);
    for (const token of tokens) this.tokens.set(token.hash, token);
    if (freeCode !== undefined) this.codes.delete(freeCode);
    if (code) this.codes.set(code.code, code.stream);
    if (done !== undefined) this.done.add(done);
    if (finished) this.finished.push({ ...finished, at });
  }
}

/** Sends a query to the database and returns the answer. `inTurn`: queries and answers keep their order. */
export type Asking = <T>(work: () => T, inTurn: boolean) => Promise<T>;

/** A store on a simulated database. */
export function diskStore(disk: Disk, ask: Asking): Store {
  let isClosed = false;
  const waiting = new Set<Promise<unknown>>();
  const read = <T>(work: () => T) => ask(work, false);
  const append: Store['append'] = async (rows, also = {}) => {
    if (isClosed) throw new Error('The store is closed.');
    const asked = Disk.asked(rows, also);
    const answer = ask(() => disk.append(asked, also), true);
    waiting.add(answer);
    return answer.finally(() => waiting.delete(answer));
  };
  return {
    history: diskHistory(disk.history, (work) => ask(work, true)),
    space: noSpace,
    soundness: alwaysSound,
    backup: () => Promise.reject(new Error('There are no backups in the simulator.')),
    append,
    read: (stream, after, limit) => read(() => disk.read(stream, after, limit)),
    head: (stream) => read(() => disk.head(stream)),
    heads: (streams) =>
      read(() => new Map(streams.flatMap((stream) => (disk.head(stream) ? [[stream, disk.head(stream)]] : [])))),
    due: (before) => read(() => disk.due(before)),
    awake: () => read(() => disk.awake()),
    seedOf: (game) => read(() => disk.seeds.get(game)),
    seat: (hash) => read(() => disk.seat(hash)),
    roomByCode: (code) => read(() => disk.roomByCode(code)),
    codesInUse: (length) => read(() => disk.codesInUse(length)),
    games: (query) => read(() => disk.games(query)),
    beat: (at) => ask(() => disk.beatAt(at), true),
    lastBeat: () => read(() => disk.lastBeat()),
    close: async () => {
      isClosed = true;
      await Promise.allSettled(waiting);
    },
  };
}
