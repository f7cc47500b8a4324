import { type Arguments, WrongUsage } from '../arguments.ts';
import type { AdminConnection } from './admin-connection.ts';

/** What a task works with. */
export interface TaskWorld {
  readonly args: Arguments;
  readonly rest: readonly string[]; // what follows the task
  readonly server: AdminConnection;
}
/** The answer of the server, and its lines for people. */
interface TaskResult {
  readonly answer: unknown;
  readonly lines: readonly string[];
}
export type Task = (world: TaskWorld) => Promise<TaskResult>;

/** The argument at this place. */
export const needed = (rest: readonly string[], at: number, name: string): string => {
  const text = rest[at];
  if (text === undefined) throw new WrongUsage(`${name} is missing; see moonrise admin --help.`);
  return text;
};
