import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RulesetEntry } from '@moonrise/engine/kit';
import { engine, randomGame, rulesOf } from '@moonrise/engine/testing';
import { rulesets } from '@moonrise/rulesets';
import { openSqlite, type Row } from '@moonrise/server/store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './steps.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonrise-game-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const game = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/game.mjs'), ...args], { encoding: 'utf8' });

/** The store of a server with one game, complete or cut after `last` rows. */
async function serverWith(last = Number.POSITIVE_INFINITY) {
  const rules = rulesOf(rulesets[0] as RulesetEntry);
  const moments = [...randomGame(engine, { rules, players: 5, seed: 7, bound: 1000 })];
  const begin = {
    type: 'start',
    rules: rules.id,
    version: rules.version,
    options: {},
    names: ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'],
  };
  const store = await openSqlite(at('home'));
  const rest = { stream: 'game/g', commandId: null, reply: null, deadline: null };
  for (const [i, { command, events }] of moments.slice(0, last).entries())
    await store.append({ ...rest, seq: i + 1, at: i, ...(plain({ command: command ?? begin, events }) as Step) });
  return store;
}
type Step = Pick<Row, 'command' | 'events'>;
const plain = (value: object): object => JSON.parse(JSON.stringify(value));

test('a finished game is exported from a running server, verified, and imported into another', async () => {
  const home = await serverWith();
  expect(game('export', 'g', at('g.json'), '--data', at('home'))).toMatchObject({ status: 0, stderr: '' });
  expect(game('verify', at('g.json'))).toMatchObject({ status: 0, stdout: expect.stringContaining('by the rules') });
  expect(game('import', at('g.json'), '--data', at('away'))).toMatchObject({ status: 0, stderr: '' });
  expect(game('export', 'g', at('again.json'), '--data', at('away'))).toMatchObject({ status: 0 });
  expect(readFileSync(at('again.json'), 'utf8')).toBe(readFileSync(at('g.json'), 'utf8'));
  await home.close();
});

test('a running game is not exported', async () => {
  const home = await serverWith(3);
  const { status, stderr } = game('export', 'g', at('g.json'), '--data', at('home'));
  expect([status, stderr]).toEqual([1, expect.stringContaining('The game g has not ended')]);
  await home.close();
});

test('a changed game is not imported', async () => {
  const home = await serverWith();
  game('export', 'g', at('g.json'), '--data', at('home'));
  writeFileSync(at('forged.json'), readFileSync(at('g.json'), 'utf8').replace('Ann', 'Amy'));
  for (const what of ['verify', 'import'])
    expect(game(what, at('forged.json'), ...(what === 'import' ? ['--data', at('away')] : []))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('the chain of hashes breaks'),
    });
  await home.close();
});

test('nothing is imported into the folder of a running server', async () => {
  const home = await serverWith();
  game('export', 'g', at('g.json'), '--data', at('home'));
  expect(game('import', at('g.json'), '--data', at('home'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is in use by process'),
  });
  await home.close();
});

test('wrong arguments print the usage, and a file that is not JSON is refused', () => {
  for (const args of [
    ['export', 'g'],
    ['eat', 'g'],
    ['verify', 'a', '--what'],
  ])
    expect(game(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining('usage') });
  writeFileSync(at('none.json'), '{');
  expect(game('verify', at('none.json'))).toMatchObject({ status: 1, stderr: expect.stringContaining('not JSON') });
});
