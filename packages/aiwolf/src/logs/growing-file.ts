import { closeSync, openSync, writev } from 'node:fs';
import { promisify } from 'node:util';

const writeAll = promisify(writev);
const CHUNK = 32 * 1024; // bytes
const WIDEST = 3; // bytes per character at most

export type LogPiece = string | Uint8Array;

/**
 * An append-only file with a tail that the next piece overwrites, so that a JSON document is valid at any moment, even
 * after a crash. Text is encoded at once: kept as strings until the write, it would be copied several times.
 */
export class GrowingFile {
  readonly path: string;
  private tail: string;
  private full: Buffer[] = []; // to be written
  private chunk = NONE; // to be filled
  private used = 0; // bytes of the chunk
  private end = 0; // bytes in the file, without the tail
  private handle: number | undefined;
  private writing: Promise<void> = Promise.resolve();
  private isBroken = false;
  private isClosed = false;
  private readonly trouble: (error: unknown) => void;

  constructor(path: string, tail: string, trouble: (error: unknown) => void) {
    this.path = path;
    this.tail = tail;
    this.trouble = trouble;
  }
  append(piece: LogPiece): void {
    const isText = typeof piece === 'string';
    const most = isText ? piece.length * WIDEST : piece.length;
    if (most > this.chunk.length - this.used) {
      this.fillUp();
      this.chunk = Buffer.allocUnsafe(Math.max(CHUNK, most));
    }
    if (!isText) this.chunk.set(piece, this.used);
    this.used += isText ? this.chunk.write(piece, this.used) : most;
  }
  get isBehind(): boolean {
    return this.used > 0 || this.full.length > 0;
  }
  /** Resolves when everything appended so far is in the file. */
  flush(): Promise<void> {
    return this.next(() => this.write());
  }
  close(tail = this.tail): Promise<void> {
    this.tail = tail;
    void this.flush();
    return this.next(() => this.release());
  }

  /** Runs file operations one after the other: a closed file descriptor may be reused. */
  private next(work: () => Promise<void>): Promise<void> {
    this.writing = this.writing.then(work).catch((error) => {
      this.isBroken = true; // a full disk loses the log, not the game
      this.trouble(error);
    });
    return this.writing;
  }
  /** Queues the filled part of the chunk for writing; the rest is filled next. */
  private fillUp(): void {
    if (this.used > 0) this.full.push(this.chunk.subarray(0, this.used));
    this.chunk = this.chunk.subarray(this.used);
    this.used = 0;
  }
  private async write(): Promise<void> {
    this.fillUp();
    const tail = Buffer.from(this.tail);
    const bytes = [...this.full, tail];
    this.full = [];
    if (this.isBroken || this.isClosed) return;
    const whole = bytes.reduce((sum, { length }) => sum + length, 0);
    // Never overwrites an existing file. Synchronous open and close are cheaper here than asynchronous ones.
    this.handle ??= openSync(this.path, 'wx');
    const { bytesWritten } = await writeAll(this.handle, bytes, this.end);
    if (bytesWritten < whole) throw new Error(`${this.path} was written only partly.`);
    this.end += whole - tail.length;
  }
  private async release(): Promise<void> {
    this.isClosed = true;
    if (this.handle !== undefined) closeSync(this.handle);
  }
}
const NONE = Buffer.alloc(0);
