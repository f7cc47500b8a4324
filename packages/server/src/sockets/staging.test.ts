import { expect, test } from 'vitest';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { type ClientTable, deal, gather, must, type TestSeat } from '../testing/table.ts';

const HOLD = 12_000;
const log = () => 'log' as const;
const packets = ({ client }: TestSeat) => client.all('events') as readonly { at: number; ends_at: number | null }[];
const lastEnd = (seat: TestSeat) => packets(seat).at(-1)?.ends_at ?? 0;
const dealtAt = (seat: TestSeat) => packets(seat)[0]!.at;

async function dealt(on: Serving, rules: string, players: number, options = {}, ai?: number): Promise<ClientTable> {
  const table = await gather(on, { rules, players, options, stream: log });
  must(await table.seats[0]!.client.ask('start_game', ai === undefined ? {} : { ai_count: ai }));
  await on.pass(6_000);
  return table;
}

test('rooms of the log stream are staged, others are not, and the host may choose', () =>
  serving(async (on) => {
    const staged = await gather(on, { rules: 'classic', players: 1, stream: log });
    expect(staged.seats[0]!.client.last('room_updated')?.options).toEqual({ staging: 8 });
    const plain = await gather(on, { rules: 'classic', players: 1 });
    expect(plain.seats[0]!.client.last('room_updated')?.options).toEqual({});
    const { client } = staged.seats[0]!;
    must(await client.ask('set_options', { options: { staging: 0 } }));
    expect(client.last('room_updated')?.options).toEqual({});
    expect((await client.ask('set_options', { options: { staging: 31 } })).error?.message).toContain('0 to 30');
  }));

test('the first clock starts when all have closed their card, or after twelve seconds', () =>
  serving(async (on) => {
    const { seats } = await dealt(on, 'classic', 4);
    const [anna] = seats as [TestSeat];
    expect(lastEnd(anna) - dealtAt(anna)).toBe(90_000 + HOLD);
    await on.pass(3_000);
    const before = seats.map(({ client }) => client.got.length);
    for (const { client } of seats.slice(1)) must(await client.ask('close_card'));
    must(await seats[1]!.client.ask('close_card'));
    expect(seats.map(({ client }) => client.got.length)).toEqual(before); // nobody is told
    must(await anna.client.ask('close_card'));
    await on.settled();
    for (const seat of seats) expect(lastEnd(seat) - dealtAt(seat)).toBe(90_000 + 3_000);
    const late = await dealt(on, 'classic', 4);
    await on.pass(HOLD);
    for (const { client } of late.seats) must(await client.ask('close_card'));
    expect(lastEnd(late.seats[0]!) - dealtAt(late.seats[0]!)).toBe(90_000 + HOLD);
  }));

test('AI seats and people who are away close their cards, at moments of their own', () =>
  serving(async (on) => {
    const { seats, code } = await dealt(on, 'classic', 2, {}, 4);
    const [anna, bela] = seats as [TestSeat, TestSeat];
    bela.client.close();
    must(await anna.client.ask('close_card'));
    await on.pass(8_500);
    const { rows } = await matchIn(on, code);
    const closed = rows.filter(({ command }) => command.type === 'close_card');
    expect(closed).toHaveLength(6);
    expect(new Set(closed.map(({ at }) => at)).size).toBe(6);
    expect(lastEnd(anna)).toBe(closed.at(-1)!.at + 90_000);
  }));

test('One Night needs no hold: its reveal is there for the card', () =>
  serving(async (on) => {
    const { seats } = await dealt(on, 'one-night', 3);
    expect(lastEnd(seats[0]!) - dealtAt(seats[0]!)).toBeLessThan(5_000 + HOLD);
  }));

test('a phase that opens with something to show ends that much later, up to the bound', () =>
  serving(async (on) => {
    const votes = async (staging: number) => {
      const { seats, code } = await dealt(on, 'classic', 5, { staging });
      await on.pass(lastEnd(seats[0]!) - on.clock.now());
      for (const { client } of seats) must(await client.ask('act', { act: 'vote', targets: [] }));
      const { rows } = await matchIn(on, code);
      const { at, deadline } = rows.at(-1)!;
      return Number(deadline) - at;
    };
    const usual = await votes(0);
    const shown = (await votes(30)) - usual;
    expect(shown).toBeGreaterThan(2_000);
    expect(await votes(1)).toBe(usual + 1_000);
  }));

test('a restart keeps the hold', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 4, stream: log });
    await deal(table);
    const [anna] = table.seats as [TestSeat];
    const first = packets(anna)[0]!;
    for (const { client } of table.seats.slice(1)) must(await client.ask('close_card'));
    await on.restart(0);
    await on.activity.settled(50);
    for (const { client, token } of table.seats) {
      await client.reconnect(on.url);
      must(await client.ask('resume', { token, last_n: packets(table.seats[0]!).length, stream: 'log' }));
    }
    must(await anna.client.ask('close_card'));
    await on.settled();
    expect(lastEnd(anna)).toBeLessThan(Number(first.ends_at));
  }));

test('a table screen leads once the host lets it, and tells how far it has shown the game', () =>
  serving(async (on) => {
    const { seats, code } = await dealt(on, 'classic', 4);
    const [anna, bela] = seats as [TestSeat, TestSeat];
    expect((await anna.client.ask('admit_display', { admitted: true })).error).toMatchObject({
      code: 'unknown_player',
    });
    const screen = await on.client();
    const other = await on.client();
    must(await screen.ask('spectate_room', { code, display: true, stream: 'log' }));
    must(await other.ask('spectate_room', { code, display: true, stream: 'log' }));
    const at = packets(bela).at(-1)!.at;
    expect((await screen.ask('stage_shown', { at })).error).toMatchObject({ code: 'not_allowed' });
    expect((await bela.client.ask('admit_display', { admitted: true })).error).toMatchObject({ code: 'host_only' });
    must(await anna.client.ask('admit_display', { admitted: true }));
    await on.settled();
    expect(bela.client.last('room_updated')?.display_leads).toBe(true);
    expect((await other.ask('stage_shown', { at })).error).toMatchObject({ code: 'not_allowed' });
    must(await screen.ask('stage_shown', { at }));
    await on.settled();
    expect(bela.client.last('stage')).toEqual({ at });
    screen.close();
    await on.settled();
    expect(bela.client.last('room_updated')?.display_leads).toBeUndefined();
  }));

test('a plain client of the named stream gets neither later deadlines nor stage packets', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 4 });
    await deal(table);
    const { duration, ends_at } = table.seats[0]!.client.last('phase_changed') as { duration: number; ends_at: number };
    const [{ at }] = (await matchIn(on, table.code)).rows as unknown as [{ at: number }];
    expect(ends_at - at).toBe(duration * 1000);
    expect(table.seats[0]!.client.all('stage')).toEqual([]);
  }));
