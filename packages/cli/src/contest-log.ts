import { readFileSync, statSync } from 'node:fs';
import { LARGEST_LOG, type Retold, retell } from '@moonrise/aiwolf/replay';

export const isContestLog = (path: string): boolean => /\.log$/i.test(path);

/** Reads a contest game log. */
export function contestLogAt(path: string): Retold {
  const retold = retell(textAt(path));
  if (retold.ok) return retold;
  if (retold.line === null) throw new Error(`${path}: It is empty.`);
  const line = `line ${retold.line} is ${JSON.stringify(retold.text)}`;
  throw new Error(
    `${path}: It is no game log: ${line}, and no line says who plays, such as 0,status,1,VILLAGER,ALIVE,otters1,Ann.`,
  );
}

function textAt(path: string): string {
  if (sizeOf(path) > LARGEST_LOG)
    throw new Error(`${path}: It is larger than ${LARGEST_LOG / 1024 / 1024} MiB, and no game log is.`);
  return readFileSync(path, 'utf8');
}
function sizeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Error(`${path}: There is no such file.`);
  if (!found.isFile()) throw new Error(`${path}: It is a folder: name the file of a game.`);
  return found.size;
}

/** Warnings about a log. */
export function remarksOn({ hasEnded, leftOut }: Retold): readonly string[] {
  const [first] = leftOut;
  const isOne = leftOut.length === 1;
  const lines = isOne
    ? `Line ${first} was left out: it is`
    : `${leftOut.length} lines, from line ${first} on, were left out: they are`;
  return [
    ...(hasEnded ? [] : ['The log has no result: the game was broken off, or the file is cut.']),
    ...(first === undefined ? [] : [`${lines} not understood.`]),
  ];
}
