import { type FileHandle, open } from 'node:fs/promises';

/**
 * A file that grows. Behind what was written stands a tail, which the next piece overwrites: so a JSON document is whole
 * at any moment, also if nobody comes back to close it.
 */
export class GrowingFile {
  readonly path: string;
  private tail: string;
  private waiting = '';
  private end = 0; // bytes, without the tail
  private file: FileHandle | undefined;
  private writing: Promise<void> = Promise.resolve();
  private isBroken = false;
  private readonly trouble: (error: unknown) => void;

  constructor(path: string, tail: string, trouble: (error: unknown) => void) {
    this.path = path;
    this.tail = tail;
    this.trouble = trouble;
  }
  append(text: string): void {
    this.waiting += text;
  }
  get isBehind(): boolean {
    return this.waiting !== '';
  }
  /** What was appended so far is in the file when this resolves. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.guarded(() => this.write()));
    return this.writing;
  }
  async close(tail = this.tail): Promise<void> {
    this.tail = tail;
    await this.flush();
    await this.guarded(async () => this.file?.close());
  }

  private async write(): Promise<void> {
    const piece = Buffer.from(this.waiting);
    const tail = Buffer.from(this.tail);
    this.waiting = '';
    this.file ??= await open(this.path, 'wx'); // nobody else's file is touched
    const { bytesWritten } = await this.file.writev([piece, tail], this.end);
    if (bytesWritten < piece.length + tail.length) throw new Error(`${this.path} was written only in part.`);
    this.end += piece.length;
  }
  /** A full disk costs the log, not the game. */
  private async guarded(work: () => Promise<unknown>): Promise<void> {
    if (this.isBroken) return;
    try {
      await work();
    } catch (error) {
      this.isBroken = true;
      this.trouble(error);
    }
  }
}
