import type { ClientBase, Pool } from 'pg';
import type { Also, Appended, Row } from '../store.ts';
import {
  columnsOf,
  numbersOf,
  type PostgresFound,
  type PostgresRow,
  packedGame,
  packedRow,
  rowOf,
  sql,
} from './statements.ts';

/** Rows that are stored together or not at all. */
interface Unit {
  readonly rows: readonly Row[];
  readonly values: readonly PostgresRow[];
  readonly also: Also;
  readonly game: PostgresRow | undefined;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

const MOST = 1_000; // units in one statement
const FULL = 128; // units that do not wait for the group before them
const GROUPS = 3; // on their way at once
const conflict: Appended = { kind: 'conflict' };
const appended: Appended = { kind: 'appended' };

/**
 * Gathers what is asked while the database is busy with what was asked before, and stores it together: waiting for the answer is
 * what costs. When many ask, a full group leaves beside the one before, so that the database has work while this node thinks.
 * Units that bring no tokens and no codes share one statement; the others, and whoever was refused in it, are stored alone.
 */
export class GroupAppend {
  private readonly pool: Pool;
  private waiting: Unit[] = [];
  private isGathering = false;
  private readonly underWay = new Set<Promise<void>>();
  private readonly moving = new Set<string>(); // streams that are under way: what follows in them waits

  constructor(pool: Pool) {
    this.pool = pool;
  }

  append(rows: readonly Row[], also: Also): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const unit = { rows, values: rows.map(packedRow), also, game: packedGame(rows.at(-1), also), resolve, reject };
      this.waiting.push(unit);
      if (this.waiting.length >= FULL && this.underWay.size < GROUPS) this.send();
      else if (this.underWay.size === 0) this.gather();
    });
  }
  async flush(): Promise<void> {
    while (this.isGathering || this.underWay.size > 0) await Promise.all([endOfTurn(), ...this.underWay]);
  }

  /** What is asked in one turn is stored together. */
  private async gather(): Promise<void> {
    if (this.isGathering) return;
    this.isGathering = true;
    await endOfTurn();
    this.isGathering = false;
    this.send();
  }
  private send(): void {
    const group = this.taken();
    if (group.length === 0) return;
    const streams = group.map(streamOf);
    for (const stream of streams) this.moving.add(stream);
    const sent = this.stored(group).then(() => {
      this.underWay.delete(sent);
      for (const stream of streams) this.moving.delete(stream);
      if (this.waiting.length > 0) this.send();
    });
    this.underWay.add(sent);
  }
  private taken(): readonly Unit[] {
    const [group, rest]: [Unit[], Unit[]] = [[], []];
    for (const unit of this.waiting)
      (group.length < MOST && !this.moving.has(streamOf(unit)) ? group : rest).push(unit);
    this.waiting = rest;
    return group;
  }
  private async stored(group: readonly Unit[]): Promise<void> {
    try {
      const client = await this.pool.connect();
      let failure: Error | undefined;
      try {
        await storeAll(client, group);
      } catch (error) {
        failure = error as Error; // the connection is in doubt: it is thrown away
        throw error;
      } finally {
        client.release(failure);
      }
    } catch (error) {
      for (const { reject } of group) reject(error); // who was answered stays so
    }
  }
}
const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const streamOf = ({ rows }: Unit): string => rows[0]?.stream ?? '';

/** Rows of one stream, one after the other. */
const isChain = ({ rows }: Unit): boolean =>
  rows.length > 0 &&
  rows.every(({ stream, seq }, i) => stream === rows[0]?.stream && Number.isInteger(seq) && seq === rows[0].seq + i);

/** Can go into a statement with others: it brings rows, and what a deal or an end adds to them. */
const isPlain = (unit: Unit): boolean => {
  const { seed: _, finished: __, done = streamOf(unit), ...more } = unit.also;
  const isOwn = done === streamOf(unit) && Object.values(more).every((value) => value === undefined);
  return isOwn && isChain(unit) && Number(unit.rows[0]?.seq) > 0;
};

/** Those that can share one statement, and the rest in the order asked. Units of one stream stay in their order. */
function sorted(group: readonly Unit[]): { readonly shared: readonly Unit[]; readonly rest: readonly Unit[] } {
  const [shared, rest]: [Unit[], Unit[]] = [[], []];
  const ends = new Map<string, number | null>(); // where a stream stands after the statement; null: it goes on in the rest
  for (const unit of group) {
    const [{ stream, seq } = { stream: '', seq: 0 }] = unit.rows;
    const end = ends.get(stream);
    const canShare = isPlain(unit) && (end === undefined || end === seq - 1);
    (canShare ? shared : rest).push(unit);
    ends.set(stream, canShare ? seq + unit.rows.length - 1 : null);
  }
  return { shared, rest };
}

/** Answers every unit, or throws if nobody knows what was stored. */
async function storeAll(client: ClientBase, group: readonly Unit[]): Promise<void> {
  const { shared, rest } = sorted(group);
  const moved = await movedBy(client, shared).catch(unlessLost);
  for (const unit of shared) {
    if (moved?.has(unit.rows[0]?.stream)) unit.resolve(appended);
    else await store(client, unit);
  }
  for (const unit of rest) await store(client, unit);
}

/** Adds rows, seeds and results. The streams that moved on. */
async function movedBy(client: ClientBase, units: readonly Unit[]): Promise<Set<unknown>> {
  if (units.length === 0) return new Set();
  const values = [
    ...columnsOf(units.flatMap((unit) => unit.values)),
    ...endsOf(units),
    ...transposed(
      3,
      units.flatMap((unit) => (unit.also.seed ? [[streamOf(unit), unit.also.seed.game, unit.also.seed.seed]] : [])),
    ),
    ...transposed(
      6,
      units.flatMap((unit) => (unit.game ? [[streamOf(unit), ...unit.game]] : [])),
    ),
  ];
  const { rows } = await client.query({ name: 'addRows', text: sql.addRows, values });
  return new Set(rows.map(({ stream }) => stream));
}
const transposed = (columns: number, rows: readonly PostgresRow[]): unknown[] =>
  Array.from({ length: columns }, (_, column) => rows.map((row) => row[column]));

/** Where each stream stands before and after them. Those of one stream follow each other. */
function endsOf(units: readonly Unit[]): unknown[] {
  const ends = new Map<string, { before: number; last: Row; isDone: boolean }>();
  for (const unit of units) {
    const [stream, first, last] = [streamOf(unit), unit.rows[0] as Row, unit.rows.at(-1) as Row];
    const { before, isDone } = ends.get(stream) ?? { before: first.seq - 1, isDone: false };
    ends.set(stream, { before, last, isDone: isDone || unit.also.done === stream });
  }
  const all = [...ends.values()];
  return [
    [...ends.keys()],
    numbersOf(all.map(({ before }) => before)),
    numbersOf(all.map(({ last }) => last.seq)),
    numbersOf(all.map(({ last }) => last.deadline)),
    all.map(({ isDone }) => isDone),
  ];
}

async function store(client: ClientBase, unit: Unit): Promise<void> {
  try {
    const isStored = isPlain(unit) ? (await movedBy(client, [unit])).size > 0 : await storeWhole(client, unit);
    unit.resolve(isStored ? appended : ((await repeated(client, unit)) ?? conflict));
  } catch (error) {
    unlessLost(error);
    const before = isTaken(error) ? await repeated(client, unit) : undefined;
    if (before || isOwnRow(error)) unit.resolve(before ?? conflict);
    else unit.reject(error);
  }
}

async function storeWhole(client: ClientBase, unit: Unit): Promise<boolean> {
  await client.query('BEGIN');
  try {
    const isStored = await tryUnit(client, unit);
    await client.query(isStored ? 'COMMIT' : 'ROLLBACK');
    return isStored;
  } catch (error) {
    unlessLost(error);
    await client.query('ROLLBACK');
    throw error;
  }
}

/** False: it does not follow, or the code is held by somebody else. */
async function tryUnit(client: ClientBase, unit: Unit): Promise<boolean> {
  const { also } = unit;
  if (!isChain(unit)) return false;
  if ((await movedBy(client, [unit])).size === 0 || !(await claimed(client, also))) return false;
  if (also.done !== undefined && also.done !== streamOf(unit)) await client.query(sql.finish, [also.done]);
  if (also.revoke) await client.query(sql.dropTokens, [also.revoke]);
  for (const { hash, room, player } of also.tokens ?? []) await client.query(sql.addToken, [hash, room, player]);
  return true;
}
async function claimed(client: ClientBase, { code, freeCode }: Also): Promise<boolean> {
  if (freeCode !== undefined) await client.query(sql.freeCode, [freeCode]);
  if (!code) return true;
  await client.query(sql.claimCode, [code.code, code.stream]);
  const { rows } = await client.query(sql.holder, [code.code]);
  return rows[0]?.stream === code.stream;
}

/** The first answer to a command of this unit that is there already. */
async function repeated(client: ClientBase, { rows }: Unit): Promise<Appended | undefined> {
  const ids = rows.flatMap(({ commandId }) => commandId ?? []);
  if (ids.length === 0) return undefined;
  const found = await client.query<PostgresFound>(sql.rowsOf, [rows[0]?.stream, ids]);
  const kept = found.rows.map(rowOf);
  const row = ids.map((id) => kept.find(({ commandId }) => commandId === id)).find((one) => one !== undefined);
  return row && { kind: 'repeated', row };
}

const stateOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');
/** Goes on where the database has understood and refused. After anything else nobody knows what is stored. */
function unlessLost(error: unknown): undefined {
  if (!/^(2[23]|40|54)/.test(stateOf(error))) throw error;
}
const isTaken = (error: unknown): boolean => stateOf(error) === '23505';
/** Two writers for one place, or one command twice in a unit: a conflict, not a fault. */
const isOwnRow = (error: unknown): boolean =>
  (isTaken(error) && ['rows', 'streams'].includes(String((error as { table?: unknown }).table))) ||
  stateOf(error).startsWith('40');
