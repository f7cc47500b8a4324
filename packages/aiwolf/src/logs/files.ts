import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '@moonrise/server';
import { GrowingFile } from './growing-file.ts';

const PAUSE = 1_000; // ms between two looks at what has to be written

/** What is written down from time to time. */
interface Slow {
  catchUp(): void;
}

/** All files of running games: what is appended reaches them once a second, many pieces at once. */
export class Files {
  private readonly open = new Map<string, GrowingFile>(); // by path
  private readonly records = new Set<Slow>(); // of running games
  private readonly folders = new Set<string>(); // that were made
  private readonly clock: Clock;
  private readonly trouble: (error: unknown) => void;
  private stop: (() => void) | null = null;

  constructor(clock: Clock, trouble: (error: unknown) => void) {
    this.clock = clock;
    this.trouble = trouble;
  }
  /** A new file; if the name is taken, the other one. */
  create(folder: string, names: readonly [string, string], tail = ''): GrowingFile {
    if (!this.folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.folders.add(folder);
    const [first, second] = names.map((name) => join(folder, name)) as [string, string];
    const isTaken = this.open.has(first) || existsSync(first);
    const file = new GrowingFile(isTaken ? second : first, tail, this.trouble);
    this.open.set(file.path, file);
    this.arm();
    return file;
  }
  /** Has a record written on before its files are. */
  follow(record: Slow): void {
    this.records.add(record);
  }
  unfollow(record: Slow): void {
    this.records.delete(record);
  }
  async close(file: GrowingFile, tail?: string): Promise<void> {
    await file.close(tail);
    this.open.delete(file.path);
  }

  private arm(): void {
    this.stop ??= this.clock.at(this.clock.now() + PAUSE, () => {
      this.stop = null;
      for (const record of this.records) this.catchUp(record);
      for (const file of this.open.values()) if (file.isBehind) void file.flush();
      if (this.open.size > 0) this.arm();
    });
  }
  private catchUp(record: Slow): void {
    try {
      record.catchUp();
    } catch (error) {
      this.trouble(error);
    }
  }
}
