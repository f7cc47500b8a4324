// Where games lie on a disk: as files, and in the folder of a server.
import { existsSync, readFileSync } from 'node:fs';
import { databaseIn } from '../sqlite/folder.ts';
import { readFolder } from '../sqlite/read-folder.ts';
import { type ReadFile, readGameBytes } from './read-file.ts';
import { finishedGameIn } from './transfer.ts';

/** The game in a file. */
export function gameFileAt(path: string): ReadFile {
  const bytes = bytesAt(path);
  const read = typeof bytes === 'string' ? { ok: false as const, message: bytes } : readGameBytes(bytes);
  return read.ok ? read : { ok: false, message: `${path}: ${read.message}` };
}

/** What is in a file, or why it cannot be read. */
function bytesAt(path: string): Uint8Array | string {
  try {
    return readFileSync(path);
  } catch (error) {
    return faults[(error as NodeJS.ErrnoException).code ?? ''] ?? 'It cannot be read.';
  }
}
const faults: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'It is a folder: name the file of a game.',
  EACCES: 'This user may not read it.',
};

/** A finished game in the folder of a server, which may be at work in it. */
export async function gameInFolder(dataFolder: string, game: string): Promise<ReadFile> {
  if (!existsSync(databaseIn(dataFolder)))
    return { ok: false, message: `There are no games in ${dataFolder}: say with --data where the server keeps them.` };
  const found = await finishedGameIn({ read: (stream) => readFolder(dataFolder, stream) }, game);
  return found.ok ? found : { ok: false, message: `${dataFolder}: ${found.message}` };
}
