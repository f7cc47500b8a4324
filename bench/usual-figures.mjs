// Plays the usual decks between standard bots and writes down what came out, so that the lobby shows it at once. Run it when
// bots or decks have been changed on purpose: `node bench/usual-figures.mjs`.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setUp as setUpProject } from '../scripts/set-up.mjs';
import { node, root } from '../scripts/steps.mjs';

await setUpProject();
const { merge, setUp } = await import('@moonrise/lab');
const { startWorkers } = await import('@moonrise/lab/node');
const { rulesets } = await import('@moonrise/rulesets');

const SEED = 'lobby';
const bots = { village: 'standard', wolves: 'standard' };
const PIECE = 10; // games
/** Games of large tables take long: so few give ± 10 points, the others ± 5. @param {number} players */
const gamesFor = (players) => (players < 10 ? 400 : 100);

const { threads, stop } = startWorkers(availableParallelism());
/** @param {import('@moonrise/lab').Experiment} experiment @param {number} games */
async function played(experiment, games) {
  /** @type {import('@moonrise/lab').Tally[]} */
  const parts = [];
  let next = 0;
  const work = async (/** @type {typeof threads[number]} */ thread) => {
    for (let from = next; from < games; from = next) {
      next += PIECE;
      parts[from / PIECE] = await thread(experiment, from, from + PIECE);
    }
  };
  await Promise.all(threads.map(work));
  const [first, ...others] = /** @type {[typeof parts[number], ...typeof parts]} */ (parts);
  for (const part of others) merge(first, part);
  return first;
}

const rows = [];
for (const { id } of rulesets)
  for (let players = 1; players <= 100; players++) {
    const experiment = { rules: id, players, options: {}, seed: SEED, bots };
    if (!setUp(experiment).ok) continue;
    const tally = await played(experiment, gamesFor(players));
    console.log(`${id} ${players}: ${JSON.stringify(tally.wins)}`);
    rows.push(`    '${id} ${players}': '${JSON.stringify(tally)}',`);
  }
await stop();

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim();
const text = `// Written by \`node bench/usual-figures.mjs\`: the tallies of the first games of each usual deck, as JSON.

export const usualFigures: {
  readonly seed: string;
  readonly build: string; // that played them
  readonly tables: Readonly<Record<string, string>>; // by rule set and players
} = {
  seed: '${SEED}',
  build: '${version} (${commit})',
  tables: {
${rows.join('\n')}
  },
};
`;
const file = 'packages/lab/src/study/usual-figures.ts';
writeFileSync(join(root, file), text);
process.exitCode = await node('node_modules/@biomejs/biome/bin/biome', 'format', '--write', file);
