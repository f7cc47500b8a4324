import { readFileSync } from 'node:fs';
import { type ReadFile, readGameBytes } from '../reading/read-file.ts';

/** Reads the game in a file. */
export function gameFileAt(path: string): ReadFile {
  const bytes = bytesAt(path);
  const read = typeof bytes === 'string' ? { ok: false as const, message: bytes } : readGameBytes(bytes);
  return read.ok ? read : { ok: false, message: `${path}: ${read.message}` };
}

/** The content of a file, or the reason why it cannot be read. */
function bytesAt(path: string): Uint8Array | string {
  try {
    return readFileSync(path);
  } catch (error) {
    return reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? 'It cannot be read.';
  }
}
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'It is a folder: name the file of a game.',
  EACCES: 'This user may not read it.',
};
