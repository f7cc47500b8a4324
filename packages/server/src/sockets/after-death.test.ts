import { expect, test } from 'vitest';
import { type Serving, serving } from '../testing/serving.ts';
import { type ClientTable, isOver, must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';

interface Packet {
  readonly n: number;
  readonly table?: { readonly seat: number };
  readonly events: readonly { readonly type: string; readonly to: 'all' | readonly number[] }[];
  readonly predictions?: readonly { readonly seat: number; readonly points: number }[];
  readonly prediction?: object;
}
const packets = ({ client }: TestSeat) => client.all('events') as unknown as readonly Packet[];
const seatOf = (one: TestSeat): number => packets(one)[0]!.table!.seat;

/** Five people have voted the first one out. */
async function exiled(on: Serving, options = {}): Promise<ClientTable> {
  const table = await seatAndDeal(on, {
    rules: 'classic',
    players: 5,
    options: { staging: 0, ...options },
    stream: () => 'log',
  });
  const [anna, ...others] = table.seats as [TestSeat, ...TestSeat[]];
  must(await anna.client.ask('start_vote'));
  for (const { client } of others) must(await client.ask('act', { act: 'vote', targets: [seatOf(anna)] }));
  must(await anna.client.ask('act', { act: 'vote', targets: [] }));
  await on.settled();
  return table;
}

test('a dead player may see everything where the room allows it, and nobody else sees more', () =>
  serving(async (on) => {
    const { seats } = await exiled(on, { dead_see_all: true });
    const [anna, bela] = seats as [TestSeat, TestSeat];
    const before = packets(bela).length;
    const [own, others] = [packets(anna).length, seatOf(bela)];
    expect((await bela.client.ask('see_all')).error?.message).toContain('still alive');
    must(await anna.client.ask('see_all'));
    must(await anna.client.ask('see_all')); // twice is once
    await on.settled();
    const again = packets(anna).slice(own);
    expect(again[0]?.table).toBeDefined();
    expect(packets(anna).map(({ n }) => n)).toEqual(packets(anna).map((_, i) => i + 1));
    const secret = again.flatMap(({ events }) => events).filter(({ to }) => to !== 'all' && !to.includes(seatOf(anna)));
    expect(secret.length).toBeGreaterThan(0);
    expect(packets(bela)).toHaveLength(before);
    const told = packets(bela).flatMap(({ events }) => events);
    expect(told.every(({ to }) => to === 'all' || to.includes(others))).toBe(true);
  }));

test('without the option the dead see no more than before', () =>
  serving(async (on) => {
    const { seats } = await exiled(on);
    const [anna] = seats as [TestSeat];
    expect((await anna.client.ask('see_all')).error).toMatchObject({ code: 'not_allowed' });
    expect((await anna.client.ask('predict', { winner: 'town' })).error).toMatchObject({ code: 'not_allowed' });
    expect((await anna.client.ask('skip_to_end')).error?.message).toContain('Others still play');
  }));

test('predictions of the dead are scored at the end, and the living see none before', () =>
  serving(async (on) => {
    const table = await exiled(on, { predictions: true });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    const before = packets(bela).length;
    expect((await bela.client.ask('predict', { winner: 'town' })).error).toMatchObject({ code: 'not_allowed' });
    expect((await anna.client.ask('predict', { winner: 'fish' })).error).toMatchObject({ code: 'bad_targets' });
    must(await anna.client.ask('predict', { winner: 'town', next: seatOf(bela) }));
    await on.settled();
    expect(packets(anna).at(-1)?.prediction).toEqual({ winner: 'town', next: seatOf(bela) });
    expect(packets(bela)).toHaveLength(before);
    await playOut(table);
    const scores = packets(bela).findLast(({ events }) => events.some(({ type }) => type === 'ended'))?.predictions;
    expect(scores).toEqual([{ seat: seatOf(anna), points: expect.any(Number) }]);
    expect(packets(bela).every(({ prediction }) => prediction === undefined)).toBe(true);
  }));

test('alone at a table of bots, a dead person sees all, or skips to the end', () =>
  serving(async (on) => {
    for (let tries = 0; tries < 20; tries++) {
      const { seats } = await seatAndDeal(on, { rules: 'launch', players: 1, ai: 6, options: { staging: 0 } });
      const [anna] = seats as [TestSeat];
      const isDead = () =>
        (anna.client.last('room_updated') as { players: { id: string; alive: boolean }[] }).players.some(
          ({ id, alive }) => id === anna.id && !alive,
        );
      while (!isDead() && !isOver(anna.client)) await on.pass(10_000);
      if (isOver(anna.client)) continue;
      must(await anna.client.ask('see_all'));
      must(await anna.client.ask('skip_to_end'));
      for (let turns = 0; turns < 500 && !isOver(anna.client); turns++) await on.settled();
      expect(isOver(anna.client)).toBe(true);
      return;
    }
    throw new Error('the person always survives');
  }));
