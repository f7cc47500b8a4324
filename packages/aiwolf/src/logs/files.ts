import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '@moonrise/server';
import { GrowingFile } from './growing-file.ts';

const PAUSE = 1_000; // ms between writes

/** Something that is written at intervals. */
interface Slow {
  catchUp(): void;
}

/** All files of running games. Appended data is written once a second, in batches. */
export class Files {
  private readonly open = new Map<string, GrowingFile>(); // by path
  private readonly records = new Set<Slow>(); // of running games
  private readonly folders = new Set<string>(); // created so far
  private readonly clock: Clock;
  private readonly trouble: (error: unknown) => void;
  private stop: (() => void) | null = null;

  constructor(clock: Clock, trouble: (error: unknown) => void) {
    this.clock = clock;
    this.trouble = trouble;
  }
  /** Opens a new file under the first free name. */
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
  /** Registers a record that is written before its files. */
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
