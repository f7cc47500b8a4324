import { existsSync } from 'node:fs';
import type { ReadFile } from '@moonrise/record';
import { finishedGameIn } from './game-transfer.ts';
import { databaseIn } from './sqlite/folder.ts';
import { readFolder } from './sqlite/read-folder.ts';

/** A finished game in a server's data folder. The server may be running. */
export async function gameInFolder(dataFolder: string, game: string): Promise<ReadFile> {
  if (!existsSync(databaseIn(dataFolder)))
    return { ok: false, message: `There are no games in ${dataFolder}: say with --data where the server keeps them.` };
  const found = await finishedGameIn({ read: (stream) => readFolder(dataFolder, stream) }, game);
  return found.ok ? found : { ok: false, message: `${dataFolder}: ${found.message}` };
}
