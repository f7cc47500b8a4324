// What one release of the web client leaves for the next: its files, for tabs that are still open, and a list of its parts
// for the service worker.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const listOf = (/** @type {string} */ folder) => join(folder, '.vite', 'assets.json');

/** Lists the files of this build, before those of the last one come back. @param {string} folder */
export function rememberAssets(folder) {
  writeFileSync(listOf(folder), JSON.stringify(readdirSync(join(folder, 'assets'))));
}

/**
 * The files of the last build, with their packed forms, by name. Those of earlier builds are not among them.
 * @param {string} folder
 * @returns {ReadonlyMap<string, Buffer>}
 */
export function assetsOfLastBuild(folder) {
  if (!existsSync(listOf(folder))) return new Map();
  const names = /** @type {string[]} */ (JSON.parse(readFileSync(listOf(folder), 'utf8')));
  const files = names
    .filter((name) => !name.endsWith('.map'))
    .flatMap((name) => [name, `${name}.br`, `${name}.gz`])
    .filter((name) => existsSync(join(folder, 'assets', name)));
  return new Map(files.map((name) => [name, readFileSync(join(folder, 'assets', name))]));
}

/**
 * Puts the files of the last build back: a tab that was opened before an update still asks for them.
 * @param {string} folder
 * @param {ReadonlyMap<string, Buffer>} before
 */
export function keepAssets(folder, before) {
  for (const [name, content] of before) {
    const path = join(folder, 'assets', name);
    if (!existsSync(path)) writeFileSync(path, content);
  }
}

/** @typedef {{ file: string, isEntry?: true, css?: string[], imports?: string[] }} Chunk */
const WORDS = /src\/shared\/words\/(\w+)\/\w+\.ts$/;
const NOT_KEPT = /contest|hls|worker|vietnamese|latin-ext/; // large, or useless without a network

/**
 * The parts of the pages, and those that only the readers of one language need.
 * @param {Readonly<Record<string, Chunk>>} manifest
 */
export function releaseOf(manifest) {
  /** @type {{ entry: string, pages: string[], words: Record<string, string[]> }} */
  const release = { entry: '', pages: [], words: {} };
  const pages = new Set();
  for (const [key, { file, isEntry, css = [] }] of Object.entries(manifest)) {
    if (isEntry && file.endsWith('.js')) release.entry = `/${file}`;
    if (NOT_KEPT.test(key)) continue;
    const language = WORDS.exec(key)?.[1];
    if (language) release.words[language] = [...(release.words[language] ?? []), `/${file}`];
    else for (const name of [file, ...css]) pages.add(`/${name}`);
  }
  return { ...release, pages: /** @type {string[]} */ ([...pages].sort()) };
}

const UNFILLED = /^const RELEASE = .*$/m;
/** @param {string} folder */
export function fillServiceWorker(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const path = join(folder, 'sw.js');
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.replace(UNFILLED, `const RELEASE = ${JSON.stringify(releaseOf(manifest))};`));
}

/** The screen that each address shows first. */
const SCREENS = {
  '/': 'src/features/home/home-page.tsx',
  '/r/:code': 'src/app/room-page.tsx',
  '/watch/:code': 'src/app/watch-page.tsx',
  '/tv/:code': 'src/features/display/display-page.tsx',
  '/games/:id': 'src/features/replay/replay-page.tsx',
  '/replay': 'src/features/replay/import-page.tsx',
  '/guide': 'src/features/guide/guide-page.tsx',
  '/guide/:rules': 'src/features/guide/guide-page.tsx',
  '/lab': 'src/features/lab/lab-page.tsx',
  '/me': 'src/features/profile/profile-pages.tsx',
  '/leaderboard': 'src/features/profile/profile-pages.tsx',
};
/**
 * The files that each address needs besides the entry: the server names them in the page, so that they load beside the entry and
 * not after it.
 * @param {Readonly<Record<string, Chunk>>} manifest
 * @returns {Record<string, string[]>}
 */
export function filesByAddress(manifest) {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const known = new Set(entry.flatMap((key) => filesOf(manifest, key)));
  const needed = (/** @type {string} */ key) => filesOf(manifest, key).filter((file) => !known.has(file));
  return Object.fromEntries(Object.entries(SCREENS).map(([address, key]) => [address, needed(key)]));
}
/**
 * @param {Readonly<Record<string, Chunk>>} manifest
 * @param {string} start
 */
function filesOf(manifest, start) {
  const keys = new Set([start]);
  for (const key of keys) for (const next of manifest[key]?.imports ?? []) keys.add(next); // grows while it is walked
  return [...keys].flatMap((key) => {
    const { file, css = [] } = manifest[key] ?? {};
    return file ? [`/${file}`, ...css.map((name) => `/${name}`)] : [];
  });
}
/** @param {string} folder */
export function listFilesByAddress(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  writeFileSync(join(folder, '.vite', 'addresses.json'), JSON.stringify(filesByAddress(manifest)));
}
