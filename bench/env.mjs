// Games per second of `moonrise env` with 256 games at once and random moves made here, against `simulate --bots random` on
// one thread. Both are measured in turn in one run, on the same games.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { root } from '../scripts/steps.mjs';

const AT_ONCE = 256;
const { values } = parseArgs({
  options: {
    rules: { type: 'string', default: 'classic,launch,moonrise' },
    players: { type: 'string', default: '7' },
    games: { type: 'string', default: '1536' },
    rounds: { type: 'string', default: '3' },
  },
});
const bin = join(root, 'packages/cli/bin/moonrise.mjs');
const [players, games] = [Number(values.players), Number(values.games)];

/** @param {string} rules */
async function simulated(rules) {
  const line = [
    'simulate',
    '--rules',
    rules,
    '--players',
    `${players}`,
    '--games',
    `${games}`,
    '--workers',
    '1',
    '--json',
  ];
  const child = spawn(process.execPath, [bin, ...line], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const part of child.stdout) text += part;
  return JSON.parse(text).gamesPerSecond;
}

/** @typedef {{ seat: number, slot: string, required: boolean, chosen?: number, actions: { action: number, pass?: true }[] }} Turn */
/** @typedef {{ game: number, done: boolean, turns: Turn[] }} Told */

/** @param {string} rules */
async function played(rules) {
  const child = spawn(process.execPath, [bin, 'env'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  /** @param {object} request @returns {Promise<{ games: Told[] }>} */
  const ask = async (request) => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    return JSON.parse((await lines.next()).value);
  };
  await ask({ op: 'hello' }); // the program has started
  const begun = performance.now();
  let next = 0;
  let ended = 0;
  const fresh = (/** @type {number} */ game) => ({ game, rules, players, seed: `moonrise/${next++}` });
  let { games: now } = await ask({ op: 'reset', games: Array.from({ length: AT_ONCE }, (_, i) => fresh(i)) });
  while (now.length > 0) {
    const { moves, idle, over } = answered(now);
    ended += over.length;
    now = [];
    if (moves.length > 0) now.push(...(await ask({ op: 'step', moves })).games);
    if (idle.length > 0) now.push(...(await ask({ op: 'expire', games: idle })).games);
    const wanted = over.filter(() => next < games).map(fresh);
    if (wanted.length > 0) now.push(...(await ask({ op: 'reset', games: wanted })).games);
  }
  const seconds = (performance.now() - begun) / 1000;
  child.stdin.end();
  await once(child, 'exit');
  return ended / seconds;
}

/** @param {Told[]} now */
function answered(now) {
  const moves = [];
  const idle = [];
  const over = [];
  for (const { game, done, turns } of now) {
    const open = turns.filter(({ required, chosen }) => required && chosen === undefined);
    if (done) over.push(game);
    else if (open.length === 0) idle.push(game);
    for (const { seat, slot, actions } of open) {
      const aimed = actions.filter(({ pass }) => !pass); // as random bots: no passes
      const { action } = aimed[Math.floor(Math.random() * aimed.length)] ?? { action: 0 };
      moves.push({ game, seat, slot, action });
    }
  }
  return { moves, idle, over };
}

for (const rules of values.rules.split(','))
  for (let round = 0; round < Number(values.rounds); round++) {
    const simulate = await simulated(rules);
    const env = await played(rules);
    console.log(
      `${rules}, ${players} players: simulate ${Math.round(simulate)} games/s, env ${Math.round(env)} games/s, ratio ${(env / simulate).toFixed(2)}`,
    );
  }
