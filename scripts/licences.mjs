// Lists the licences of everything that is shipped, and fails if one is not known to be free to ship: node scripts/licences.mjs
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

/** @typedef {{ readonly license?: string, readonly dev?: boolean, readonly link?: boolean, readonly version?: string }} LockedPackage */

/** Their terms are met by a notice. */
const ALLOWED = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
  'MPL-2.0', // for code that is shipped as it is
];
/** What the lock file does not say: packages of other platforms, and an old way to name it. */
const KNOWN = /** @type {const} */ ([
  [/^@msgpackr-extract\//, 'MIT'],
  [/^xmlhttprequest-ssl$/, 'MIT'],
]);

/** @param {Readonly<Record<string, LockedPackage>>} packages as in package-lock.json */
export function licencesOf(packages) {
  const shipped = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  );
  return shipped
    .map(([path, { license, version = '' }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = license ?? KNOWN.find(([pattern]) => pattern.test(name))?.[1] ?? 'unknown';
      return { name, version, licence, isAllowed: isAllowed(licence) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
/** @param {string} licence an SPDX expression; of a choice one is enough */
const isAllowed = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => ALLOWED.includes(one));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
  const all = licencesOf(packages);
  for (const { name, version, licence } of all) console.log(`${name} ${version}: ${licence}`);
  const refused = all.filter((one) => !one.isAllowed);
  for (const { name, licence } of refused)
    console.error(`${name} has the licence ${licence}, which nobody has looked at.`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
