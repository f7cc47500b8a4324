import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from '../scripts/steps.mjs';

interface Chunk {
  readonly file: string;
  readonly isEntry?: true;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const folder = join(root, 'packages/server/public');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const MOST = 120 * 1024;

/** The files that a browser needs before the page can be drawn. */
function filesFor(...keys: readonly string[]): Set<string> {
  const known = new Set<string>();
  const add = (key: string) => {
    if (known.has(key)) return;
    known.add(key);
    for (const next of manifest[key]?.imports ?? []) add(next);
  };
  for (const key of keys) add(key);
  return new Set([...known].map((key) => manifest[key]?.file ?? key));
}
const weight = (files: Iterable<string>): number =>
  [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) as string;
const words = Object.keys(manifest).filter((key) => /words\/\w+\/index\.ts$/.test(key));
const chunk = (name: string): string => {
  const found = Object.keys(manifest).find((key) => key.endsWith(`/${name}.tsx`));
  if (found === undefined) throw new Error(`${name} is no chunk of its own`);
  return found;
};
/** The most that somebody downloads before this is drawn, whatever their language. */
const firstLoad = (...chunks: readonly string[]): number =>
  Math.max(...words.map((key) => weight(filesFor(entry, key, ...chunks.map(chunk)))));

// What is drawn first at an address: of a room its door, before anybody has a name in it.
test.each([
  ['/', ['home-page']],
  ['/r/CODE', ['room-page']],
  ['/watch/CODE', ['watch-page']],
  ['/tv/CODE', ['display-page']],
  ['/guide', ['guide-page']],
])('%s is at most 120 KB of JavaScript, gzipped', (_, chunks) => {
  expect(words).toHaveLength(4);
  const bytes = firstLoad(...chunks);
  expect(bytes).toBeGreaterThan(20_000); // else something else was weighed
  expect(bytes).toBeLessThanOrEqual(MOST);
});

test('routes are loaded when they are entered', () => {
  const names = manifest[entry]?.dynamicImports?.map((key) => /([\w-]+)\.tsx$/.exec(key)?.[1]);
  expect(names).toEqual(expect.arrayContaining(['room-page', 'replay-page', 'display-page', 'guide-page']));
});
