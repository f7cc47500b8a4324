import type { Also, Appended, Row } from '../store.ts';
import { isWritersFault } from './driver.ts';
import { Positions } from './positions.ts';
import { packedGame, packedRow, rowOf, type SqliteRow, type Statements } from './statements.ts';

const BUSY = 3; // units in a group, from which on
const REST = 10; // ms pass until the next
const SLICE = 16; // units that are answered at once

/** Rows that are stored together or not at all. */
interface Waiting {
  readonly rows: readonly Row[];
  readonly values: readonly SqliteRow[];
  readonly also: Also;
  readonly game: SqliteRow | undefined;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers the rows of a turn of the event loop, or of a few milliseconds, and makes them durable together: waiting for the disk is what costs.
 * What is wrong with one unit is answered to that alone; what is wrong with the disk, to all of the group.
 */
export class GroupCommit {
  private readonly ask: Statements;
  private readonly positions: Positions;
  private waiting: Waiting[] = [];
  private restsUntil = 0;

  constructor(ask: Statements) {
    this.ask = ask;
    this.positions = new Positions(ask);
  }

  append(rows: readonly Row[], also: Also): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const one = { rows, values: rows.map(packedRow), also, game: packedGame(rows.at(-1), also), resolve, reject };
      if (this.waiting.push(one) === 1) this.flushSoon();
    });
  }

  flush(): void {
    let batch: readonly Waiting[] = this.waiting;
    const isBusy = batch.length >= BUSY;
    this.waiting = [];
    while (batch.length > 0) batch = this.commit(batch);
    this.restsUntil = isBusy ? performance.now() + REST : 0;
  }

  /** At the end of this turn, or a little later if many write: fewer and larger groups keep the process from waiting for the disk all day. */
  private flushSoon(): void {
    const rest = this.restsUntil - performance.now();
    if (rest > 0) setTimeout(() => this.flush(), rest);
    else setImmediate(() => this.flush());
  }

  /** Answers everybody, or only the one whose rows cannot be stored: then the others are to be tried again. */
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
      answerBySlices(batch, answers);
      return [];
    } catch (error) {
      this.abandon();
      const failed = current && isWritersFault(error) ? [current] : batch;
      for (const { reject } of failed) reject(error);
      return batch.filter((one) => !failed.includes(one));
    }
  }

  private store(one: Waiting): Appended {
    const { rows, also, game } = one;
    if (!this.areNext(rows) || this.isTaken(also) || !this.addRows(one))
      return this.repeated(rows) ?? { kind: 'conflict' };
    this.storeAlso(also);
    if (game) this.ask.addGame.run(...game);
    return { kind: 'appended' };
  }
  private areNext(rows: readonly Row[]): boolean {
    const stream = rows[0]?.stream;
    if (stream === undefined) return false;
    const { head } = this.positions.of(stream);
    return rows.every((row, i) => row.stream === stream && row.seq === head + 1 + i);
  }
  /** False: one of them is a command that is there already, and none was added. */
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
  private addRow(row: Row, values: SqliteRow): boolean {
    const position = this.positions.of(row.stream);
    const isNew = this.ask.addRow.run(this.positions.idOf(position, row), ...values).changes !== 0;
    if (isNew) this.positions.advance(position, row);
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

  private storeAlso({ seed, tokens = [], revoke = [], code, freeCode, done }: Also): void {
    const { ask } = this;
    if (seed) ask.addSeed.run(seed.game, seed.seed);
    for (const hash of revoke) ask.dropToken.run(hash);
    for (const { hash, room, player } of tokens) ask.addToken.run(hash, room, player);
    if (freeCode !== undefined) ask.freeCode.run(freeCode);
    if (code) ask.claimCode.run(code.code, code.stream);
    if (done !== undefined) ask.finish.run(done);
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

/**
 * What the first ones send because of it is written before the next ones make theirs: thousands of frames that wait are dear to keep.
 * A tick that is asked for from a microtask comes after all that follows from the answers so far, and nothing from outside comes between.
 */
function answerBySlices(batch: readonly Waiting[], answers: readonly Appended[], from = 0): void {
  for (let i = from; i < from + SLICE && i < batch.length; i++) batch[i]!.resolve(answers[i]!);
  if (from + SLICE < batch.length) queueMicrotask(() => process.nextTick(answerBySlices, batch, answers, from + SLICE));
}
