import type { RowBytes } from '../space-store.ts';
import type { Row } from '../store.ts';
import { deadlineOf, type Statements } from './statements.ts';

interface Position {
  id: number | undefined; // undefined before the first row
  head: number;
  deadline: number | null;
}

const MOST = 20_000; // cached streams

/** Caches the head and deadline of each stream. This process is the only writer. */
export class Positions {
  private readonly ask: Statements;
  private readonly known = new Map<string, Position>();

  constructor(ask: Statements) {
    this.ask = ask;
  }

  of(stream: string): Position {
    const known = this.known.get(stream);
    if (known) return known;
    const found = this.ask.position.get(stream);
    const position = found
      ? { id: Number(found.id), head: Number(found.head), deadline: deadlineOf(found) }
      : { id: undefined, head: 0, deadline: null };
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(stream, position);
    return position;
  }

  /** The stream's id in the database, created with its first row. */
  idOf(position: Position, { stream, deadline }: Row): number {
    if (position.id === undefined) {
      position.id = Number(this.ask.addStream.run(stream, deadline).lastInsertRowid);
      position.deadline = deadline;
    }
    return position.id;
  }

  advance(position: Position, { seq, deadline }: Row, { bytes, chat }: RowBytes): void {
    const id = position.id as number;
    position.head = seq;
    if (position.deadline === deadline) this.ask.grow.run(seq, bytes, chat, id);
    else this.ask.rearm.run(seq, bytes, chat, deadline, id);
    position.deadline = deadline;
  }

  /** Clears the cache after a rollback or a deletion. */
  forget(): void {
    this.known.clear();
  }
}
