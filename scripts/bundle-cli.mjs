// Before `npm pack` of packages/cli: puts the built packages that the command needs into packages/cli/bundled, so that the
// tarball needs no build and none of our packages has to be published. Without `--bundle` they are taken away again.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './set-up.mjs';
import { root } from './steps.mjs';

const FOLDER = join(root, 'packages/cli/bundled');
const PAGES = join(root, 'packages/cli/docs'); // the help of the commands names them
/** What a package reads besides its code. */
const EXTRAS = ['server/public', 'web/dist-admin', 'rulesets/pictures'];

/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>, exports?: Record<string, string | { default?: string }> }} Manifest */

/** @param {string} name @returns {Manifest} */
const manifestOf = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
/** @param {Record<string, string>} list */
const ours = (list) => Object.keys(list).flatMap((name) => /^@moonrise\/(.+)$/.exec(name)?.[1] ?? []);

/** The packages that the command needs, itself included. */
function bundledPackages() {
  const { devDependencies = {} } = manifestOf('cli');
  const found = new Set(['cli', ...ours(devDependencies)]);
  for (const name of found) for (const other of ours(manifestOf(name).dependencies ?? {})) found.add(other);
  return [...found].sort();
}

/** Packages of others that the bundled ones need. */
export function neededDependencies() {
  const all = bundledPackages()
    .filter((name) => name !== 'cli')
    .flatMap((name) => Object.entries(manifestOf(name).dependencies ?? {}));
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('@moonrise/')).sort());
}

/** @param {string} path */
const isWanted = (path) => !/\.(map|d\.ts|tsbuildinfo)(\.\w+)?$|[/\\]testing(\.js)?$/.test(path);

/** @param {string} name */
function copy(name) {
  const [from, to] = [join(root, 'packages', name), join(FOLDER, name)];
  mkdirSync(to, { recursive: true });
  cpSync(join(from, 'package.json'), join(to, 'package.json'));
  cpSync(join(from, 'dist'), join(to, 'dist'), { recursive: true, filter: isWanted });
  for (const file of readdirSync(join(to, 'dist'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.js')) rewrite(join(to, 'dist', file));
}

/** Names other packages of ours by path: in the tarball they lie side by side. @param {string} file */
function rewrite(file) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replaceAll(/(['"])@moonrise\/([\w-]+)(\/[\w./-]+)?\1/g, (all, quote, name, entry = '') => {
    const target = manifestOf(name).exports?.[`.${entry}`];
    const path = typeof target === 'string' ? target : target?.default;
    if (path === undefined) throw new Error(`${file} imports ${all}, which has no built file.`);
    const way = relative(dirname(file), join(FOLDER, name, path))
      .split(sep)
      .join('/');
    return `${quote}${way.startsWith('.') ? way : `./${way}`}${quote}`;
  });
  if (changed !== text) writeFileSync(file, changed);
}

async function bundle() {
  await buildIfStale({ code: true, web: true });
  for (const name of bundledPackages()) copy(name);
  for (const path of EXTRAS)
    cpSync(join(root, 'packages', path), join(FOLDER, path), { recursive: true, filter: isWanted });
  for (const page of readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md')))
    cpSync(join(root, 'docs', page), join(PAGES, page));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const made of [FOLDER, PAGES]) rmSync(made, { recursive: true, force: true });
  if (process.argv.includes('--bundle')) await bundle();
}
