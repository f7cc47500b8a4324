// Arenas over a real Redis, with workers in this process. The tests beside the command kill processes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ArenaFolder,
  type ArenaPlan,
  arenaWorker,
  LocalBooks,
  LocalBudget,
  localRunners,
  queueArena,
  readPlan,
  runArena,
  scheduleOf,
} from '@moonrise/arena';
import { FakeProvider } from '@moonrise/bots/llm/testing';
import { type ModelDefinition, readModels } from '@moonrise/bots/models';
import { type Redis, redisProgram, startRedis } from '@moonrise/server/testing';
import { createClient } from '@redis/client';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const program = redisProgram();
const root = mkdtempSync(join(tmpdir(), 'moonrise-queue-'));
const CHEAP = 0.000_001; // dollars: less than any question
const planOf = (deals: number, budget = 5): ArenaPlan =>
  readPlan(
    `{ name: q, seed: s, deals: ${deals}, tables: [{ rules: classic, players: 5 }], budget_usd: ${budget},
       players: { mo: { model: m }, easy: { bot: easy } } }`,
    ['m'],
  );

const noFile = (): never => {
  throw new Error('ENOENT');
};

describe.skipIf(program === undefined)('with Redis', () => {
  let redis: Redis;
  let provider: FakeProvider;
  let models: readonly ModelDefinition[];
  let stops: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    redis = await startRedis(String(program));
  });
  afterAll(async () => {
    await redis.stop();
    rmSync(root, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await redis.flush();
    provider = await FakeProvider.start();
    const text = `models: { m: { provider: openai-compatible, model: m, base_url: "${provider.url}/v1", usd_per_million: { input: 1, cached: 0.1, output: 5 } } }`;
    models = readModels(text, {}, noFile) as readonly ModelDefinition[];
  });
  afterEach(async () => {
    for (const stop of stops.reverse()) await stop();
    stops = [];
    await provider.stop();
  });

  const works = async (offered = models, workers = 2) => {
    const stop = await arenaWorker({ url: redis.url, workers, models: offered, onGame: () => {} });
    stops.push(stop);
    return stop;
  };
  /** Hands out the games of a folder; returns why it stopped, and the games that were played. */
  async function handedOut(
    name: string,
    plan: ArenaPlan,
    onDone: (done: number) => unknown = () => {},
    signal = new AbortController().signal,
  ) {
    const folder = await ArenaFolder.open(join(root, name), plan, { hasQueue: true });
    const books = new LocalBooks(folder.path, (game) => folder.journal.rowOf(game)?.status);
    try {
      const onProgress = ({ done }: { done: number }) => void onDone(done);
      const stopped = await queueArena(folder, plan, { url: redis.url, books, onProgress, signal });
      const played = scheduleOf(plan).filter(({ id }) => folder.journal.rowOf(id)?.status === 'played');
      return { stopped, played: played.length };
    } finally {
      folder.close();
    }
  }
  const jobs = () => {
    const client = createClient({ url: redis.url });
    client.on('error', () => {});
    const queue = new Queue('moonrise-arena', { connection: client });
    stops.push(async () => {
      await queue.close();
      client.destroy();
    });
    return queue;
  };
  async function keysOf(pattern: string): Promise<string[]> {
    const client = await createClient({ url: redis.url }).connect();
    const keys = await client.keys(pattern);
    client.destroy();
    return keys;
  }
  const until = async (isTrue: () => Promise<boolean>) => {
    while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const isIdle = async (queue: Queue) => (await queue.getJobCountByTypes('waiting', 'active', 'delayed')) === 0;

  test('an arena that runs out of money takes back its own games only', async () => {
    const queue = jobs();
    const poor = handedOut('poor', planOf(1, CHEAP));
    await until(async () => (await queue.getWaitingCount()) === 2);
    const rich = handedOut('rich', planOf(2));
    await until(async () => (await queue.getWaitingCount()) === 6);
    await works(models, 1);
    expect(await poor).toMatchObject({ stopped: expect.stringContaining('budget_usd is spent'), played: 0 });
    expect(await rich).toEqual({ stopped: null, played: 4 });
  });

  test('an arena that is interrupted takes back the games that wait', async () => {
    const queue = jobs();
    const stop = new AbortController();
    const run = handedOut('interrupted', planOf(3), () => {}, stop.signal);
    await until(async () => (await queue.getWaitingCount()) === 6);
    stop.abort();
    expect(await run).toEqual({ stopped: 'it was interrupted: the same command continues it', played: 0 });
    expect(await isIdle(queue)).toBe(true);
  });

  test('what an earlier run has stopped for stops no later run', async () => {
    await works(models, 4);
    expect(await handedOut('stops', planOf(3, CHEAP))).toMatchObject({ stopped: expect.any(String), played: 0 });
    expect(await handedOut('stops', planOf(3))).toEqual({ stopped: null, played: 6 });
  });

  test('a game whose worker died after it had reported is not paid for twice', async () => {
    const queue = jobs();
    let replay = (): unknown => undefined;
    const run = handedOut('twice', planOf(2), (done) => done === 2 && replay());
    await until(async () => (await queue.getWaitingCount()) === 4);
    const first = (await queue.getWaiting()).find(({ data }) => data.planned.id === 't1.d1.mo.easy');
    replay = () => queue.add('game', first?.data, { jobId: 'once-more', lifo: true }); // as for a stalled job
    await works(models, 1);
    expect(await run).toEqual({ stopped: null, played: 4 });
    await until(() => isIdle(queue));
    const bodies = provider.requests.map(({ body }) => JSON.stringify(body));
    expect(bodies.length - new Set(bodies).size).toBe(0);
  });

  test('after a provider was repaired, the same worker plays the games that had failed', async () => {
    await works();
    const { script } = provider;
    provider.script = () => ({ does: 'refuse', status: 401 });
    expect(await handedOut('repaired', planOf(1))).toEqual({ stopped: null, played: 0 });
    provider.script = script;
    expect(await handedOut('repaired', planOf(1))).toEqual({ stopped: null, played: 2 });
  });

  test('a game of an arena that is gone is dropped, and leaves nothing behind', async () => {
    const queue = jobs();
    await queue.add('game', { run: 'gone', planned: { id: 't1.d1.mo.easy' } });
    await works();
    await until(() => isIdle(queue));
    expect(await keysOf('moonrise:arena:*')).toEqual([]);
  });

  test('a finished arena leaves nothing behind, and two with the same plan share nothing', async () => {
    await works();
    const plan = planOf(1);
    const both = await Promise.all([handedOut('one', plan), handedOut('other', plan)]);
    expect(both).toEqual([both[0], both[0]]);
    expect(both[0]).toEqual({ stopped: null, played: 2 });
    expect(await keysOf('moonrise:arena:*')).toEqual([]);
    expect(await handedOut('one', planOf(2))).toEqual({ stopped: null, played: 4 });
  });

  test('money that was spent in another folder is not missing here', async () => {
    await works(models, 1);
    const plan = planOf(1, 0.02);
    const asked: number[] = [];
    for (const name of ['first', 'second']) {
      expect(await handedOut(name, plan)).toMatchObject({ stopped: expect.any(String) });
      asked.push(provider.requests.length);
    }
    expect(asked[0]).toBeGreaterThan(0);
    expect(asked[1]).toBe(2 * (asked[0] ?? 0));
  });

  test('what a model may cost in a day holds on all workers together', async () => {
    const budget = { day: 20_000, game: null };
    await works(models.map((model) => ({ ...model, budget })));
    const { stopped } = await handedOut('day', planOf(2));
    expect(stopped).toContain('budget_usd_per_day of the model "m" is spent');
    const micros = provider.billed.map(({ input, cacheRead, output }) =>
      Math.ceil(input + cacheRead / 10 + output * 5),
    );
    const billed = micros.reduce((sum, one) => sum + one, 0);
    expect(billed).toBeGreaterThan(0);
    expect(billed).toBeLessThanOrEqual(20_000);
  });

  test('a worker without the model says so, and leaves nothing that stops the next run', async () => {
    const stop = await works([], 2);
    const missing = /has no model "m": give it the same AI_MODELS/;
    await expect(handedOut('without', planOf(2))).rejects.toThrow(missing);
    await stop();
    await works();
    expect(await handedOut('without', planOf(2))).toEqual({ stopped: null, played: 4 });
  });

  test('an arena goes on with a queue, and its answers with it, but not without it again', async () => {
    const poor = planOf(1, 0.02);
    const folder = await ArenaFolder.open(join(root, 'moved'), poor);
    const books = new LocalBooks(folder.path, () => undefined);
    const { runners } = localRunners(poor, 1, { models, books, budget: new LocalBudget(20_000, 0, books) });
    expect(await runArena(folder, poor, { runners })).toContain('budget_usd is spent');
    folder.close();
    const stop = await works();
    expect(await handedOut('moved', planOf(1, 0.02))).toMatchObject({ stopped: expect.any(String) });
    const alone = ArenaFolder.open(join(root, 'moved'), poor);
    await expect(alone).rejects.toThrow('was begun with --queue, and its answers are there');
    await stop();
    await works();
    expect(await handedOut('moved', planOf(1))).toEqual({ stopped: null, played: 2 });
    const bodies = provider.requests.map(({ body }) => JSON.stringify(body));
    expect(bodies.length - new Set(bodies).size).toBe(0);
  });

  test('an arena that Redis has lost says what to do, and the same command goes on', async () => {
    const run = handedOut('lost', planOf(1));
    await until(async () => (await keysOf('moonrise:arena:*')).length > 0);
    await redis.flush();
    await expect(run).rejects.toThrow('Redis has lost this arena: run the same command again');
    await works();
    expect(await handedOut('lost', planOf(1))).toEqual({ stopped: null, played: 2 });
  });
});
