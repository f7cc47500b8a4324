// Starts a real Chromium. The browser comes with an npm package, so a machine needs nothing but Node and npm.
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { withLock } from './lock-file.mjs';
import { node, root } from './steps.mjs';

// Not the package's own list: with --single-process Chromium dies when a context is closed.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-domain-reliability',
  '--disable-sync',
  '--font-render-hinting=none',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
];

const home = dirname(dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))));
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const cache = join(root, 'node_modules', '.cache');
const unpacked = join(cache, `chromium-${version}`);

/**
 * @typedef {{ name: string, executable: () => Promise<string> | string, env?: Record<string, string> }} Way
 * @typedef {import('playwright-core').Browser} Browser
 */

/**
 * Starts a browser, or throws with a list of everything that was tried.
 * @returns {Promise<Browser>}
 */
export async function openBrowser() {
  const failures = [];
  for (const way of ways()) {
    try {
      return await launch(way);
    } catch (error) {
      failures.push(`- ${way.name}: ${reasonOf(error)}`);
    }
  }
  throw new Error(
    `No browser could be started. Tried:\n${failures.join('\n')}\n` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to the program to use.',
  );
}

/** @returns {Way[]} */
function ways() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return [{ name: `CHROMIUM_PATH=${given}`, executable: () => given }];
  const isPacked = process.platform === 'linux' && process.arch === 'x64'; // the package has no other build
  return [
    ...(isPacked
      ? [packed('the packaged Chromium', {}), packed('the packaged Chromium with its own libraries', libraries())]
      : []),
    ...installed().map((path) => ({ name: path, executable: () => path })),
  ];
}

/**
 * @param {string} name
 * @param {Record<string, string>} env
 * @returns {Way}
 */
const packed = (name, env) => ({ name, env: { ...fonts(), ...env }, executable: unpack });

/** For machines without NSS. */
const libraries = () => ({
  LD_LIBRARY_PATH: [join(unpacked, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
});
/** For machines without fonts: Latin, Greek and Cyrillic only. Other scripts are shown as boxes in pictures. */
const fonts = () => (existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(unpacked, 'fonts') });

/** Browsers installed on this machine. */
function installed() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
  const elsewhere = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...programs.flatMap((folder) =>
      folder
        ? [`${folder}\\Google\\Chrome\\Application\\chrome.exe`, `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`]
        : [],
    ),
  ];
  const found = [...onPath, ...elsewhere].filter((path) => existsSync(path));
  return [...new Set(found.map((path) => realpathSync(path)))];
}

/**
 * @param {Way} way
 * @returns {Promise<Browser>}
 */
async function launch({ executable, env = {} }) {
  return chromium.launch({
    executablePath: await executable(),
    args,
    env: { .../** @type {Record<string, string>} */ (process.env), ...env },
    timeout: 60_000,
  });
}

/** Unpacks the browser once, into the cache of node_modules. */
async function unpack() {
  const program = join(unpacked, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  await withLock(`${unpacked}.lock`, async () => {
    if (existsSync(program)) return;
    const half = `${unpacked}.half`;
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half);
    const code = await node('scripts/unpack-browser.mjs', half, unpacked);
    if (code !== 0) throw new Error(`it could not be unpacked (exit code ${code})`);
    renameSync(half, unpacked);
  });
  return program;
}

/** @param {unknown} error */
function reasonOf(error) {
  const text = error instanceof Error ? error.message : String(error);
  const library = /error while loading shared libraries: [^\n]*/.exec(text)?.[0];
  return library ?? text.split('\n', 1)[0];
}
