import { randomBytes } from 'node:crypto';
import { databaseUrlIn, restoreBackup } from '@moonrise/server/store';
import { type Arguments, WrongUsage } from '../arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { AdminConnection } from './admin-connection.ts';
import { adminTasks } from './admin-tasks.ts';
import { lists } from './lists.ts';
import { moderating } from './moderating.ts';
import { reading } from './reading.ts';
import type { Task } from './task.ts';

const tasks: Readonly<Record<string, Task>> = { ...reading, ...lists, ...moderating };

export async function runAdmin(args: Arguments, terminal: Terminal): Promise<void> {
  const [name = '', ...rest] = args.subjects;
  refuseMore(name, rest);
  if (name === 'token') return terminal.print(randomBytes(32).toString('base64url'));
  if (name === 'restore') return restore(args, rest, terminal);
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  const names = [...new Set(Object.keys(adminTasks).map((one) => one.split(' ')[0]))];
  if (!task) throw new WrongUsage(`There is no "admin ${name}"; there are: ${names.join(', ')}.`);
  const { answer, lines } = await task({ args, rest, server: new AdminConnection(args, process.env) });
  terminal.print(args.has('json') ? JSON.stringify(answer, null, 2) : lines.join('\n'));
}

/** A name of two words without quotes would otherwise mean another player. */
function refuseMore(name: string, rest: readonly string[]): void {
  const most = Math.max(
    ...Object.keys(adminTasks).map((one) => {
      const [task, ...words] = one.split(' ');
      return task === name ? words.length : -1;
    }),
  );
  const more = rest[most];
  if (most < 0 || name === 'announce' || more === undefined) return;
  throw new WrongUsage(`"${more}" is too much for admin ${name}; put quotes around a name of several words.`);
}

async function restore(args: Arguments, [file]: readonly string[], terminal: Terminal): Promise<void> {
  if (file === undefined)
    throw new WrongUsage(
      'FILE is missing: name the backup, as in admin restore moonrise-20260101-120000.db --data ./restored.',
    );
  const dataFolder = args.text('data');
  const databaseUrl = dataFolder === undefined ? databaseUrlIn(process.env) : undefined;
  if (dataFolder === undefined && !databaseUrl)
    throw new WrongUsage('--data is missing: name a new data folder, or set DATABASE_URL to an empty database.');
  await restoreBackup(file, dataFolder === undefined ? { databaseUrl: String(databaseUrl) } : { dataFolder });
  const place = dataFolder ?? 'the database of DATABASE_URL';
  terminal.print(`${file} is restored into ${place}. Start the server with it: running games continue.`);
}
