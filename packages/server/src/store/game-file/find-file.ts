// Where games lie on a disk: as files, and in the folder of a server.
import { existsSync, readFileSync } from 'node:fs';
import { databaseIn } from '../sqlite/folder.ts';
import { readFolder } from '../sqlite/read-folder.ts';
import { type ReadFile, readGameFile } from './read-file.ts';
import { finishedGameIn } from './transfer.ts';

/** The game in a file. */
export function gameFileAt(path: string): ReadFile {
  const text = textAt(path);
  const read = text.ok ? readGameFile(text.text) : text;
  return read.ok ? read : { ok: false, message: `${path}: ${read.message}` };
}

function textAt(path: string): { readonly ok: true; readonly text: string } | { ok: false; message: string } {
  try {
    // Byte by byte: to be lenient would take a broken letter for the one that stands for broken letters.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return { ok: true, text: decoder.decode(readFileSync(path)) };
  } catch (error) {
    return { ok: false, message: faults[(error as NodeJS.ErrnoException).code ?? ''] ?? 'It cannot be read.' };
  }
}
const faults: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'It is a folder: name the file of a game.',
  EACCES: 'This user may not read it.',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'It is not a text in UTF-8.',
};

/** A finished game in the folder of a server, which may be at work in it. */
export async function gameInFolder(dataFolder: string, game: string): Promise<ReadFile> {
  if (!existsSync(databaseIn(dataFolder)))
    return { ok: false, message: `There are no games in ${dataFolder}: say with --data where the server keeps them.` };
  const found = await finishedGameIn({ read: (stream) => readFolder(dataFolder, stream) }, game);
  return found.ok ? found : { ok: false, message: `${dataFolder}: ${found.message}` };
}
