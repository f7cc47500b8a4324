import { expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { must } from '../testing/table.ts';

const GUESSES = 1_000;
/** How many of these guesses get an answer, one from each address, spread over one minute. */
async function answered(on: Serving, addresses: readonly string[]): Promise<number> {
  let count = 0;
  for (const [i, from] of addresses.entries()) {
    const { status } = await fetch(`${on.url}/api/rooms/ZZZZ`, { headers: { 'x-forwarded-for': from } });
    if (status === 404) count++;
    if (i % 100 === 99) await on.clock.pass((60_000 * 100) / addresses.length, on.settled);
  }
  return count;
}
const attacked = (work: (on: Serving) => Promise<void>) =>
  serving(work, { isLimited: true, limits: { overload_lag_ms: 1e9 }, env: { TRUST_PROXY: 'loopback' } });

const hex = (number: number) => number.toString(16);
const oneSite = Array.from({ length: GUESSES }, (_, i) => `2001:db8:7:${hex(i * 61)}::1`); // 1,000 networks /64 in one /48
const sites = (count: number) => Array.from({ length: GUESSES }, (_, i) => `2001:db8:${hex(i % count)}:${hex(i)}::1`);

test('one /48 cannot guess much more than one address, whatever /64 it uses (T81)', () =>
  attacked(async (on) => {
    const calm = await answered(on, oneSite);
    expect(calm).toBeLessThanOrEqual(2 * 160); // a burst, and what a minute refills
    expect(await answered(on, oneSite)).toBeLessThanOrEqual(200);
  }));

test('many /48 networks together cannot guess on: the limit for all networks starts an attack (T81)', () =>
  attacked(async (on) => {
    expect(await answered(on, sites(100))).toBeLessThanOrEqual(100 * 3 + 200);
    expect(await answered(on, sites(100))).toBeLessThanOrEqual(100);
    expect(await answered(on, sites(100))).toBeLessThanOrEqual(100);
  }));

const PLAYER = '198.51.100.7';
const join = async (client: Client, code: string) => client.ask('join_room', { code, name: 'Guest' });
const createdBy = async (client: Client): Promise<{ code: string; token: string }> => {
  const { code, token } = must(await client.ask('create_room', { name: 'Anna', rules: 'classic' }));
  return { code: String(code), token: String(token) };
};

test('while codes are guessed, new rooms have long codes and players with a right code still join (T81)', () =>
  attacked(async (on) => {
    const { code: old, token } = await createdBy(await on.client(PLAYER));
    expect(old).toHaveLength(4);
    await answered(on, sites(100));
    must(await join(await on.client('198.51.100.8'), old));
    const mistyped = await on.client('198.51.100.9');
    expect((await join(mistyped, 'ZZZZ')).error?.code).toBe('unknown_room');
    must(await join(mistyped, old));
    expect((await createdBy(await on.client(PLAYER))).code).toHaveLength(6);
    expect(on.log.filter((line) => line.includes('room codes are being guessed'))).toHaveLength(1);

    const guesser = await on.client('2001:db8:1:ffff::1');
    expect((await join(guesser, old)).error).toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('from yours too'),
    });
    const again = await on.client('2001:db8:1:ffff::1'); // a seat can be resumed from anywhere
    must(await again.ask('resume', { token }));

    await on.pass(600_000);
    const { code } = await createdBy(await on.client(PLAYER));
    expect(code).toHaveLength(4);
    must(await join(await on.client('2001:db8:1:ffff::1'), code));
  }));
