import { expect } from 'vitest';
import type { LimitName, Limits } from '../../../limits/limits.ts';
import { type Serving, serving } from '../../serving.ts';
import { must } from '../../table.ts';
import { GET, IdleConnections } from './idle-connections.ts';
import { guest, HERE, host, limited, refusedWith, THERE } from './visits.ts';

/** Without a proxy, whose connections would not count. */
const direct = (limits: Partial<Limits>, work: (connections: IdleConnections) => Promise<void>): Promise<void> =>
  serving(
    async (on) => {
      const connections = new IdleConnections(on);
      try {
        await work(connections);
      } finally {
        connections.close();
      }
    },
    { isLimited: true, limits: { overload_lag_ms: 1e9, ...limits } },
  );
const refusedThird = (limits: Partial<Limits>, message: string) =>
  direct({ keep_alive_seconds: 600, ...limits }, async (connections) => {
    for (let i = 0; i < 3; i++) await connections.add(GET);
    expect(connections.heard.map((text) => text.includes('200 OK'))).toEqual([true, true, false]);
    expect(connections.heard[2]).toContain(message);
    await expect.poll(() => connections.open.size).toBe(2);
  });

const roomFrom = async (on: Serving, from: string) =>
  (await on.client(from)).ask('create_room', { name: 'Anna', rules: 'classic' });
/** Rooms from three networks of one larger network: the third is too many. */
const together = (limits: Partial<Limits>, own: readonly string[], other: string) =>
  limited({ room_burst: 1, ...limits }, async (on) => {
    const [one = '', two = '', three = ''] = own;
    for (const from of [one, two]) must(await roomFrom(on, from));
    refusedWith('rate_limited', await roomFrom(on, three));
    must(await roomFrom(on, other));
  });

const guess = async (on: Serving, from: string, code = 'ZZZZ') =>
  (await on.client(from)).ask('join_room', { code, name: 'Guest' });
/** One wrong code from each of two networks starts the attack; then each network may send one. */
const searched = () =>
  limited(
    { wrong_codes_in_all_per_minute: 1, wrong_codes_in_attack: 1, code_attack_minutes: 2, idle_lobby_seconds: 1e6 },
    async (on) => {
      const { code } = await host(on, THERE);
      for (const from of [HERE, '192.0.2.2']) refusedWith('unknown_room', await guess(on, from));
      refusedWith('rate_limited', await guess(on, HERE, code));
      await guest(on, code, '192.0.2.3');
      expect((await host(on, '192.0.2.4')).code).toHaveLength(6);
      await on.pass(121_000);
      must(await guess(on, HERE, code));
      expect((await host(on, '192.0.2.4')).code).toHaveLength(4);
    },
  );

export const networks = {
  tcp: () => refusedThird({ tcp: 2 }, 'The server is full.'),
  tcp_per_address: () => refusedThird({ tcp_per_address: 2 }, 'Too many open connections from your network'),
  keep_alive_seconds: () =>
    direct({ keep_alive_seconds: 1 }, async (connections) => {
      await connections.add(GET);
      await expect.poll(() => connections.open.size, { timeout: 20_000 }).toBe(0);
    }),
  wide_network_factor: () =>
    together(
      { wide_network_factor: 2 },
      ['2001:db8:1:101::1', '2001:db8:1:102::1', '2001:db8:1:1ff::1'],
      '2001:db8:1:201::1',
    ),
  widest_network_factor: () =>
    together(
      { widest_network_factor: 2 },
      ['2001:db8:1:101::1', '2001:db8:1:201::1', '2001:db8:1:f001::1'],
      '2001:db8:2:101::1',
    ),
  wrong_codes_in_all_per_minute: searched,
  wrong_codes_in_attack: searched,
  code_attack_minutes: searched,
} satisfies Partial<Record<LimitName, () => Promise<void>>>;
