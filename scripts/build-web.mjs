// Builds the web client into packages/server/public, and the operator's page into packages/web/dist-admin, if an input has
// changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { nodeWith, root } from './steps.mjs';
import {
  assetsOfLastBuild,
  fillServiceWorker,
  keepAssets,
  listFilesByAddress,
  rememberAssets,
} from './web-release.mjs';

const built = join(root, 'packages/server/public');
const remembered = join(built, '.made-of');
const inputs = [
  'packages/web',
  'packages/engine/src',
  'packages/show/src',
  'packages/rulesets/src',
  'packages/bots/src',
  'packages/lab/src',
  'packages/record/src',
  'packages/aiwolf/src/replay',
  'packages/aiwolf/src/logs/read-game-log.ts',
  'packages/aiwolf/src/wire',
  'package-lock.json',
];

/** @returns {Promise<number>} */
export async function buildWeb() {
  const state = inputState();
  if (existsSync(remembered) && readFileSync(remembered, 'utf8') === state) return 0;
  console.log('[moonrise] build the web client');
  // a test runner sets NODE_ENV to "test", and React would be bundled with its development checks
  const production = { NODE_ENV: 'production' };
  const before = assetsOfLastBuild(built);
  for (const args of [['packages/web'], ['--config', 'packages/web/vite.admin.config.ts']]) {
    const code = await nodeWith(production, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args);
    if (code !== 0) return code;
  }
  rememberAssets(built);
  fillServiceWorker(built);
  listFilesByAddress(built);
  await compress();
  keepAssets(built, before);
  writeFileSync(remembered, state);
  return 0;
}

/** The server sends these files to browsers that accept the encoding. */
async function compress() {
  const files = filesIn('packages/server/public').filter((path) => /\.(js|css|svg|webmanifest)$/.test(path));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content, { level: 9 })]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

function inputState() {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} input
 * @returns {string[]}
 */
function filesIn(input) {
  const path = join(root, input);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/node_modules|dist-admin|\.tsbuildinfo$/.test(file))
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await buildWeb();
