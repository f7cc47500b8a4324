import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Stores the newest version of a small file atomically: written to a temporary file, then renamed. */
export class AtomicFile {
  private readonly path: string;
  private readonly trouble: (error: unknown) => void;
  private waiting: string | undefined;
  private writing: Promise<void> | null = null;
  private replacing: Promise<void> = Promise.resolve(); // the write under way
  private kept = 0; // versions so far
  private stored = 0; // of these, on disk or reported as failed

  constructor(path: string, trouble: (error: unknown) => void) {
    this.path = path;
    this.trouble = trouble;
  }
  keep(text: string): void {
    this.waiting = text;
    this.kept++;
    this.writing ??= this.write().finally(() => {
      this.writing = null;
    });
  }
  /** Resolves when everything kept so far is on disk. */
  async settled(): Promise<void> {
    const { kept } = this;
    while (this.stored < kept) await this.replacing;
  }
  private async write(): Promise<void> {
    while (this.waiting !== undefined) {
      const { waiting: text, kept } = this;
      this.waiting = undefined;
      this.replacing = this.replace(text).catch(this.trouble);
      await this.replacing;
      this.stored = kept;
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
