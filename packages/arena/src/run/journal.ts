import { closeSync, createReadStream, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import type { GameTimes, RecordedGame } from '../games/play-planned.ts';
import type { ArenaGameRow, ArenaMove } from '../games/rows.ts';

/** A line of the journal. */
interface Entry {
  readonly row: ArenaGameRow;
  readonly moves: readonly ArenaMove[];
  readonly times: GameTimes;
}
interface Known {
  readonly row: ArenaGameRow;
  readonly times: GameTimes;
  readonly at: number; // bytes
  readonly length: number;
}

/**
 * The finished games of an arena, one line each, in the order in which they ended. A line counts when it is complete, so a
 * kill at any moment loses at most the game that was being written.
 */
export class Journal {
  private readonly file: number;
  private readonly known = new Map<string, Known>();
  private end = 0;

  private constructor(file: number) {
    this.file = file;
  }
  static async open(path: string): Promise<Journal> {
    const journal = new Journal(openSync(path, 'a+'));
    await journal.read(path);
    ftruncateSync(journal.file, journal.end);
    return journal;
  }
  private async read(path: string): Promise<void> {
    let rest: Buffer = Buffer.alloc(0);
    for await (const part of createReadStream(path)) {
      rest = Buffer.concat([rest, part as Buffer]);
      let from = 0;
      for (let to = rest.indexOf(10); to >= 0; to = rest.indexOf(10, from)) {
        const { row, times } = JSON.parse(rest.subarray(from, to).toString()) as Entry;
        this.know(row, times, to + 1 - from);
        from = to + 1;
      }
      rest = rest.subarray(from);
    }
  }
  private know(row: ArenaGameRow, times: GameTimes, length: number): void {
    this.known.set(row.game, { row, times, at: this.end, length }); // of two lines the later one counts
    this.end += length;
  }
  rowOf(game: string): ArenaGameRow | undefined {
    return this.known.get(game)?.row;
  }
  /** Micro-dollars that the played games have cost. */
  spent(): number {
    return [...this.known.values()]
      .filter(({ row }) => row.status === 'played')
      .flatMap(({ row }) => Object.values(row.usage))
      .reduce((sum, { micros }) => sum + micros, 0);
  }
  timesOf(game: string): GameTimes | undefined {
    return this.known.get(game)?.times;
  }
  movesOf(game: string): readonly ArenaMove[] {
    const known = this.known.get(game);
    if (!known) return [];
    const line = Buffer.alloc(known.length);
    readSync(this.file, line, 0, known.length, known.at);
    return (JSON.parse(line.toString()) as Entry).moves;
  }
  add({ row, moves, times }: Omit<RecordedGame, 'log'>): void {
    const entry: Entry = { row, moves, times };
    const line = Buffer.from(`${JSON.stringify(entry)}\n`);
    writeSync(this.file, line);
    this.know(row, times, line.length);
  }
  close(): void {
    fsyncSync(this.file);
    closeSync(this.file);
  }
}
