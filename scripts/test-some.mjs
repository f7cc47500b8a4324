import { createVitest, parseCLI } from 'vitest/node';
import { needsOf } from './build-needs.mjs';
import { buildIfStale } from './set-up.mjs';

/**
 * Runs the tests that match, and builds before it only if one of them runs built code.
 * @param {string[]} args as for `vitest run`: parts of paths, `-t TITLE`
 */
export async function testSome(args) {
  const { filter, options } = parseCLI(['vitest', 'run', ...args]);
  const vitest = await createVitest('test', { ...options, watch: false });
  try {
    const files = (await vitest.globTestSpecifications(filter)).map(({ moduleId }) => moduleId);
    if (files.length === 0) return noneFound(filter);
    await buildIfStale(needsOf(files));
    await vitest.start(filter);
  } finally {
    await vitest.close();
  }
}

/** @param {readonly string[]} filter */
function noneFound(filter) {
  console.error(`[moonrise] no test file has ${filter.map((part) => `"${part}"`).join(' or ')} in its path`);
  process.exitCode = 1;
}
