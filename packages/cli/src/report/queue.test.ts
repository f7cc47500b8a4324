// Simulations over a real Redis, with workers in this process. The tests beside the arena's command kill processes.
import { piecePool, pieceWorker } from '@moonrise/arena';
import { type Setup, setUp } from '@moonrise/lab';
import { simulate } from '@moonrise/lab/node';
import { type Redis, redisProgram, startRedis } from '@moonrise/server/testing';
import { createClient } from '@redis/client';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../command.ts';
import { simulate as simulateCommand } from '../commands/simulate.ts';
import { terminalOn } from '../terminal/terminal.ts';
import { type Survey, survey } from './survey.ts';

const { MOONRISE_LONG } = process.env; // a search for a fairer deck has very many pieces
const program = redisProgram();
function setupFor(players: number, roles?: Readonly<Record<string, number>>): Setup {
  const bots = { village: 'random', wolves: 'random' };
  const setup = setUp({ rules: 'classic', options: roles ? { roles } : {}, players, seed: 'queue', bots });
  if (!setup.ok) throw new Error(setup.message);
  return setup;
}
const setup = setupFor(6);
const counts = <T extends Omit<Survey, 'deck'>>({ workers: _, seconds: __, gamesPerSecond: ___, ...rest }: T) => rest;

describe.skipIf(program === undefined)('with Redis', () => {
  let redis: Redis;
  let stops: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    redis = await startRedis(String(program));
  });
  afterAll(() => redis.stop());
  afterEach(async () => {
    for (const stop of stops.reverse()) await stop();
    stops = [];
  });
  /** A worker; returns the pieces that it has played. */
  async function works(workers = 2): Promise<string[]> {
    const played: string[] = [];
    stops.push(await pieceWorker({ url: redis.url, workers, onPiece: (piece) => played.push(piece) }));
    return played;
  }
  async function pool() {
    const made = await piecePool(redis.url);
    stops.push(made.close);
    return made;
  }
  function jobs() {
    const client = createClient({ url: redis.url });
    client.on('error', () => {});
    const queue = new Queue('moonrise-simulate', { connection: client });
    stops.push(async () => {
      await queue.close();
      client.destroy();
    });
    return queue;
  }
  const isIdle = async (queue: Queue) => (await queue.getJobCountByTypes('waiting', 'active', 'delayed')) === 0;
  const until = async (isTrue: () => Promise<boolean>) => {
    while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const keys = async () => {
    const client = await createClient({ url: redis.url }).connect();
    const found = await client.keys('moonrise:simulate:*');
    client.destroy();
    return found;
  };

  test('a survey counts what it counts in threads, with every comparison', async () => {
    await works();
    const uneven = setupFor(8, { werewolf: 3, villager: 5 });
    const options = {
      ...{ games: 40, workers: 2, hasEffects: false, hasSizes: false, hasFairer: MOONRISE_LONG !== undefined },
      ...{ against: setupFor(8).experiment, onWork: () => () => {} },
    };
    const here = await survey(uneven, options);
    const { start, close } = await piecePool(redis.url);
    const there = await survey(uneven, { ...options, start });
    await close();
    const plain = ({ against, ...rest }: Survey) => [counts(rest), against && counts(against)];
    expect(plain(there)).toEqual(plain(here));
    expect(await keys()).toEqual([]);
  });

  async function commandWith(url: string) {
    const said: string[] = [];
    const stream = { write: (text: string) => said.push(text) };
    const line = `simulate --rules classic --players 6 --seed queue --games 40 --json --queue ${url}`;
    const code = await main([simulateCommand], line.split(' '), terminalOn(stream, stream, {}));
    return { code, said: said.join('') };
  }
  test('the command says that no Redis is there', async () => {
    const { code, said } = await commandWith('redis://user:secret@127.0.0.1:1');
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^moonrise simulate: Redis at 127.0.0.1:1 cannot be reached/),
    ]);
  });

  test('the command prints the same figures with --queue', async () => {
    await works();
    const { code, said } = await commandWith(redis.url);
    expect(code).toBe(0);
    const alone = await simulate(setup, { games: 40, workers: 1 });
    expect(counts(JSON.parse(said))).toEqual({ ...counts(alone), deck: setup.deck });
    expect(await keys()).toEqual([]);
  });

  test('a piece whose worker died after it had reported is not played again', async () => {
    const queue = jobs();
    const { start } = await pool();
    const run = simulate(setup, { games: 30, workers: 3, start });
    await until(async () => (await queue.getWaitingCount()) === 3);
    for (const { data } of await queue.getWaiting()) await queue.add('piece', data, { jobId: `more-${data.piece}` });
    const played = await works(1);
    const alone = await simulate(setup, { games: 30, workers: 1 });
    expect(counts(await run)).toEqual(counts(alone));
    await until(() => isIdle(queue));
    expect(played.length).toBe(new Set(played).size);
  });

  test('pieces that nobody waits for are dropped', async () => {
    const queue = jobs();
    const gone = await piecePool(redis.url);
    void simulate(setup, { games: 30, workers: 3, start: gone.start }).catch(() => {});
    await until(async () => (await queue.getWaitingCount()) === 3);
    const [first] = await queue.getWaiting();
    await gone.close();
    expect(await isIdle(queue)).toBe(true);
    await queue.add('piece', first?.data); // as after a kill
    const played = await works();
    await until(() => isIdle(queue));
    expect([played, await keys()]).toEqual([[], []]);
  });

  test('a game that fails ends the simulation with its message', async () => {
    await works();
    const { start } = await pool();
    const broken = { ...setup, experiment: { ...setup.experiment, players: 99 } };
    const run = simulate(broken, { games: 10, workers: 2, start });
    await expect(run).rejects.toThrow('Classic is for 4 to 16 players, not 99.');
  });
});
