import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AdminPath, adminRoutes } from '@moonrise/protocol/admin';
import { expect, test } from 'vitest';
import { adminTasks } from './admin-tasks.ts';
import { lists } from './lists.ts';
import { moderating } from './moderating.ts';
import { reading } from './reading.ts';

const OF_THE_PAGE: readonly AdminPath[] = ['GET /session', 'POST /session', 'DELETE /session']; // the command sends the token

test('every route of the admin port is used by a task, as by the page', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const code = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');
  const used = new Set([...code.matchAll(/(?:ask|Pages)\((?:server, )?'([A-Z]+ \/[\w:/]+)'/g)].map(([, path]) => path));
  const unused = Object.keys(adminRoutes).filter((path) => !used.has(path));
  expect(unused.filter((path) => !OF_THE_PAGE.includes(path as AdminPath))).toEqual([]);
});

test('the help lists every task, and nothing else', () => {
  const listed = new Set(Object.keys(adminTasks).map((one) => one.split(' ')[0]));
  const tasks = Object.keys({ ...reading, ...lists, ...moderating });
  expect([...listed].sort()).toEqual([...tasks, 'restore', 'token'].sort());
});
