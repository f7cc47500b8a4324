import { expect, test } from 'vitest';
import { autopilot } from '../testing/autopilot.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Nodes } from '../testing/nodes.ts';
import type { Serving, ServingOptions } from '../testing/serving.ts';
import { Disk, diskStore } from '../testing/simulator/disk.ts';
import { gather, must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';
import { localPresence } from './local-presence.ts';

/** Two nodes on one disk, without delays. */
async function withTwoNodes(work: (on: Nodes) => Promise<void>, settings: Partial<ServingOptions> = {}): Promise<void> {
  const disk = new Disk();
  const open = async () => diskStore(disk, async (ask) => ask());
  const on = await Nodes.start({ count: 2, ...settings, open, presence: localPresence(new ManualClock()) });
  try {
    await work(on);
  } finally {
    await on.stop();
  }
}
const opened = ({ nodes }: Nodes): readonly number[] => nodes.map(({ server }) => server.rooms.size);
const comesTo = async ({ client, token }: TestSeat, { url }: Serving): Promise<void> => {
  await client.reconnect(url);
  must(await client.ask('resume', { token }));
};

test('a client whose handshake did not name the room is told to move, unless there is no other node', () =>
  withTwoNodes(async (on) => {
    const [anna, bela, carl] = [await on.at(0).client(), await on.at(0).client(), await on.at(0).client()];
    const created = must(await anna.ask('create_room', { name: 'Anna' }));
    const code = String(created.code);
    expect(created.move).toBe(true);
    await bela.reconnect(`${on.at(0).url}?room=${code}`);
    expect(must(await bela.ask('join_room', { name: 'Bela', code })).move).toBeUndefined();
    await on.at(1).server.close();
    await on.pass(3_000);
    expect(must(await carl.ask('join_room', { name: 'Carl', code })).move).toBeUndefined();
    for (const { faults } of [anna, bela, carl]) expect(faults).toEqual([]);
  }));

test('a room whose people are all on another node is let go, comes back with one of them, and its game is played to the end', () =>
  withTwoNodes(async (on) => {
    const options = { countdown: 0, durations: { day: 90, voting: 30, night: 30 } };
    const table = await seatAndDeal(on.at(0), { rules: 'classic', players: 4, ai: 1, options });
    const [anna] = table.seats as [TestSeat];
    for (const seat of table.seats) await comesTo(seat, on.at(1));
    expect(opened(on)).toEqual([1, 1]);
    await on.pass(12_000);
    expect(opened(on)).toEqual([0, 1]);
    await comesTo(anna, on.at(0));
    await on.pass(12_000);
    expect(opened(on)).toEqual([1, 1]);
    for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `home${i}` });
    await playOut({ ...table, on });
    for (const { client } of table.seats) expect(client.faults).toEqual([]);
  }));

test('a room is kept while no one is connected anywhere, and for spectators and people who wait to be let in', () =>
  withTwoNodes(async (on) => {
    const { code, seats } = await gather(on.at(0), { rules: 'classic', players: 1, options: { approve_seats: true } });
    const [anna] = seats as [TestSeat];
    anna.client.close();
    await on.pass(20_000);
    expect(opened(on)).toEqual([1, 0]);
    const [watching, waiting] = [await on.at(0).client(), await on.at(0).client()];
    must(await watching.ask('spectate_room', { code }));
    await comesTo(anna, on.at(1));
    await on.pass(20_000);
    expect(opened(on)).toEqual([1, 1]);
    const wish = { code, name: 'Bela', token: 'secret'.padEnd(48, 'x') };
    expect(await waiting.ask('join_room', wish)).toMatchObject({ error: { code: 'approval_pending' } });
    watching.close();
    await on.pass(20_000);
    expect(opened(on)).toEqual([1, 1]);
    waiting.close();
    await on.pass(20_000);
    expect(opened(on)).toEqual([0, 1]);
  }));

test('a room that was let go counts against its creator until it closes', () =>
  withTwoNodes(
    async (on) => {
      const { seats } = await gather(on.at(0), { rules: 'classic', players: 1 });
      const [anna] = seats as [TestSeat];
      await comesTo(anna, on.at(1));
      await on.pass(12_000);
      expect(opened(on)).toEqual([0, 1]);
      const again = await on.at(0).client();
      expect(await again.ask('create_room', { name: 'Anna' })).toMatchObject({ error: { code: 'limit_reached' } });
      must(await anna.client.ask('leave_room'));
      anna.client.close();
      await on.pass(3_600_000);
      expect(opened(on)).toEqual([0, 0]);
      const later = await on.at(0).client();
      expect(await later.ask('create_room', { name: 'Anna' })).toMatchObject({ ok: true });
    },
    { isLimited: true, limits: { rooms_per_address: 1 } },
  ));
