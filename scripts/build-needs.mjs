// Which tests run built code. Most read the sources of every package; a few start a program, and programs run from `dist`.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './steps.mjs';

/** @typedef {{ code: boolean, web: boolean }} Needs */

const imported = /\bfrom '([^']+)'|\bimport\(?\s*'([^']+)'/g;
const program = /\bdist\/|(?<!from )'(?!node_modules)[^']*\.mjs'/; // a path into `dist`, or to a program that is started
const browserTest = /^e2e[/\\]/;
const page = /<title>Moonrise/; // looks into the built page

/**
 * @param {readonly string[]} testFiles absolute paths
 * @returns {Needs} what has to be built before these tests run
 */
export function needsOf(testFiles) {
  const isBrowser = testFiles.some((file) => browserTest.test(relative(root, file)));
  return {
    code: isBrowser || reachableFrom(testFiles).some((file) => program.test(readFileSync(file, 'utf8'))),
    web: isBrowser || testFiles.some((file) => page.test(readFileSync(file, 'utf8'))),
  };
}

/** @param {readonly string[]} files with all sources of ours that they import, directly or not */
function reachableFrom(files) {
  const seen = new Set(files);
  for (const file of seen) {
    for (const [, one, other] of readFileSync(file, 'utf8').matchAll(imported)) {
      const next = resolve(file, one ?? other ?? '');
      if (next && existsSync(next)) seen.add(next);
    }
  }
  return [...seen];
}

/**
 * @param {string} file
 * @param {string} name as it stands in the import
 * @returns {string | undefined}
 */
function resolve(file, name) {
  if (name.startsWith('.')) return join(dirname(file), name);
  const [, pack, entry] = /^@moonrise\/([\w-]+)(\/.+)?$/.exec(name) ?? [];
  if (!pack) return undefined;
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', pack, 'package.json'), 'utf8'));
  const source = exports?.[`.${entry ?? ''}`]?.source;
  return source && join(root, 'packages', pack, source);
}
