import { expect, test } from 'vitest';
import { autopilot } from '../testing/autopilot.ts';
import type { Client } from '../testing/client.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { must, playOut, type TestSeat } from '../testing/table.ts';

const secretOf = (name: string) => name.padEnd(43, 'x');
interface Guest {
  readonly name: string;
  readonly from: string;
  readonly profile: string;
}
const guest = (i: number, from: string, profile = `player${i}`): Guest => ({ name: `Player ${i}`, from, profile });

/** Everyone of these takes a seat in a ranked room. */
async function gathered(on: Serving, guests: readonly Guest[], options: object = {}): Promise<readonly TestSeat[]> {
  const seats: TestSeat[] = [];
  let code = '';
  for (const { name, from, profile } of guests) {
    const client: Client = await on.client(from);
    const event = code === '' ? 'create_room' : 'join_room';
    const wish = code === '' ? { rules: 'classic' } : { code };
    const ack = must(await client.ask(event, { name, profile: secretOf(profile), ...wish }));
    code = String(ack.code);
    seats.push({ client, id: String(ack.player_id), token: String(ack.token), name, stream: 'named' });
  }
  must(await seats[0]!.client.ask('set_options', { ranked: true, ...options }));
  await on.settled();
  return seats;
}
const start = (seats: readonly TestSeat[]) => seats[0]!.client.ask('start_game', {});
const ratingsOf = async (on: Serving, profile: string): Promise<readonly unknown[]> => {
  const headers = { authorization: `Bearer ${secretOf(profile)}` };
  return ((await (await fetch(`${on.url}/api/me`, { headers })).json()) as { ratings: unknown[] }).ratings;
};
async function played(on: Serving, seats: readonly TestSeat[]): Promise<void> {
  must(await start(seats));
  await on.pass(10_000);
  for (const [i, { client }] of seats.entries()) autopilot(client, { seed: `ranked${i}` });
  await playOut({ on, code: '', seats });
}
const behindProxy = (work: (on: Serving) => Promise<void>) =>
  serving(work, {
    isLimited: true,
    limits: { overload_lag_ms: 1e9, action_burst: 1e6, chat_burst: 1e6 },
    env: { TRUST_PROXY: 'loopback' },
  });
const OWN = ['192.0.2.1', '192.0.2.2', '2001:db8:1::1', '2001:db8:2::1'];

test('one person on four connections gains no rating (T90)', () =>
  behindProxy(async (on) => {
    const sites = {
      'one address': Array(4).fill('192.0.2.1') as string[],
      'one /48': [1, 2, 3, 4].map((i) => `2001:db8:7:${i}00::1`),
    };
    for (const [where, froms] of Object.entries(sites)) {
      const seats = await gathered(
        on,
        froms.map((from, i) => guest(i, from)),
      );
      const why = seats[0]!.client.last('room_updated')?.cannot_start_why;
      expect([where, why]).toEqual([where, { code: 'ranked_same_network', n: 3 }]);
      const { error } = await start(seats);
      expect(error).toMatchObject({ code: 'cannot_start', message: expect.stringContaining('We sit in one room') });
      must(await seats[0]!.client.ask('set_options', { ranked: false })); // the game can be played, but not rated
      await played(on, seats);
      for (let i = 0; i < 4; i++) expect(await ratingsOf(on, `player${i}`)).toEqual([]);
    }
  }));

test('four people on four networks are rated, and so are four at one table with the host’s word (T90)', () =>
  behindProxy(async (on) => {
    await played(
      on,
      await gathered(
        on,
        OWN.map((from, i) => guest(i, from)),
      ),
    );
    expect(await ratingsOf(on, 'player0')).toHaveLength(1);
    const seats = await gathered(
      on,
      OWN.map((_, i) => guest(i + 4, '192.0.2.9')),
      { in_one_room: true },
    );
    for (const { client } of seats) expect(client.last('room_updated')).toMatchObject({ in_one_room: true });
    expect((await seats[1]!.client.ask('set_options', { in_one_room: false })).error?.code).toBe('host_only');
    await played(on, seats);
    expect(await ratingsOf(on, 'player4')).toHaveLength(1);
  }));

test('the same profile counts once, also with the host’s word (T90)', () =>
  behindProxy(async (on) => {
    const twice = OWN.map((from, i) => guest(i, from, i < 2 ? 'anna' : `player${i}`));
    const seats = await gathered(on, twice, { in_one_room: true });
    expect((await start(seats)).error).toMatchObject({
      code: 'cannot_start',
      message: expect.stringContaining('One person has two seats'),
    });
    expect(seats[0]!.client.last('room_updated')?.cannot_start_why).toEqual({ code: 'ranked_same_person' });
  }));
