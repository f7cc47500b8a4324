import type { BanKey } from '@moonrise/protocol/admin';
import { expect, test, vi } from 'vitest';
import { noBus } from '../bus/bus.ts';
import { localPresence } from '../nodes/local-presence.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Nodes } from '../testing/nodes.ts';
import { Disk, diskStore } from '../testing/simulator/disk.ts';
import { must } from '../testing/table.ts';
import { adminEnv, TestModerator } from '../testing/test-moderator.ts';

const TROLL = '203.0.113.9';
const reason = 'Insults';

/** Two nodes on one disk. A host is on the first, a troll on the second. */
async function withTwoNodes(
  work: (on: Nodes, room: { code: string; id: string }, troll: Awaited<ReturnType<Nodes['client']>>) => Promise<void>,
  bus?: () => typeof noBus,
) {
  const disk = new Disk();
  const on = await Nodes.start({
    count: 2,
    open: async () => diskStore(disk, async (ask) => ask()),
    presence: localPresence(new ManualClock()),
    isLimited: true,
    env: { ...adminEnv, TRUST_PROXY: 'loopback' },
    ...(bus && { bus }),
  });
  try {
    const host = await on.at(0).client('198.51.100.1');
    const code = String(must(await host.ask('create_room', { name: 'Anna' })).code);
    const troll = await on.at(1).client(TROLL);
    const id = String(must(await troll.ask('join_room', { code, name: 'Bo' })).player_id);
    await on.settled();
    await work(on, { code, id }, troll);
  } finally {
    await on.stop();
  }
}

test.each([
  ['a bus', undefined],
  ['polling only', () => noBus],
])('a ban on one node holds on all, with %s, and the node of the player adds the network', (_, bus) =>
  withTwoNodes(async (on, params, troll) => {
    const [here, there] = [await TestModerator.signedIn(on.at(0)), await TestModerator.signedIn(on.at(1))];
    const payload = { reason, days: 1, by: ['seat', 'profile', 'network'] satisfies BanKey[] };
    const { bans } = await here.ask('POST /rooms/:code/members/:id/ban', { params, payload });
    expect(bans.map(({ by }) => by)).toEqual(['seat']); // it never sent a profile, and the other node knows the network
    for (let i = 0; i < 3; i++) await on.pass(1_000);
    await vi.waitFor(() => expect(troll.socket.connected).toBe(false));
    for (const admin of [here, there]) {
      const { bans } = await admin.ask('GET /bans');
      expect(bans.map(({ by, key }) => `${by} ${by === 'seat' ? '' : key}`)).toEqual([`network ${TROLL}/32`, 'seat ']);
    }
    for (const node of on.nodes) await expect(node.client(TROLL)).rejects.toThrow(/banned/);
    const [first] = (await there.ask('GET /bans')).bans;
    await there.ask('DELETE /bans/:id', { params: { id: first!.id }, payload: { reason: 'A mistake' } });
    for (let i = 0; i < 3; i++) await on.pass(1_000);
    for (const node of on.nodes) await expect(node.client(TROLL)).resolves.toBeDefined();
  }, bus),
);

test('a session of one node is known on the other, until it is ended on either', () =>
  withTwoNodes(async (on) => {
    const here = await TestModerator.signedIn(on.at(0));
    const there = new TestModerator(on.at(1));
    Object.assign(there, { cookie: here.cookie, csrf: here.csrf });
    expect((await there.ask('GET /overview')).nodes).toBe(2);
    await there.ask('DELETE /session');
    await vi.waitFor(async () => {
      await on.pass(1_000);
      expect(await here.refusal('GET /overview')).toBe('not_signed_in');
    });
  }));

test('both nodes write to one audit log, and each sees what the other did', () =>
  withTwoNodes(async (on, { code }) => {
    const [here, there] = [await TestModerator.signedIn(on.at(0)), await TestModerator.signedIn(on.at(1))];
    await here.ask('POST /announce', { payload: { text: 'Hello' } });
    await there.ask('POST /rooms/:code/close', { params: { code }, payload: { reason } });
    const { entries } = await here.ask('GET /audit');
    expect(entries.map(({ number, what }) => `${number} ${what}`)).toEqual([
      '4 close_room',
      '3 announce',
      '2 signed_in',
      '1 signed_in',
    ]);
  }));
