import { expect, test } from 'vitest';
import { Guards, type HoldName, holdGuards, type RateName, rateGuards } from './guards.ts';
import { defaultLimits, type LimitName, type Limits } from './limits.ts';

function guards(limits: Limits = defaultLimits) {
  const clock = { now: 0 };
  return { clock, guards: new Guards(limits, () => clock.now) };
}

const byAddress = (Object.keys(rateGuards) as RateName[]).filter((name) => rateGuards[name].per === 'address');

test.each(Object.keys(rateGuards) as RateName[])(
  '%s: refused with a message at the limit; other keys are unaffected; it recovers',
  (name) => {
    const { clock, guards: g } = guards();
    const { burst } = rateGuards[name].rate(defaultLimits);
    for (let i = 0; i < burst; i++) expect(g.take(name, 'anna')).toBeUndefined();
    const refusal = g.take(name, 'anna');
    expect(refusal?.error.code).toBe('rate_limited');
    expect(refusal?.error.message).toMatch(/^[A-Z].*\. Try again in (a second|\d+ seconds)\.$/);
    expect(g.ask(name, 'anna')).toEqual(refusal);
    expect(g.take(name, 'bo')).toBeUndefined();
    clock.now += refusal!.error.retry_after! * 1_000;
    expect(g.take(name, 'anna')).toBeUndefined();
  },
);

test.each(Object.keys(holdGuards) as HoldName[])(
  '%s: refused with a message at the limit; other keys are unaffected; leaving frees a slot',
  (name) => {
    const { guards: g } = guards();
    const most = defaultLimits[holdGuards[name].perKey];
    for (let i = 0; i < most; i++) expect(g.enter(name, 'anna')).toBeUndefined();
    expect(g.enter(name, 'anna')?.error).toEqual({ code: 'limit_reached', message: holdGuards[name].says });
    expect(g.enter(name, 'bo')).toBeUndefined();
    g.leave(name, 'anna');
    expect(g.enter(name, 'anna')).toBeUndefined();
  },
);

test.each([
  ['connections', 'connections'],
  ['openRooms', 'rooms'],
] as [HoldName, LimitName][])('%s: when the server is full, every key is refused', (name, limit) => {
  const { guards: g } = guards({ ...defaultLimits, [limit]: 2 });
  expect(g.enter(name, 'anna')).toBeUndefined();
  expect(g.enter(name, 'bo')).toBeUndefined();
  expect(g.enter(name, 'cid')?.error).toEqual({
    code: 'overloaded',
    message: 'The server is full. Running games continue; try again in a few minutes.',
  });
});

test('after ten wrong codes a minute the network is blocked for a while', () => {
  const { clock, guards: g } = guards();
  for (let i = 0; i < 10; i++) {
    expect(g.ask('wrongCodes', 'network')).toBeUndefined();
    g.take('wrongCodes', 'network');
  }
  expect(g.ask('wrongCodes', 'network')?.error.message).toBe(
    'Too many wrong codes from your network. Try again in 6 seconds.',
  );
  clock.now += 60_000;
  expect(g.ask('wrongCodes', 'network')).toBeUndefined();
});

const SITE = ['2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:1:101::/64', '2001:db8:1:201::/64'] as const;
const small = { ...defaultLimits, wide_network_factor: 2, widest_network_factor: 3 };

test.each(byAddress)('%s: networks of one /56 and of one /48 share a larger limit (T81)', (name) => {
  const { guards: g } = guards(small);
  const { burst } = rateGuards[name].rate(small);
  const all = SITE.flatMap((key) => Array.from({ length: burst }, () => g.take(name, key)));
  const isSame = 'isSameForAll' in rateGuards[name];
  expect(all.filter((refusal) => !refusal)).toHaveLength(isSame ? burst : 3 * burst);
  expect(g.take(name, '2001:db8:2:1::/64')).toBeUndefined();
  expect(g.hits()).toEqual(new Map([[name, isSame ? 3 * burst : burst]]));
});

test('what a /56 or a /48 refuses is not counted for the /64, and leaving frees all three (T81)', () => {
  const { guards: g } = guards({ ...small, rooms_per_address: 1 });
  const [one, two, three, four] = SITE;
  for (const key of [one, two, three]) expect(g.enter('openRooms', key)).toBeUndefined();
  for (let i = 0; i < 5; i++) expect(g.enter('openRooms', four)?.error.code).toBe('limit_reached');
  g.leave('openRooms', three);
  expect(g.enter('openRooms', four)).toBeUndefined();
  expect(g.hits()).toEqual(new Map([['openRooms', 5]]));
});
