// What the linter cannot say shortly about imports: paths between packages, layers of the client, imports in tests.
import { dirname, join } from 'node:path/posix';

/** The packages of ours that may be imported by a package. */
export type ImportsOf = (name: string) => readonly string[];

const imported = /\bfrom '([^']+)'|\bimport\(?\s*'([^']+)'/g;

/**
 * What is wrong with the imports of one file, in words.
 * @param path below the root, such as `packages/web/src/main.tsx`
 */
export function importFaults(path: string, text: string, importsOf: ImportsOf): string[] {
  return [...text.matchAll(imported)].flatMap(([, one, other]) => {
    const target = one ?? other ?? '';
    const fault = target.startsWith('.') ? pathFault(path, target) : nameFault(path, target, importsOf);
    return fault ? [`${path} imports ${target}: ${fault}`] : [];
  });
}

const packageOf = (path: string) => path.split('/')[1] ?? '';

function nameFault(path: string, target: string, importsOf: ImportsOf): string | undefined {
  const [, wanted] = /^@moonrise\/([\w-]+)/.exec(target) ?? [];
  const from = packageOf(path);
  if (wanted === undefined || wanted === from || importsOf(from).includes(wanted)) return undefined;
  return `${from} does not declare ${wanted}`;
}

function pathFault(path: string, target: string): string | undefined {
  const file = join(dirname(path), target);
  if (file.startsWith('packages/') && packageOf(file) !== packageOf(path)) return 'import a package by its name';
  const [from, to] = [layerOf(path), layerOf(file)];
  if (to.layer === 'admin' && from.layer !== 'admin') return 'the admin page is no part of the client';
  if (from.layer === 'admin' && (to.layer === 'features' || to.layer === 'app'))
    return 'the admin page uses shared code only';
  if (from.layer === 'shared' && (to.layer === 'features' || to.layer === 'app'))
    return 'shared code does not know features or pages';
  if (from.layer !== 'features') return undefined;
  if (to.layer === 'app') return 'features do not know pages';
  if (to.layer === 'features' && to.name !== from.name) return 'features do not import each other; use shared';
  return undefined;
}

/** Of a file of the web client: app, features, shared or admin, and which of these. */
function layerOf(path: string): { layer?: string; name?: string } {
  const [, layer, name] = /^packages\/web\/src\/(app|features|shared|admin)\/([^/]+)/.exec(path) ?? [];
  return { ...(layer && { layer }), ...(name && { name }) };
}
