import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, loadWords, parts } from '../../packages/web/src/shared/words/words.ts';
import { root } from '../../scripts/steps.mjs';

interface Chunk {
  readonly file: string;
  readonly isEntry?: true;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const folder = join(root, 'packages/server/public');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const MOST = 120 * 1024;

/** The files that block the first drawing of a page. */
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
/** The compressed size of these files. */
const weight = (files: Iterable<string>): number =>
  [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + statSync(join(folder, `${file}.gz`)).size, 0);

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) as string;
const chunk = (ending: string): string => {
  const found = Object.keys(manifest).find((key) => key.endsWith(`/${ending}`));
  if (found === undefined) throw new Error(`${ending} is no chunk of its own`);
  return found;
};
const filesOf = (language: string, screens: readonly string[], parts: readonly string[] = []): Set<string> =>
  filesFor(
    entry,
    ...screens.map((name) => chunk(`${name}.tsx`)),
    ...['index', ...parts].map((part) => chunk(`words/${language}/${part}.ts`)),
  );
/** The largest download before this is drawn, over all languages. */
const firstLoad = (screens: readonly string[], parts: readonly string[]): number =>
  Math.max(...Object.keys(languages).map((language) => weight(filesOf(language, screens, parts))));

// The first screen of each route: for a room the join screen, and the table after a reload.
const table = ['room-page', 'room', 'table-screen'];
test.each([
  ['/', ['home-page'], ['doors']],
  ['/r/CODE', ['room-page', 'join-screen'], ['doors']],
  ['/r/CODE, with a seat at a table,', table, []],
  ['/watch/CODE', ['watch-page', 'table-screen'], []],
  ['/tv/CODE', ['display-page', 'display-game'], ['stories']],
  ['/games/ID', ['replay-page'], ['stories']],
  ['/guide', ['guide-page'], ['rooms']],
  ['/lab', ['lab-page'], ['doors', 'rooms']],
  ['/me', ['profile-pages'], ['insights']],
])('%s is at most 120 KB of JavaScript, gzipped', (_, screens, parts) => {
  const bytes = firstLoad(screens, parts);
  expect(bytes).toBeGreaterThan(20_000); // otherwise the wrong files were measured
  expect(bytes).toBeLessThanOrEqual(MOST);
});

test('the table uses only words that it has loaded', async () => {
  const early = await loadWords('en', 'first');
  const late = await Promise.all(parts.filter((part) => part !== 'first').map((part) => loadWords('en', part)));
  const files = [...filesOf('en', table)].filter((file) => file.endsWith('.js'));
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const isSaid = (key: string) => code.includes(`\`${key}\``) || code.includes(`'${key}'`) || code.includes(`"${key}"`);
  expect(Object.keys(early).filter(isSaid).length).toBeGreaterThan(50); // otherwise the pattern for keys is wrong
  expect(late.flatMap(Object.keys).filter(isSaid)).toEqual([]);
});

test('the font of the titles is asked for with the page', () => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, font = 'none'] = /<link rel="preload" as="font" [^>]*href="\/([^"]+)"/.exec(page) ?? [];
  expect(statSync(join(folder, font)).size).toBeGreaterThan(10_000);
});

test('routes are loaded on demand', () => {
  const names = manifest[entry]?.dynamicImports?.map((key) => /([\w-]+)\.tsx$/.exec(key)?.[1]);
  expect(names).toEqual(expect.arrayContaining(['room-page', 'replay-page', 'display-page', 'guide-page', 'lab-page']));
});

test('rules and bots are loaded by workers only', () => {
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  const heavy = scripts.filter((file) =>
    readFileSync(join(folder, 'assets', file), 'utf8').includes('There is no rule set'),
  );
  expect(heavy.length).toBeGreaterThan(0);
  expect(heavy.filter((file) => !/\bworker-/.test(file))).toEqual([]);
});
