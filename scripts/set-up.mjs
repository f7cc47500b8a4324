// Installs and builds what is missing or stale. It runs before anything is installed, so it uses Node's own modules only.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { withLock } from './lock-file.mjs';
import { requireNode } from './node-version.mjs';
import { build, npm, root, step, stopOnFailure } from './steps.mjs';

const packages = join(root, 'node_modules');
const remembered = join(packages, '.moonrise-lock-hash');

/** @param {() => Promise<void>} work */
const alone = (work) => withLock(join(root, '.set-up.lock'), work);

export function setUp() {
  requireNode();
  return alone(async () => {
    if (!existsSync(remembered) || readFileSync(remembered, 'utf8') !== lockHash()) await install();
    await buildWhat({ code: true, web: true });
  });
}

export async function installIfMissing() {
  if (existsSync(packages)) return;
  await alone(async () => {
    if (!existsSync(remembered)) await install();
  });
}

/** @param {import('./build-needs.mjs').Needs} needs */
export async function buildIfStale(needs) {
  if (needs.code || needs.web) await alone(() => buildWhat(needs));
}

/** @param {import('./build-needs.mjs').Needs} needs */
async function buildWhat({ code, web }) {
  const [codeFailed, webFailed] = await Promise.all([code ? build() : 0, web ? buildWeb() : 0]); // both read only sources
  stopOnFailure('build', codeFailed);
  stopOnFailure('build the web client', webFailed);
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

async function install() {
  await step('install packages (needed once, then after updates)', async () => {
    const code = await npm('ci', '--include=dev');
    if (code === 0) return code;
    console.log('[moonrise] npm ci failed, trying npm install');
    return npm('install', '--no-save', '--include=dev');
  });
  writeFileSync(remembered, lockHash());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await setUp();
