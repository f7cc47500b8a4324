import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a Node program of the project to its end and resolves to its exit code.
 * @param {string} program path below the root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export const node = (program, ...args) => nodeWith({}, program, ...args);

/**
 * The same with other environment variables.
 * @param {Record<string, string>} variables
 * @param {string} program path below the root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function nodeWith(variables, program, ...args) {
  const env = { ...process.env, ...variables };
  return finished(spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit', env }));
}

/**
 * Runs the npm that started this script, or the one on the path.
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
 * Runs one named step. If it fails, the program ends with its exit code.
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

/** All checks except the tests. */
export async function check() {
  await step('types', () => node(tsc, '-b', '.', 'packages/web', 'e2e'));
  await step('lint and format', () => node('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'));
  await step('unused code', () => node('node_modules/knip/bin/knip.js'));
  await step('translations', () => node('scripts/translations.mjs'));
}

const CHAOS = 'packages/server/src/testing/chaos/chaos.test.ts';
// Browser and chaos tests mostly wait, so they run in parallel with the others. Some of the others wait too, for programs that
// they start: a worker more than cores keeps the cores busy. Browser tests are retried once, because a busy machine can make
// them time out.
const WORKERS = `${Math.ceil(availableParallelism() * 1.5)}`;
const PARALLEL = [
  ['--exclude', 'e2e/**', '--exclude', CHAOS, '--maxWorkers', WORKERS],
  ['e2e/', '--retry', '1'],
  [CHAOS],
];

/** @param {string[]} filters parts of paths; none: all tests */
export const test = (...filters) =>
  step('tests', async () => {
    const runs = filters.length > 0 ? [filters] : PARALLEL;
    return Math.max(...(await Promise.all(runs.map((args) => node(vitest, 'run', ...args)))));
  });
