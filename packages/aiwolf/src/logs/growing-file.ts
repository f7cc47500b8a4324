import { closeSync, openSync, writev } from 'node:fs';
import { promisify } from 'node:util';

const writeAll = promisify(writev);
const CHUNK = 32 * 1024; // bytes
const WIDEST = 3; // bytes that a character takes at most

export type LogPiece = string | Uint8Array;

/**
 * A file that grows. Behind what was written stands a tail, which the next piece overwrites: so a JSON document is whole
 * at any moment, also if nobody comes back to close it. Texts become bytes at once: kept as texts until they are written,
 * they would be copied several times.
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
  /** What was appended so far is in the file when this resolves. */
  flush(): Promise<void> {
    return this.next(() => this.write());
  }
  close(tail = this.tail): Promise<void> {
    this.tail = tail;
    void this.flush();
    return this.next(() => this.release());
  }

  /** One thing after the other: a number of a file that is closed soon is the number of another. */
  private next(work: () => Promise<void>): Promise<void> {
    this.writing = this.writing.then(work).catch((error) => {
      this.isBroken = true; // a full disk costs the log, not the game
      this.trouble(error);
    });
    return this.writing;
  }
  /** What is in the chunk waits to be written; the rest of it is filled next. */
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
    // Nobody else's file is touched. To open and to close is done here and now: to have it done aside costs more.
    this.handle ??= openSync(this.path, 'wx');
    const { bytesWritten } = await writeAll(this.handle, bytes, this.end);
    if (bytesWritten < whole) throw new Error(`${this.path} was written only in part.`);
    this.end += whole - tail.length;
  }
  private async release(): Promise<void> {
    this.isClosed = true;
    if (this.handle !== undefined) closeSync(this.handle);
  }
}
const NONE = Buffer.alloc(0);
