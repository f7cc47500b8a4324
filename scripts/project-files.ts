import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const skipped = new Set(['node_modules', 'dist', 'bundled', 'coverage', '.git']);

/** Paths, relative to the root, of all files of the project that match. */
export function filesMatching(pattern: RegExp, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesMatching(pattern, path);
    return pattern.test(path) ? [path] : [];
  });
}

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
