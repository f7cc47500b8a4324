import { readFileSync, statSync } from 'node:fs';
import { LARGEST_LOG, type Retold, retell } from '@moonrise/aiwolf/replay';

export const isContestLog = (path: string): boolean => /\.log$/i.test(path);

/** Reads a contest game log. */
export function contestLogAt(path: string): Retold {
  const retold = retell(textAt(path));
  if (retold.ok) return retold;
  if (retold.line === null) throw new Error(`${path}: The file is empty.`);
  const line = `line ${retold.line} is ${JSON.stringify(retold.text)}`;
  throw new Error(
    `${path}: This is not a game log: ${line}, and no line lists a player, such as 0,status,1,VILLAGER,ALIVE,otters1,Ann.`,
  );
}

function textAt(path: string): string {
  if (sizeOf(path) > LARGEST_LOG)
    throw new Error(`${path}: The file is larger than ${LARGEST_LOG / 1024 / 1024} MiB, the limit for game logs.`);
  return readFileSync(path, 'utf8');
}
function sizeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Error(`${path}: There is no such file.`);
  if (!found.isFile()) throw new Error(`${path}: This is a folder; give the file of a game.`);
  return found.size;
}

/** Warnings about a log. */
export function remarksOn({ hasEnded, leftOut }: Retold): readonly string[] {
  const [first] = leftOut;
  const isOne = leftOut.length === 1;
  const lines = isOne
    ? `Line ${first} was skipped: it is`
    : `${leftOut.length} lines, from line ${first} on, were skipped: they are`;
  return [
    ...(hasEnded ? [] : ['The log has no result: the game was aborted, or the file is incomplete.']),
    ...(first === undefined ? [] : [`${lines} not understood.`]),
  ];
}
