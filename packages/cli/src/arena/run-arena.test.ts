import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { arena } from '../commands/arena.ts';
import { runHere } from '../testing/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-run-arena-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const planOf = (name: string, players: string): string => {
  const path = join(folder, `${name}.yaml`);
  const rest = 'seed: s, deals: 1, tables: [{ rules: one-night, players: 3 }]';
  writeFileSync(path, `{ name: ${name}, ${rest}, players: ${players} }`);
  return path;
};
const bots = planOf('bots', '{ chaos: { bot: random }, easy: { bot: easy } }');
const models = planOf('models', '{ mo: { model: slow }, easy: { bot: easy } }');
const AI_MODELS = join(folder, 'models.txt');
const local = (concurrency: number) =>
  `{ provider: openai-compatible, model: m, base_url: "http://127.0.0.1:9/v1", concurrency: ${concurrency} }`;
writeFileSync(AI_MODELS, `models: { slow: ${local(12)}, other: ${local(15)} }`);

test.each([
  ['a game per core between bots', bots, availableParallelism()],
  ['with a model as many games as it answers questions at once', models, Math.max(12, availableParallelism())],
])('%s', async (_, plan, workers) => {
  const { code, out } = await runHere(arena, [plan, '--dry-run'], { AI_MODELS });
  expect([code, out]).toEqual([0, expect.stringMatching(` with ${workers} workers?`)]);
});

test('an address that is no Redis is refused before anything is written', async () => {
  const out = join(folder, 'unwritten');
  const { code, err } = await runHere(arena, [bots, '--out', out, '--queue', 'http://cache']);
  expect([code, err]).toEqual([2, expect.stringContaining('--queue is the address of a Redis')]);
  expect(existsSync(out)).toBe(false);
});
