// Adds the optional packages of other platforms that npm left out of package-lock.json.
// Without them `npm ci` fails there with "Missing ... from lock file".
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, resolved?: string, link?: boolean, os?: string[],
 *   cpu?: string[], libc?: string[], engines?: { node?: string }, optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

export const lockFile = new URL('../package-lock.json', import.meta.url);

/** @returns {Lock} */
export const readLock = () => JSON.parse(readFileSync(lockFile, 'utf8'));

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const libraries = { glibc: /^gnu/, musl: /^musl/ };
const processors = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');

/**
 * An entry for the platform in the package's name: binding-linux-x64-musl, cli-darwin-arm64.
 * @param {string} name
 * @param {string} version
 */
function stub(name, version) {
  const words = name.split(/[/-]/);
  const os = systems.filter((word) => words.includes(word));
  const cpu = processors.filter((word) => words.includes(word));
  const libc = Object.entries(libraries).filter(([, sign]) => words.some((word) => sign.test(word)));
  if (cpu.length !== 1 || !/^\d/.test(version)) throw new Error(`add ${name}@${version} to the lock by hand`);
  return {
    version,
    cpu,
    ...(os.length > 0 && { os }),
    ...(libc.length > 0 && { libc: libc.map(([library]) => library) }),
    optional: true,
  };
}

/**
 * Where Node looks for `name` from the package at `from`, nearest first.
 * @param {string} from
 * @param {string} name
 */
function candidates(from, name) {
  const found = [];
  for (let at = from; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    found.push(`${at}/node_modules/${name}`);
  }
  return [...found, `node_modules/${name}`];
}

/**
 * The optional dependencies that have no entry, with the entry each should get.
 * @param {Lock} lock
 * @returns {Record<string, Entry>}
 */
export function missingEntries(lock) {
  /** @type {Record<string, Entry>} */
  const missing = {};
  for (const [from, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (candidates(from, name).some((path) => lock.packages[path])) continue;
      missing[`node_modules/${name}`] = { ...stub(name, version), ...(dev && { dev }) };
    }
  }
  return missing;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = readLock();
  const missing = missingEntries(lock);
  const entries = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(lockFile, `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`);
  console.log(`package-lock.json: ${Object.keys(missing).length} entries added`);
}
