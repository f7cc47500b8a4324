import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AdminPath, adminRoutes } from '@moonrise/protocol/admin';
import { expect, test } from 'vitest';
import { sections, sectionsFor } from './sections.ts';

/** The routes that the files of a section ask for. */
function routesOf(id: string): AdminPath[] {
  const folder = join(import.meta.dirname, '../sections', id);
  const code = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return [...code.join('\n').matchAll(/'((?:GET|POST|DELETE) \/[\w:/]+)'/g)].map(([, path]) => path as AdminPath);
}

test.each(sections)('$id is offered to the roles that may use all of it', ({ id, needs }) => {
  const routes = routesOf(id);
  expect(routes.length).toBeGreaterThan(0);
  const least = routes.some((path) => adminRoutes[path].needs === 'admin') ? 'admin' : 'moderator';
  expect(needs).toBe(least);
});

test('a moderator is offered the sections about people only', () => {
  expect(sectionsFor('moderator').map(({ id }) => id)).toEqual(['overview', 'reports', 'rooms', 'bans', 'figures']);
  expect(sectionsFor('admin')).toEqual(sections);
});

test('every route of the admin port is used by the page, or has a command of its own', () => {
  const commands: readonly AdminPath[] = ['GET /games/:id/prompts']; // long texts: `moonrise admin prompts`
  const used = new Set([...sections.flatMap(({ id }) => routesOf(id)), ...routesOf('../client'), ...commands]);
  expect(Object.keys(adminRoutes).filter((path) => !used.has(path as AdminPath))).toEqual([]);
});
