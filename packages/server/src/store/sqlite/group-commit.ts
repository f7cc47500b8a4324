import { Slices } from '../../operations/slices.ts';
import type { Also, Appended, Row } from '../store.ts';
import { isDataError } from './driver.ts';
import { Positions } from './positions.ts';
import { checksumIn, gameValues, rowOf, rowValues, type SqliteValues, type Statements, sizeOf } from './statements.ts';

const BUSY = 3; // after a group of so many units the next one is delayed: by a ms for each …
const LONGEST_PAUSE = 10; // … and so many ms at most
const TOGETHER = 16; // units answered at once

/** Rows that are stored completely or not at all. */
interface Waiting {
  readonly rows: readonly Row[];
  readonly values: readonly SqliteValues[];
  readonly also: Also;
  readonly game: SqliteValues | undefined;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Commits the rows of one turn of the event loop, or of a few milliseconds, together, because waiting for the disk is the main cost.
 * An error in the data rejects one unit; an error of the disk rejects the whole group.
 */
export class GroupCommit {
  private readonly ask: Statements;
  private readonly positions: Positions;
  private waiting: Waiting[] = [];
  private pausedUntil = 0;
  private readonly answering = new Slices();

  constructor(ask: Statements) {
    this.ask = ask;
    this.positions = new Positions(ask);
  }

  append(rows: readonly Row[], also: Also): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const one = { rows, values: rows.map(rowValues), also, game: gameValues(rows.at(-1), also), resolve, reject };
      if (this.waiting.push(one) === 1) this.flushSoon();
    });
  }

  /** Streams were deleted: what is known of them is wrong. */
  forget(): void {
    this.positions.forget();
  }
  flush(): void {
    let batch: readonly Waiting[] = this.waiting;
    const { length: units } = batch;
    this.waiting = [];
    while (batch.length > 0) batch = this.commit(batch);
    this.pausedUntil = units >= BUSY ? performance.now() + Math.min(units, LONGEST_PAUSE) : 0;
  }

  /** At the end of this turn, or a few ms later under load: fewer and larger groups mean less waiting for the disk. */
  private flushSoon(): void {
    const pause = this.pausedUntil - performance.now();
    if (pause > 0) setTimeout(() => this.flush(), pause);
    else setImmediate(() => this.flush());
  }

  /** Answers all units, or rejects the one that cannot be stored and returns the others for a retry. */
  private commit(batch: readonly Waiting[]): readonly Waiting[] {
    let current: Waiting | undefined;
    try {
      this.ask.begin.run();
      const answers: Appended[] = [];
      for (const one of batch) {
        current = one;
        answers.push(this.store(one));
      }
      current = undefined;
      this.ask.commit.run();
      this.answer(batch, answers);
      return [];
    } catch (error) {
      this.abandon();
      const failed = current && isDataError(error) ? [current] : batch;
      for (const { reject } of failed) reject(error);
      return batch.filter((one) => !failed.includes(one));
    }
  }

  /** A few at a time, so that the packets which the first answers cause are sent before the next ones are made: they cost memory. */
  private answer(batch: readonly Waiting[], answers: readonly Appended[]): void {
    for (let from = 0; from < batch.length; from += TOGETHER)
      this.answering.post('', () => {
        for (let i = from; i < from + TOGETHER && i < batch.length; i++) batch[i]!.resolve(answers[i]!);
      });
  }
  private store(one: Waiting): Appended {
    const { rows, also, game } = one;
    if (!this.areNext(rows) || this.isTaken(also) || !this.addRows(one))
      return this.repeated(rows) ?? { kind: 'conflict' };
    this.storeAlso(rows.at(-1) as Row, also);
    if (game) this.ask.addGame.run(...game);
    return { kind: 'appended' };
  }
  private areNext(rows: readonly Row[]): boolean {
    const stream = rows[0]?.stream;
    if (stream === undefined) return false;
    const { head } = this.positions.of(stream);
    return rows.every((row, i) => row.stream === stream && row.seq === head + 1 + i);
  }
  /** False: one of the commands was stored before, so no row was added. */
  private addRows({ rows, values }: Waiting): boolean {
    if (rows.length === 1) return this.addRow(rows[0]!, values[0]!);
    this.ask.mark.run();
    const areAdded = rows.every((row, i) => this.addRow(row, values[i]!));
    if (!areAdded) {
      this.ask.undo.run();
      this.positions.forget();
    }
    this.ask.keep.run();
    return areAdded;
  }
  private addRow(row: Row, values: SqliteValues): boolean {
    const position = this.positions.of(row.stream);
    const id = this.positions.idOf(position, row);
    const isNew = this.ask.addRow.run(id, ...values, checksumIn(row.stream, values)).changes !== 0;
    if (isNew) this.positions.advance(position, row, sizeOf(row, values));
    return isNew;
  }

  private repeated(rows: readonly Row[]): Appended | undefined {
    for (const { stream, commandId } of rows) {
      const first = commandId === null ? undefined : this.ask.rowOf.get(stream, commandId);
      if (first) return { kind: 'repeated', row: rowOf(first) };
    }
    return undefined;
  }

  private isTaken({ code, freeCode }: Also): boolean {
    if (code === undefined || code.code === freeCode) return false;
    const holder = this.ask.holder.get(code.code)?.stream;
    return holder !== undefined && holder !== code.stream;
  }

  private storeAlso({ stream, at }: Row, also: Also): void {
    const { seed, tokens = [], revoke = [], code, freeCode, owner, done } = also;
    const { ask } = this;
    if (seed) ask.addSeed.run(seed.game, seed.seed);
    if (seed) ask.addOrigin.run(seed.game, stream);
    if (owner !== undefined) ask.addOwner.run(stream, owner);
    for (const hash of revoke) ask.dropToken.run(hash);
    for (const { hash, room, player } of tokens) ask.addToken.run(hash, room, player);
    if (freeCode !== undefined) ask.freeCode.run(freeCode);
    if (code) ask.claimCode.run(code.code, code.stream);
    if (done !== undefined) ask.finish.run(done);
    if (done !== undefined) ask.closeRoom.run(done, at);
  }

  private abandon(): void {
    this.positions.forget();
    try {
      this.ask.rollback.run();
    } catch {
      // SQLite has rolled back by itself
    }
  }
}
