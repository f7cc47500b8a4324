import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Guards, type RateName, rateGuards } from '../limits/guards.ts';
import type { Rate } from '../limits/limiter.ts';
import { defaultLimits } from '../limits/limits.ts';
import { type Redis, redisProgram, startRedis } from '../testing/services/redis.ts';
import { type Buckets, openRedisBuckets, type SharedBucket } from './buckets.ts';

const program = redisProgram();
const AGAIN = { retry: 3 }; // on a busy machine Redis may answer too late, which counts as an outage
const slow = { burst: 5, perSecond: 0.001 };
const only = (key: string, rate: Rate): readonly SharedBucket[] => [{ key, rate }];
// Each node counts actions alone: a question to Redis would cost more than the action.
const perAddress = (Object.keys(rateGuards) as RateName[]).filter(
  (name) => rateGuards[name].per === 'address' && name !== 'addressActions',
);

describe.skipIf(program === undefined)('limits shared by nodes', () => {
  let redis: Redis;
  let nodes: readonly Buckets[];
  beforeAll(async () => {
    redis = await startRedis(String(program));
    nodes = [1, 2, 3].map(() => openRedisBuckets(redis.url));
    await answered();
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await redis.stop();
  });
  const answered = () =>
    vi.waitFor(
      async () => {
        for (const node of nodes) expect(await node.ask(only('any', slow))).toEqual({ ok: true });
      },
      { timeout: 60_000, interval: 100 },
    );
  const guards = () => nodes.map((node) => new Guards(defaultLimits, Date.now, node));

  test.each(perAddress)('%s: three nodes together allow as many requests as one', AGAIN, async (name) => {
    const three = guards();
    const anna = `anna at ${performance.now()}`;
    const { burst, perSecond } = rateGuards[name].rate(defaultLimits);
    const began = Date.now();
    const asked = Array.from({ length: 3 * burst }, (_, i) => three[i % 3]?.takeEverywhere(name, anna));
    const passed = (await Promise.all(asked)).filter((refusal) => refusal === undefined).length;
    const refilled = Math.ceil(((Date.now() - began) / 1000) * perSecond);
    expect(passed).toBeGreaterThanOrEqual(burst);
    expect(passed).toBeLessThanOrEqual(burst + refilled);
    expect(await three[0]?.takeEverywhere(name, 'bo')).toBeUndefined();
  });

  test('a refusal says how long to wait, and `ask` does not count', async () => {
    const [one, other] = nodes as [Buckets, Buckets];
    for (let i = 0; i < slow.burst; i++) expect(await one.take(only('carl', slow))).toEqual({ ok: true });
    const aboutThousand = expect.closeTo(1_000, -2); // time passes meanwhile
    expect(await other.ask(only('carl', slow))).toEqual({ ok: false, retryAfter: aboutThousand });
    const quick = { burst: 1, perSecond: 0.5 };
    expect(await one.take(only('dora', quick))).toEqual({ ok: true });
    expect(await other.ask(only('dora', quick))).toMatchObject({ ok: false });
    await expect.poll(() => other.ask(only('dora', quick))).toEqual({ ok: true });
    for (let i = 0; i < 3; i++) expect(await other.ask(only('dora', quick))).toEqual({ ok: true });
  });

  test('while Redis is down or frozen each node applies its own limits, without long waits', async () => {
    for (const [goes, comes] of [
      [() => redis.crash(), () => redis.recover()],
      [async () => redis.freeze(), async () => redis.thaw()],
    ] as const) {
      await goes();
      const [one, other] = guards() as [Guards, Guards];
      const { burst } = rateGuards.joins.rate(defaultLimits);
      const at = `emil ${goes}`;
      for (const node of [one, other]) {
        const asked = Array.from({ length: burst + 5 }, () => node.takeEverywhere('joins', at));
        const passed = (await Promise.all(asked)).filter((refusal) => refusal === undefined);
        expect(passed.length).toBeGreaterThanOrEqual(burst);
        expect(passed.length).toBeLessThan(burst + 5);
      }
      await comes();
      await answered();
    }
  });
});
