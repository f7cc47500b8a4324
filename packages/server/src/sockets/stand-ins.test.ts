import { expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { type ClientTable, deal, gather, must, type TestSeat } from '../testing/table.ts';

interface ShownPlayer {
  readonly id: string;
  readonly connected: boolean;
  readonly played_by_bot?: true;
}
const players = (client: Client) => (client.last('room_updated')?.players ?? []) as readonly ShownPlayer[];
const shownOf = (client: Client, { id }: TestSeat) => {
  const { connected, played_by_bot } = players(client).find((player) => player.id === id) as ShownPlayer;
  return { connected, played_by_bot };
};
const days = ({ client }: TestSeat) =>
  client.all('phase_changed').filter(({ phase }) => String(phase).includes('day')).length;
/** Lets time pass until this many days have begun. Nobody acts, so nobody dies. */
async function untilDay(on: Serving, seat: TestSeat, day: number): Promise<void> {
  for (let steps = 0; days(seat) < day && steps < 500; steps++) await on.pass(1_000);
  expect(days(seat)).toBe(day);
}
async function returns({ on }: ClientTable, { client, token }: TestSeat): Promise<void> {
  await client.reconnect();
  must(await client.ask('resume', { token }));
  await on.settled();
}

test('a bot in the seat of an absent person carries a mark from the next day on, until the person is back', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'moonrise', players: 5 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    await deal(table);
    await untilDay(on, anna, 1);
    bela.client.close();
    await on.settled();
    expect(shownOf(anna.client, bela)).toEqual({ connected: false });
    await on.pass(62_000); // the bot has sat down, still on this day or in this night
    expect(days(anna)).toBe(1);
    expect(shownOf(anna.client, bela)).toEqual({ connected: false });
    await untilDay(on, anna, 2);
    expect(shownOf(anna.client, bela)).toEqual({ connected: false, played_by_bot: true });
    expect(players(anna.client).filter(({ played_by_bot }) => played_by_bot)).toHaveLength(1);
    await returns(table, bela);
    expect(shownOf(anna.client, bela)).toEqual({ connected: true });
  }));

test('who comes back at night keeps the mark until the day, and `connected` says the same', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'moonrise', players: 5 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    await deal(table);
    bela.client.close();
    await untilDay(on, anna, 2);
    expect(shownOf(anna.client, bela)).toEqual({ connected: false, played_by_bot: true });
    const nights = () => anna.client.all('phase_changed').filter(({ phase }) => phase === 'night').length;
    for (const before = nights(); nights() === before; ) await on.pass(1_000);
    await returns(table, bela);
    expect(shownOf(anna.client, bela)).toEqual({ connected: false, played_by_bot: true });
    await untilDay(on, anna, 3);
    expect(shownOf(anna.client, bela)).toEqual({ connected: true });
  }));

test('who has left for good is played by a bot, with the mark', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'moonrise', players: 5 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    await deal(table);
    must(await bela.client.ask('leave_room'));
    await untilDay(on, anna, 2);
    expect(shownOf(anna.client, bela)).toEqual({ connected: false, played_by_bot: true });
  }));

test.each([
  ['with an AI seat', { ai_count: 1 }],
  ['in Chaos Mode', { options: { chaos: true } }],
])('%s no one is shown as away, and no bot is marked', (_, options) =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'moonrise', players: 5 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    must(await anna.client.ask('set_options', options));
    await deal(table);
    bela.client.close();
    await untilDay(on, anna, 2);
    expect(players(anna.client).map(({ connected }) => connected)).toEqual(players(anna.client).map(() => true));
    expect(JSON.stringify(anna.client.all('room_updated'))).not.toContain('played_by_bot');
  }),
);
