import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { autopilot } from '../testing/autopilot.ts';
import { matchIn } from '../testing/running-match.ts';
import { serving } from '../testing/serving.ts';
import { playOut, seatAndDeal } from '../testing/table.ts';
import { FinishedGames } from './finished-games.ts';

test('a game that is read from a standby is read to its end when the standby fails meanwhile', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { rules: 'classic', players: 4 });
    const { id } = await matchIn(on, table.code);
    for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `r${i}` });
    await playOut(table);

    const asked = { standby: 0, isDown: false };
    const read: Store['read'] = async (...what) => {
      asked.standby++;
      if (asked.isDown) throw new Error('the standby does not answer');
      return on.store.read(...what);
    };
    const replica = Object.assign(Object.create(on.store) as Store, { read });
    const games = new FinishedGames(Object.assign(Object.create(on.store) as Store, { replica }));
    const game = await games.find(id);
    const before = asked.standby;
    expect(before).toBeGreaterThan(0);
    asked.isDown = true;
    const parts: Buffer[] = [];
    for await (const part of game?.json() ?? []) parts.push(part);
    const { log } = JSON.parse(Buffer.concat(parts).toString()) as { readonly log: unknown[] };
    expect(log).toHaveLength(await on.store.head(`game/${id}`));
    expect(asked.standby).toBe(before + 1); // it is not asked again
  }));
