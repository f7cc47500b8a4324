import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a Node program of the project to its end and answers its exit code.
 * @param {string} program path below the root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function node(program, ...args) {
  return finished(spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' }));
}

/**
 * The npm that runs us, else the one on the path.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function npm(...args) {
  const self = process.env.npm_execpath;
  if (self?.endsWith('.js')) return node(self, ...args);
  return finished(spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }));
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function finished(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs one named step; the first that fails ends the program with its exit code.
 * @param {string} name
 * @param {() => Promise<number>} work
 */
export async function step(name, work) {
  console.log(`[moonrise] ${name}`);
  stopOnFailure(name, await work());
}

/**
 * @param {string} name
 * @param {number} code
 */
export function stopOnFailure(name, code) {
  if (code === 0) return;
  console.error(`[moonrise] failed: ${name} (exit code ${code})`);
  process.exit(code);
}

const tsc = 'node_modules/typescript/bin/tsc';
const vitest = 'node_modules/vitest/vitest.mjs';

export const build = () => node(tsc, '-b', 'tsconfig.build.json');

/** Everything but the tests. */
export async function check() {
  await step('types', () => node(tsc, '-b', '.', 'packages/web', 'e2e'));
  await step('lint and format', () => node('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'));
  await step('unused code', () => node('node_modules/knip/bin/knip.js'));
  await step('translations', () => node('scripts/translations.mjs'));
}

const CHAOS = 'packages/server/src/testing/chaos/chaos.test.ts';
// Browsers and chaos mostly wait, so they run beside the others. A browser that stumbles on a busy machine may try once more.
const BESIDE = [['--exclude', 'e2e/**', '--exclude', CHAOS], ['e2e/', '--retry', '1'], [CHAOS]];

/** @param {string[]} filters of files; without: all */
export const test = (...filters) =>
  step('tests', async () => {
    const runs = filters.length > 0 ? [filters] : BESIDE;
    return Math.max(...(await Promise.all(runs.map((args) => node(vitest, 'run', ...args)))));
  });
