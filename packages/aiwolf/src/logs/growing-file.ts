import { close, openSync, writev } from 'node:fs';
import { promisify } from 'node:util';

const writeAll = promisify(writev);
const closeFile = promisify(close);

/**
 * A file that grows. Behind what was written stands a tail, which the next piece overwrites: so a JSON document is whole
 * at any moment, also if nobody comes back to close it.
 */
export class GrowingFile {
  readonly path: string;
  private readonly file: number;
  private tail: string;
  private waiting = '';
  private end = 0; // bytes, without the tail
  private writing: Promise<void> = Promise.resolve();
  private isBroken = false;
  private readonly trouble: (error: unknown) => void;

  /** Fails if the file is there already. */
  constructor(path: string, tail: string, trouble: (error: unknown) => void) {
    this.path = path;
    this.tail = tail;
    this.trouble = trouble;
    this.file = openSync(path, 'wx');
  }
  append(text: string): void {
    this.waiting += text;
  }
  get isBehind(): boolean {
    return this.waiting !== '';
  }
  /** What was appended so far is in the file when this resolves. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }
  async close(tail = this.tail): Promise<void> {
    this.tail = tail;
    await this.flush();
    await closeFile(this.file).catch(this.trouble);
  }

  private async write(): Promise<void> {
    if (this.isBroken) return;
    const piece = Buffer.from(this.waiting);
    const tail = Buffer.from(this.tail);
    this.waiting = '';
    try {
      const { bytesWritten } = await writeAll(this.file, [piece, tail], this.end);
      if (bytesWritten < piece.length + tail.length) throw new Error(`${this.path} was written only in part.`);
      this.end += piece.length;
    } catch (error) {
      this.isBroken = true; // a full disk costs the log, not the game
      this.trouble(error);
    }
  }
}
