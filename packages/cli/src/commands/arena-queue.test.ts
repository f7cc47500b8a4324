// An arena on several machines: a real Redis, and workers that are killed while they play.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { piecePool } from '@moonrise/arena';
import { FakeProvider } from '@moonrise/bots/llm/testing';
import { type SimulationReport, setUp } from '@moonrise/lab';
import { simulate } from '@moonrise/lab/node';
import { type Redis, redisProgram, startRedis } from '@moonrise/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin, started } from '../testing/started.ts';

const program = redisProgram();
const KILLS = process.env.MOONRISE_LONG ? 20 : 1;
const folder = mkdtempSync(join(tmpdir(), 'moonrise-queue-'));
const read = (out: string, name: string) => readFileSync(join(folder, out, name), 'utf8');
const repeated = (items: readonly string[]) => items.length - new Set(items).size;

describe.skipIf(program === undefined)('with Redis', () => {
  let redis: Redis;
  beforeAll(async () => {
    redis = await startRedis(String(program));
  });
  afterAll(async () => {
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const worker = (env: NodeJS.ProcessEnv = {}) =>
    started(folder, bin, ['arena', 'worker', '--queue', redis.url, '--workers', '2'], env);
  const pieces = ({ said }: ReturnType<typeof worker>) => said().split('classic-7').length - 1;
  /** The number of games that a worker has played. */
  const played = ({ said }: ReturnType<typeof worker>) =>
    said()
      .split('\n')
      .filter((line) => line.startsWith('t')).length;
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  test('workers that come and go play the same games as one process', async () => {
    const text = 'name: few\nseed: s\ndeals: 8\ntables: [{ rules: classic, players: 6 }]\n';
    writeFileSync(join(folder, 'few.yaml'), `${text}players: { chaos: { bot: random }, easy: { bot: easy } }\n`);
    const alone = started(folder, bin, ['arena', 'few.yaml', '--out', 'alone']);
    expect(await alone.ended).toBe(0);
    const first = worker();
    const run = started(folder, bin, ['arena', 'few.yaml', '--out', 'shared', '--queue', redis.url]);
    await until(() => played(first) >= 2);
    const second = worker();
    first.child.kill('SIGKILL');
    expect([await run.ended, run.complained()]).toEqual([0, '']);
    for (const name of ['games.jsonl', 'moves.jsonl']) expect(read('shared', name)).toBe(read('alone', name));
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  test('a simulation whose workers are killed counts what one process counts', async () => {
    const bots = { village: 'random', wolves: 'random' };
    const setup = setUp({ rules: 'classic', options: {}, players: 7, seed: 'kills', bots });
    if (!setup.ok) throw new Error(setup.message);
    const { start, close } = await piecePool(redis.url);
    const run = simulate(setup, { games: 400 * KILLS, workers: 8, start });
    let isOver = false;
    void run.finally(() => {
      isOver = true;
    });
    for (let kill = 0; kill < KILLS && !isOver; kill++) {
      const killed = worker();
      await until(() => isOver || pieces(killed) >= 2);
      killed.child.kill('SIGKILL');
    }
    const last = worker();
    const counts = ({ workers: _, seconds: __, gamesPerSecond: ___, ...rest }: SimulationReport) => rest;
    expect(counts(await run)).toEqual(counts(await simulate(setup, { games: 400 * KILLS, workers: 2 })));
    await close();
    last.child.kill('SIGTERM');
    expect(await last.ended).toBe(0);
  });

  test('a killed worker costs at most the questions that it was asking', async () => {
    const provider = await FakeProvider.start();
    const price = 'usd_per_million: { input: 1, cached: 0.1, output: 5 }';
    const model = `{ provider: openai-compatible, model: m, base_url: "${provider.url}/v1", ${price} }`;
    writeFileSync(join(folder, 'models.yaml'), `models: { m: ${model} }\n`);
    const text = 'name: model\nseed: s\ndeals: 2\ntables: [{ rules: classic, players: 5 }]\nbudget_usd: 5\n';
    writeFileSync(join(folder, 'model.yaml'), `${text}players: { mo: { model: m }, easy: { bot: easy } }\n`);
    const env = { AI_MODELS: join(folder, 'models.yaml') };
    const run = started(folder, bin, ['arena', 'model.yaml', '--json', '--queue', redis.url], env);
    const killed = worker(env);
    await until(() => provider.requests.length >= 8);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const second = worker(env);
    expect([await run.ended, run.complained()]).toEqual([0, '']);
    second.child.kill('SIGTERM');
    await second.ended;
    const { games, measured, usd } = JSON.parse(run.said());
    expect(games).toEqual({ planned: 4, played: 4, failed: 0 });
    const calls = measured.in_flight.mo?.calls ?? 0;
    expect(calls).toBeLessThanOrEqual(2);
    expect(repeated(provider.requests.map(({ body }) => JSON.stringify(body)))).toBeLessThanOrEqual(calls);
    const billed = provider.billed.reduce(
      (sum, one) => sum + Math.ceil(one.input + one.cacheRead / 10 + one.output * 5),
      0,
    );
    expect(usd).toBeLessThanOrEqual(billed / 1e6 + 1e-9);
    expect(usd + (measured.in_flight.mo?.usd_at_most ?? 0)).toBeGreaterThanOrEqual(billed / 1e6 - 1e-9);
    await provider.stop();
  });
});
