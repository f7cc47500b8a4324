import type { Also, Appended, Row } from '../store.ts';
import type { BorrowedConnection, Connections } from './connections.ts';
import { extendStream, type StreamAdvance } from './one-stream.ts';
import {
  checksumIn,
  columnsOf,
  gameValues,
  numbersOf,
  type PostgresRow,
  type PostgresValues,
  rowOf,
  rowValues,
  sizeOf,
  sql,
} from './statements.ts';

/** Rows that are stored completely or not at all. */
interface Unit {
  readonly rows: readonly Row[];
  readonly values: readonly PostgresValues[];
  readonly also: Also;
  readonly game: PostgresValues | undefined;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

const MOST = 1_000; // units in one statement
const FULL = 128; // with so many waiting units the next group is sent at once
const GROUPS = 3; // sent at the same time
const STREAMS = 6; // the same, if each group is of one stream
const conflict: Appended = { kind: 'conflict' };
const appended: Appended = { kind: 'appended' };

/**
 * Batches appends: units that arrive while a group is being stored form the next group, because round trips are the main cost. Under
 * load a full group is sent without waiting for the one before. Units without tokens and codes share one statement; the others, and
 * units that the statement refused, are stored one by one.
 *
 * In a database that spreads streams over machines, a group has only one stream, so that no transaction needs two machines.
 */
export class GroupAppend {
  private readonly connections: Connections;
  private waiting: Unit[] = [];
  private isGathering = false;
  private readonly pending = new Set<Promise<void>>();
  private readonly busyStreams = new Set<string>(); // streams of pending groups: later units of these streams wait

  private readonly isSharded: boolean;

  constructor(connections: Connections, isSharded = false) {
    this.connections = connections;
    this.isSharded = isSharded;
  }

  append(rows: readonly Row[], also: Also): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const unit = { rows, values: rows.map(rowValues), also, game: gameValues(rows.at(-1), also), resolve, reject };
      this.waiting.push(unit);
      if (this.isSharded ? this.pending.size < STREAMS : this.pending.size === 0) this.gather();
      else if (this.waiting.length >= FULL && this.pending.size < GROUPS) this.send();
    });
  }
  async flush(): Promise<void> {
    while (this.isGathering || this.pending.size > 0) await Promise.all([endOfTurn(), ...this.pending]);
  }

  /** Groups all units of one turn of the event loop. */
  private async gather(): Promise<void> {
    if (this.isGathering) return;
    this.isGathering = true;
    await endOfTurn();
    this.isGathering = false;
    this.send();
  }
  private send(): void {
    const group = this.nextGroup();
    if (group.length === 0) return;
    const streams = group.map(streamOf);
    for (const stream of streams) this.busyStreams.add(stream);
    const sent = this.stored(group).then(() => {
      this.pending.delete(sent);
      for (const stream of streams) this.busyStreams.delete(stream);
      if (this.waiting.length > 0) this.send();
    });
    this.pending.add(sent);
    if (this.isSharded && this.pending.size < STREAMS) this.send(); // the next stream
  }
  private nextGroup(): readonly Unit[] {
    const [group, rest]: [Unit[], Unit[]] = [[], []];
    const isNext = (unit: Unit) => !this.busyStreams.has(streamOf(unit)) && !(this.isSharded && isOther(unit, group));
    for (const unit of this.waiting) (group.length < MOST && isNext(unit) ? group : rest).push(unit);
    this.waiting = rest;
    return group;
  }
  private async stored(group: readonly Unit[]): Promise<void> {
    try {
      const { isSharded } = this;
      await this.connections.with((connection) => storeAll({ connection, isSharded }, group));
    } catch (error) {
      for (const { reject } of group) reject(error); // no effect on units that already have an answer
    }
  }
}
const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const streamOf = ({ rows }: Unit): string => rows[0]?.stream ?? '';
const isOther = (unit: Unit, [first]: readonly Unit[]): boolean =>
  first !== undefined && streamOf(first) !== streamOf(unit);

/** True for consecutive rows of one stream. */
const isChain = ({ rows }: Unit): boolean =>
  rows.length > 0 &&
  rows.every(({ stream, seq }, i) => stream === rows[0]?.stream && Number.isInteger(seq) && seq === rows[0].seq + i);

/** True if the unit can share a statement: it has only rows, a seed, a result, or the end of its own stream. */
const isPlain = (unit: Unit): boolean => {
  const { seed: _, finished: __, done = streamOf(unit), ...more } = unit.also;
  const isOwn = done === streamOf(unit) && Object.values(more).every((value) => value === undefined);
  return isOwn && isChain(unit) && Number(unit.rows[0]?.seq) > 0;
};

/** Splits a group into units that share one statement and the rest. Units of one stream stay in order. */
function split(group: readonly Unit[]): { readonly shared: readonly Unit[]; readonly rest: readonly Unit[] } {
  const [shared, rest]: [Unit[], Unit[]] = [[], []];
  const ends = new Map<string, number | null>(); // the head of a stream after the statement; null: its next units are in the rest
  for (const unit of group) {
    const [{ stream, seq } = { stream: '', seq: 0 }] = unit.rows;
    const end = ends.get(stream);
    const canShare = isPlain(unit) && (end === undefined || end === seq - 1);
    (canShare ? shared : rest).push(unit);
    ends.set(stream, canShare ? seq + unit.rows.length - 1 : null);
  }
  return { shared, rest };
}

/** A connection for one group. */
interface GroupClient {
  readonly connection: BorrowedConnection;
  readonly isSharded: boolean;
}
/** Answers every unit, or throws if it is unknown what was stored. */
async function storeAll(client: GroupClient, group: readonly Unit[]): Promise<void> {
  const { shared, rest } = split(group);
  const extended = await extendedBy(client, shared).catch(rethrowUnlessRefused);
  for (const unit of shared) {
    if (extended?.has(unit.rows[0]?.stream)) unit.resolve(appended);
    else await store(client, unit);
  }
  for (const unit of rest) await store(client, unit);
}

/** Adds rows, seeds and results, and returns the streams that were extended. */
async function extendedBy(client: GroupClient, units: readonly Unit[]): Promise<Set<unknown>> {
  if (units.length === 0) return new Set();
  if (client.isSharded) {
    const isStored = await inTransaction(client.connection, () => extendOne(client.connection, units));
    return new Set(isStored ? [...endsOf(units).keys()] : []);
  }
  const values = [
    ...columnsOf(units.flatMap((unit) => unit.values)),
    ...endColumns(endsOf(units)),
    ...transposed(
      3,
      units.flatMap((unit) => (unit.also.seed ? [[streamOf(unit), unit.also.seed.game, unit.also.seed.seed]] : [])),
    ),
    ...transposed(
      6,
      units.flatMap((unit) => (unit.game ? [[streamOf(unit), ...unit.game]] : [])),
    ),
    numbersOf(units.flatMap((unit) => unit.values.map(checksumIn))),
  ];
  const { rows } = await client.connection.query({ name: 'addRows', text: sql.addRows, values });
  return new Set(rows.map(({ stream }) => stream));
}
/** The same for units of one stream, in statements that each name it. */
async function extendOne(connection: BorrowedConnection, units: readonly Unit[]): Promise<boolean> {
  const [[stream, end] = ['', undefined]] = endsOf(units);
  if (!end) return false;
  return extendStream(connection, stream, {
    end,
    rows: units.flatMap((unit) => unit.values.map((values) => [...values, checksumIn(values)])),
    seeds: units.flatMap(({ also }) => also.seed ?? []),
    games: units.flatMap(({ game }) => (game ? [game] : [])),
  });
}
const transposed = (columns: number, rows: readonly PostgresValues[]): unknown[] =>
  Array.from({ length: columns }, (_, column) => rows.map((row) => row[column]));

/** The head of each stream before and after these units. Units of one stream are consecutive. */
function endsOf(units: readonly Unit[]): ReadonlyMap<string, StreamAdvance> {
  const ends = new Map<string, StreamAdvance>();
  for (const unit of units) {
    const [stream, first, last] = [streamOf(unit), unit.rows[0] as Row, unit.rows.at(-1) as Row];
    const end = ends.get(stream) ?? { before: first.seq - 1, isDone: false, bytes: 0, chat: 0 };
    const sizes = unit.rows.map((row, i) => sizeOf(row, unit.values[i] as PostgresValues));
    ends.set(stream, {
      before: end.before,
      last,
      isDone: end.isDone || unit.also.done === stream,
      bytes: sizes.reduce((sum, { bytes }) => sum + bytes, end.bytes),
      chat: sizes.reduce((sum, { chat }) => sum + chat, end.chat),
    });
  }
  return ends;
}
function endColumns(ends: ReadonlyMap<string, StreamAdvance>): unknown[] {
  const all = [...ends.values()];
  return [
    [...ends.keys()],
    numbersOf(all.map(({ before }) => before)),
    numbersOf(all.map(({ last }) => last.seq)),
    numbersOf(all.map(({ last }) => last.deadline)),
    all.map(({ isDone }) => isDone),
    numbersOf(all.map(({ last }) => last.at)),
    numbersOf(all.map(({ bytes }) => bytes)),
    numbersOf(all.map(({ chat }) => chat)),
  ];
}

async function store(client: GroupClient, unit: Unit): Promise<void> {
  const { connection } = client;
  try {
    const isStored = isPlain(unit)
      ? (await extendedBy(client, [unit])).size > 0
      : await inTransaction(connection, () => tryUnit(client, unit));
    unit.resolve(isStored ? appended : ((await repeated(connection, unit)) ?? conflict));
  } catch (error) {
    rethrowUnlessRefused(error);
    const before = isTaken(error) ? await repeated(connection, unit) : undefined;
    if (before || isConflict(error)) unit.resolve(before ?? conflict);
    else unit.reject(error);
  }
}

/** Undoes the work if it returns false, or if the database refuses it. */
async function inTransaction(connection: BorrowedConnection, work: () => Promise<boolean>): Promise<boolean> {
  await connection.query('BEGIN');
  try {
    const isStored = await work();
    await connection.query(isStored ? 'COMMIT' : 'ROLLBACK');
    return isStored;
  } catch (error) {
    rethrowUnlessRefused(error);
    await connection.query('ROLLBACK');
    throw error;
  }
}

/** False: the rows do not follow the log, or another room holds the code. */
async function tryUnit(client: GroupClient, unit: Unit): Promise<boolean> {
  const { also } = unit;
  const { connection, isSharded } = client;
  if (!isChain(unit)) return false;
  const other = also.done !== streamOf(unit) ? also.done : undefined;
  if (other !== undefined) await lock(client, [other, streamOf(unit)]);
  const isExtended = isSharded ? await extendOne(connection, [unit]) : (await extendedBy(client, [unit])).size > 0;
  if (!isExtended || !(await claimed(connection, also))) return false;
  if (other !== undefined) await connection.query(sql.finish, [other]);
  if (also.owner !== undefined) await connection.query(sql.addOwner, [streamOf(unit), also.owner]);
  if (also.revoke) await connection.query(sql.dropTokens, [also.revoke]);
  for (const { hash, room, player } of also.tokens ?? []) await connection.query(sql.addToken, [hash, room, player]);
  return true;
}
/** In one order, so that nodes never wait for each other in a circle. A database with shards locks rows of one stream in a statement. */
async function lock({ connection, isSharded }: GroupClient, streams: readonly string[]): Promise<void> {
  if (!isSharded) return void (await connection.query(sql.lock, [streams]));
  for (const stream of streams.toSorted()) await connection.query(sql.lock, [[stream]]);
}
async function claimed(client: BorrowedConnection, { code, freeCode }: Also): Promise<boolean> {
  if (freeCode !== undefined) await client.query(sql.freeCode, [freeCode]);
  if (!code) return true;
  await client.query(sql.claimCode, [code.code, code.stream]);
  const { rows } = await client.query(sql.holder, [code.code]);
  return rows[0]?.stream === code.stream;
}

/** The first answer, if a command of this unit was stored before. */
async function repeated(client: BorrowedConnection, { rows }: Unit): Promise<Appended | undefined> {
  const ids = rows.flatMap(({ commandId }) => commandId ?? []);
  if (ids.length === 0) return undefined;
  const found = await client.query<PostgresRow>(sql.rowsOf, [rows[0]?.stream, ids]);
  const kept = found.rows.map(rowOf);
  const row = ids.map((id) => kept.find(({ commandId }) => commandId === id)).find((one) => one !== undefined);
  return row && { kind: 'repeated', row };
}

const stateOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');
/** Continues if the database refused the statement. After other errors it is unknown what was stored. */
function rethrowUnlessRefused(error: unknown): undefined {
  if (!/^(2[23]|40|54)/.test(stateOf(error))) throw error;
}
const isTaken = (error: unknown): boolean => stateOf(error) === '23505';
/** Two writers for the same row, or a command twice in one unit: a conflict, not a fault. */
const isConflict = (error: unknown): boolean =>
  (isTaken(error) && /^(rows|streams)(_|$)/.test(String((error as { table?: unknown }).table))) || // or a partition
  stateOf(error).startsWith('40');
