import { expect, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { roomStream } from '../rooms/room.ts';
import { presenceStream } from '../rooms/room-presence.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Nodes } from '../testing/nodes.ts';
import { Disk, diskStore } from '../testing/simulator/disk.ts';
import { seatAndDeal } from '../testing/table.ts';
import { localPresence } from './local-presence.ts';
import type { Presence } from './presence.ts';

const HINTS = 200;

test('many hints about who is connected lead to few queries', async () => {
  const disk = new Disk();
  const presenceOf = localPresence(new ManualClock());
  let asked = 0;
  const presence = (node: string): Presence => {
    const real = presenceOf(node);
    const counted: Presence['in'] = (rooms) => {
      asked++;
      return real.in(rooms);
    };
    return Object.assign(Object.create(real) as Presence, { in: counted });
  };
  const bus = localBus();
  const on = await Nodes.start({ count: 1, open: async () => diskStore(disk, async (ask) => ask()), presence, bus });
  const { code } = await seatAndDeal(on, { rules: 'classic', players: 4, ai: 0 });
  const id = (await on.at(0).server.rooms.byCode(code))?.room.id ?? '';
  await on.settled();
  const stranger = bus();
  asked = 0;
  for (let i = 0; i < HINTS; i++) stranger.publish(presenceStream(roomStream(id)), 0);
  await on.settled();
  await expect.poll(() => asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(5);
  await stranger.close();
  await on.stop();
});

test('a failed update of the presence is not announced', async () => {
  const disk = new Disk();
  const presenceOf = localPresence(new ManualClock());
  const presence = (node: string): Presence =>
    Object.assign(Object.create(presenceOf(node)) as Presence, {
      take: () => Promise.reject(new Error('the database is slow')),
    });
  const bus = localBus();
  const heard: string[] = [];
  bus().onHint((stream) => void heard.push(stream.split('/')[0] ?? ''));
  const on = await Nodes.start({ count: 1, open: async () => diskStore(disk, async (ask) => ask()), presence, bus });
  await seatAndDeal(on, { rules: 'classic', players: 4, ai: 0 });
  await on.settled();
  expect(heard).toContain('room');
  expect(heard).not.toContain('places');
  await on.stop();
});
