import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { autopilot } from '../testing/autopilot.ts';
import { matchIn } from '../testing/running-match.ts';
import { serving } from '../testing/serving.ts';
import { deal, gather, must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';

test('a game with a damaged log is stopped at the next start, and other games continue', () => {
  let damaged = '';
  const wrap = (store: Store): Store =>
    Object.assign(Object.create(store), {
      read: async (...args: Parameters<Store['read']>) => {
        const rows = await store.read(...args);
        return args[0] === damaged ? rows.map((row) => ({ ...row, events: [] })) : rows;
      },
    });
  return serving(
    async (on) => {
      const broken = await seatAndDeal(on, { rules: 'classic', players: 4 });
      const fine = await gather(on, { rules: 'classic', players: 4 });
      await deal(fine);
      damaged = `game/${(await matchIn(on, broken.code)).id}`;
      await on.restart(1_000);
      await on.activity.settled(50);
      for (const { seats } of [broken, fine])
        for (const { client, token } of seats) {
          await client.reconnect(on.url);
          must(await client.ask('resume', { token }));
        }
      await on.settled();
      const [anna] = broken.seats as [TestSeat];
      expect(anna.client.last('message')?.text).toContain('stopped');
      expect(anna.client.last('room_updated')).toMatchObject({ status: 'ended' });
      must(await anna.client.ask('return_to_lobby'));
      for (const [i, { client }] of fine.seats.entries()) autopilot(client, { seed: `d${i}` });
      await playOut(fine);
    },
    { wrap },
  );
});
