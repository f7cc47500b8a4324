import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Stores the newest version of a small file atomically: written to a temporary file, then renamed. */
export class AtomicFile {
  private readonly path: string;
  private readonly trouble: (error: unknown) => void;
  private waiting: string | undefined;
  private writing: Promise<void> | null = null;

  constructor(path: string, trouble: (error: unknown) => void) {
    this.path = path;
    this.trouble = trouble;
  }
  keep(text: string): void {
    this.waiting = text;
    this.writing ??= this.write().finally(() => {
      this.writing = null;
    });
  }
  /** Resolves when everything is on disk. */
  async settled(): Promise<void> {
    while (this.writing) await this.writing;
  }
  private async write(): Promise<void> {
    while (this.waiting !== undefined) {
      const text = this.waiting;
      this.waiting = undefined;
      await this.replace(text).catch(this.trouble);
    }
  }
  private async replace(text: string): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true });
    const beside = `${this.path}.new`;
    const file = await open(beside, 'w');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, this.path);
  }
}
