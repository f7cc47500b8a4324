import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How an arena is called in Redis, from its first game there until it is finished. */
interface QueueRun {
  readonly id: string;
  readonly lost: number; // questions in flight that its folder had listed before
}
export const QUEUE_RUN = 'queue.json';
const pathIn = (folder: string): string => join(folder, QUEUE_RUN);

export const isQueued = (folder: string): boolean => existsSync(pathIn(folder));

export function queueRunIn(folder: string): QueueRun | undefined {
  return isQueued(folder) ? (JSON.parse(readFileSync(pathIn(folder), 'utf8')) as QueueRun) : undefined;
}
/** A new name, so that no other arena shares it, whatever its plan. */
export function newQueueRun(folder: string, lost: number): QueueRun {
  const run = { id: randomBytes(8).toString('hex'), lost };
  writeFileSync(pathIn(folder), `${JSON.stringify(run)}\n`);
  return run;
}
export function endQueueRun(folder: string): void {
  rmSync(pathIn(folder), { force: true });
}
