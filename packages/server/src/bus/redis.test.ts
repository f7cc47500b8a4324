import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openProxy } from '../testing/chaos/tcp-proxy.ts';
import { busContract } from '../testing/contract/bus/bus-contract.ts';
import { type Redis, redisProgram, startRedis } from '../testing/services/redis.ts';
import type { Bus } from './bus.ts';
import { openRedisBus } from './redis.ts';

const program = redisProgram();
const PATIENCE = { timeout: 60_000, interval: 50 }; // ms

/** Two nodes that receive each other's hints. */
async function joined(url: string, said: string[] = []): Promise<readonly [Bus, Bus]> {
  const nodes = [openRedisBus(url, (words) => said.push(words)), openRedisBus(url, () => {})] as const;
  await hears(nodes[0], nodes[1]);
  await hears(nodes[1], nodes[0]);
  return nodes;
}
/** Repeats a hint until it arrives: hints sent before both are connected are lost, which is allowed. */
async function hears(one: Bus, other: Bus): Promise<void> {
  const mark = `mark/${Math.random()}`;
  let isHeard = false;
  other.onHint((stream) => {
    isHeard ||= stream === mark;
  });
  await vi.waitFor(() => {
    one.publish(mark, 1);
    expect(isHeard).toBe(true);
  }, PATIENCE);
}

describe.skipIf(program === undefined)('Redis', () => {
  let redis: Redis;
  beforeAll(async () => {
    redis = await startRedis(String(program));
  });
  afterAll(() => redis.stop());

  const others: Bus[] = [];
  afterAll(async () => void (await Promise.all(others.map((one) => one.close()))));
  busContract('Redis', async () => {
    const [one, other] = await joined(redis.url);
    others.push(other);
    return one;
  });

  test('a malformed message is ignored, and the next hint arrives', async () => {
    const [one, other] = await joined(redis.url);
    const heard: string[] = [];
    other.onHint((stream, seq) => stream.startsWith('game/') && heard.push(`${stream} ${seq}`));
    const stranger = createClient({ url: redis.url });
    await stranger.connect();
    const lies = ['', 'null', '{', '[[1]]', '[["game/a",-1]]', '[["game/a",1.5]]', `[["${'x'.repeat(200)}",1]]`];
    for (const lie of lies) await stranger.publish('moonrise/told', lie);
    one.publish('game/a', 3);
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), PATIENCE);
    expect(heard).toEqual(['game/a 3']);
    stranger.destroy();
    await Promise.all([one.close(), other.close()]);
  });

  const outages: Readonly<Record<string, () => Promise<unknown>>> = {
    'was killed and restarted empty': async () => {
      await redis.crash();
      await pause(300);
      await redis.recover();
    },
    'was flushed': () => redis.flush(),
    'was frozen for a while': async () => {
      redis.freeze();
      await pause(500);
      redis.thaw();
    },
  };
  for (const [outage, happen] of Object.entries(outages))
    test(`after Redis ${outage}, nodes reconnect by themselves`, async () => {
      const said: string[] = [];
      const [one, other] = await joined(redis.url, said);
      const happening = happen();
      for (let seq = 0; seq < 100; seq++) one.publish('game/a', seq);
      await happening;
      await hears(one, other);
      await hears(other, one);
      const told = said.map((words) => (words.includes('again') ? 'back' : 'lost'));
      expect(told.filter((one) => one === 'back')).toHaveLength(told.length / 2);
      if (outage.includes('killed')) expect(told).toEqual(['lost', 'back']);
      await Promise.all([one.close(), other.close()]);
    });
});

test.runIf(program)(
  'a connection to Redis that silently swallows everything is given up, and the log says so',
  async () => {
    const redis = await startRedis(String(program));
    const proxy = await openProxy(Number(new URL(redis.url).port));
    const said: string[] = [];
    const [one, other] = await joined(`redis://127.0.0.1:${proxy.port}`, said);
    proxy.swallow();
    const told = [expect.stringContaining('does not answer'), expect.stringContaining('again')];
    await expect.poll(() => said, PATIENCE).toEqual(told);
    expect(one.isUp?.()).toBe(true);
    await hears(one, other);
    await hears(other, one);
    await Promise.all([one.close(), other.close()]);
    await proxy.close();
    await redis.stop();
  },
);

test('without Redis the bus sends nothing, throws nothing and logs one line', async () => {
  const said: string[] = [];
  const alone = openRedisBus('redis://127.0.0.1:1', (words, why) => said.push(`${words} ${why}`));
  alone.publish('game/a', 1);
  await vi.waitFor(() => expect(said).toHaveLength(1), PATIENCE);
  await pause(500); // several more attempts
  alone.publish('game/a', 2);
  expect(said).toEqual([expect.stringMatching(/REDIS_URL.*ECONNREFUSED/)]);
  await alone.close();
});
