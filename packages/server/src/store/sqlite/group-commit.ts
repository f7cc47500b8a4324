import type { Also, Appended, Row } from '../store.ts';
import { isWritersFault } from './driver.ts';
import { Positions } from './positions.ts';
import { type Packed, packedGame, packedRow, rowOf, type Statements } from './statements.ts';

interface Waiting {
  readonly row: Row;
  readonly values: Packed;
  readonly also: Also;
  readonly game: Packed | undefined;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers the rows of one turn of the event loop and makes them durable together: waiting for the disk is what costs.
 * What is wrong with one row is answered to that row alone; what is wrong with the disk, to all of the turn.
 */
export class GroupCommit {
  private readonly ask: Statements;
  private readonly positions: Positions;
  private waiting: Waiting[] = [];

  constructor(ask: Statements) {
    this.ask = ask;
    this.positions = new Positions(ask);
  }

  append(row: Row, also: Also): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const one = { row, values: packedRow(row), also, game: packedGame(row, also), resolve, reject };
      if (this.waiting.push(one) === 1) setImmediate(() => this.flush());
    });
  }

  flush(): void {
    let batch: readonly Waiting[] = this.waiting;
    this.waiting = [];
    while (batch.length > 0) batch = this.commit(batch);
  }

  /** Answers everybody, or only the one whose row cannot be stored: then the others are to be tried again. */
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
      for (const [i, answer] of answers.entries()) batch[i]?.resolve(answer);
      return [];
    } catch (error) {
      this.abandon();
      const failed = current && isWritersFault(error) ? [current] : batch;
      for (const { reject } of failed) reject(error);
      return batch.filter((one) => !failed.includes(one));
    }
  }

  private store({ row, values, also, game }: Waiting): Appended {
    const { ask, positions } = this;
    const position = positions.of(row.stream);
    const isNext = row.seq === position.head + 1 && !this.isTaken(also);
    const isNew = isNext && ask.addRow.run(positions.idOf(position, row), ...values).changes !== 0;
    if (!isNew) return this.repeated(row) ?? { kind: 'conflict' };
    positions.advance(position, row);
    this.storeAlso(also);
    if (game) ask.addGame.run(...game);
    return { kind: 'appended' };
  }

  private repeated({ stream, commandId }: Row): Appended | undefined {
    const first = commandId === null ? undefined : this.ask.rowOf.get(stream, commandId);
    return first && { kind: 'repeated', row: rowOf(first) };
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
