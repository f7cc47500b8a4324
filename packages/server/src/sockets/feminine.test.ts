import { expect, test } from 'vitest';
import { matchIn } from '../testing/running-match.ts';
import { serving } from '../testing/serving.ts';
import { deal, gather, must, type TestSeat } from '../testing/table.ts';
import { setupOf } from '../thinking/table-setup.ts';

test('bots speak of a player in the feminine who has chosen so, and no packet says who that is', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 2 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    must(await anna.client.ask('set_look', { face: 3, colour: 4, feminine: true }));
    must(await anna.client.ask('set_look', { face: 3, colour: 5 }));
    await deal(table, 5);
    const match = await matchIn(on, table.code);
    const { feminine = [] } = setupOf({ begin: match.begin, botSeed: 's' });
    const seatOf = ({ id }: TestSeat) => match.begin.sitters.findIndex(({ player }) => player === id);
    expect(feminine).toContain(seatOf(anna));
    expect(feminine).not.toContain(seatOf(bela));
    for (const { client } of [anna, bela]) expect(JSON.stringify(client.got)).not.toContain('eminine');
  }));

test('where players have other names than their own, it does not follow them', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'moonrise', players: 1, options: { chaos: true } });
    const [anna] = table.seats as [TestSeat];
    must(await anna.client.ask('set_look', { face: 3, colour: 4, feminine: true }));
    await deal(table, 5);
    expect(setupOf({ begin: (await matchIn(on, table.code)).begin, botSeed: 's' })).not.toHaveProperty('feminine');
  }));
