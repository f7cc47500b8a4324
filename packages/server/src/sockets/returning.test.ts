import { chance } from '@moonrise/bots';
import { expect, test } from 'vitest';
import { autopilot } from '../testing/autopilot.ts';
import { matchIn, packetsFor } from '../testing/running-match.ts';
import { serving } from '../testing/serving.ts';
import { type ClientTable, deal, gather, isOver, must, seatAndDeal, type TestSeat } from '../testing/table.ts';

const lastN = ({ client }: TestSeat): number => Number(client.frames.at(-1)?.data.n ?? 0);
const asSent = ({ client }: TestSeat): string[] => client.frames.map((frame) => JSON.stringify(frame));

async function reconnect(seat: TestSeat): Promise<void> {
  await seat.client.reconnect();
  must(await seat.client.ask('resume', { token: seat.token, last_n: lastN(seat), stream: seat.stream }));
}

/** A game in which all players lose their connections often. Returns how often. */
async function gameWithLosses(table: ClientTable, seed: string): Promise<number> {
  const { on, seats, code } = table;
  const below = chance(seed, 'restless');
  let losses = 0;
  await deal(table, 1);
  const match = await matchIn(on, code);
  const expected = seats.map((seat) => packetsFor(match, seat));
  while (!seats.every(({ client }) => isOver(client))) {
    const leaving = seats.filter(() => below(2) === 0);
    losses += leaving.length;
    const coming = leaving.map(reconnect); // while others act and packets are in flight
    if (below(2) === 0) await Promise.all(coming);
    await on.pass(Math.max(0, (on.clock.next ?? 0) - on.clock.now()));
    await Promise.all(coming);
    await on.settled();
  }
  for (const [i, seat] of seats.entries()) {
    expect(asSent(seat)).toEqual(expected[i]);
    expect(seat.client.faults).toEqual([]);
  }
  return losses;
}

const LOSSES = process.env.MOONRISE_LONG ? 2_000 : 400;

test(
  `${LOSSES} lost connections: a reconnecting player sees the same as one who never left`,
  { timeout: 600_000 },
  () =>
    serving(async (on) => {
      const rules = ['moonrise', 'classic', 'launch', 'one-night', 'aiwolf'];
      let losses = 0;
      for (let game = 0; losses < LOSSES; game++) {
        const seating = { rules: rules[game % rules.length] as string, players: 6 };
        const table = await gather(on, { ...seating, stream: (seat) => (seat % 2 ? 'log' : 'named') });
        for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `${game}/${i}`, idles: 3 });
        losses += await gameWithLosses(table, `${game}`);
        for (const { client } of table.seats) client.close();
        await on.settled();
      }
      expect(losses).toBeGreaterThanOrEqual(LOSSES);
    }),
);

test('without a packet number the whole history is sent again, with the same packets', () =>
  serving(async (on) => {
    const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4 });
    await on.pass(95_000);
    const [anna] = seats as [TestSeat];
    const before = asSent(anna);
    const again = await on.client();
    must(await again.ask('resume', { token: anna.token }));
    await on.settled();
    expect(again.frames.map((frame) => JSON.stringify(frame))).toEqual(before);
  }));

test('the newest connection has the seat; the older one is told and removed', () =>
  serving(async (on) => {
    const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4 });
    const [anna] = seats as [TestSeat];
    const newer = await on.client();
    must(await newer.ask('resume', { token: anna.token, last_n: lastN(anna) }));
    await on.settled();
    expect(anna.client.last('you_are_out')).toEqual({ reason: 'replaced' });
    const frames = anna.client.got.length;
    await on.pass(95_000);
    expect(anna.client.got).toHaveLength(frames);
    expect(newer.last('phase_changed')).toMatchObject({ phase: 'voting' });
    expect(await anna.client.ask('submit_vote', { target_id: null })).toMatchObject({ error: { code: 'not_seated' } });
    expect(await newer.ask('submit_vote', { target_id: null })).toEqual({ ok: true });
    expect(newer.last('room_updated')?.players).not.toContainEqual(expect.objectContaining({ connected: false }));
  }));

test('a wrong token gives no access', () =>
  serving(async (on) => {
    await seatAndDeal(on, { rules: 'classic', players: 4 });
    const stranger = await on.client();
    expect(await stranger.ask('resume', { token: 'x'.repeat(43) })).toMatchObject({ error: { code: 'unknown_token' } });
    await on.pass(95_000);
    expect(stranger.got).toEqual([]);
  }));

test('after a minute away a bot plays the seat, and gives it back', () =>
  serving(async (on) => {
    const { seats, code } = await seatAndDeal(on, { rules: 'classic', players: 4 });
    const [, bela] = seats as [TestSeat, TestSeat];
    const match = await matchIn(on, code);
    const seat = match.begin.sitters.findIndex(({ player }) => player === bela.id);
    const handedOver = () => match.rows.map(({ command }) => command).filter(({ type }) => type === 'hand_over');
    const votesOfBela = () =>
      match.rows.filter(({ command }) => command.type === 'act' && command.act === 'vote' && command.seat === seat);
    bela.client.close();
    await on.settled();
    await on.pass(59_000);
    expect(handedOver()).toEqual([]);
    await on.pass(1_500);
    expect(handedOver()).toEqual([{ type: 'hand_over', seat, to: 'bot' }]);
    await on.pass(55_000); // the vote has begun
    expect(votesOfBela()).toHaveLength(1);
    await reconnect(bela);
    await on.settled();
    expect(handedOver().at(-1)).toEqual({ type: 'hand_over', seat, to: 'player' });
  }));

test('a player who is absent when the game is dealt has a minute, too', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 5 });
    (table.seats[1] as TestSeat).client.close();
    await on.settled();
    await on.pass(120_000);
    await deal(table);
    const match = await matchIn(on, table.code);
    await on.pass(50_000);
    expect(match.rows).toHaveLength(1);
    await on.pass(10_000);
    expect(match.rows[1]?.command).toMatchObject({ type: 'hand_over', to: 'bot' });
  }));

test('if the host wants no bots, the seat of an absent player passes', () =>
  serving(async (on) => {
    const { seats, code } = await seatAndDeal(on, {
      rules: 'classic',
      players: 4,
      options: { bots_for_away: false },
    });
    (seats[1] as TestSeat).client.close();
    await on.pass(80_000);
    const match = await matchIn(on, code);
    expect(match.rows.map(({ command }) => command.type)).toEqual(['start']);
  }));

test('a packet number of the last game does not count in this game', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'one-night', players: 3 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    await deal(table);
    await on.pass(240_000);
    expect(isOver(anna.client)).toBe(true);
    const seen = lastN(bela);
    bela.client.close();
    await on.settled();
    must(await anna.client.ask('return_to_lobby'));
    must(await anna.client.ask('start_game'));
    await on.pass(60_000);
    const before = bela.client.got.length;
    await bela.client.reconnect();
    must(await bela.client.ask('resume', { token: bela.token, last_n: seen }));
    await on.settled();
    expect(bela.client.got.slice(before).map(({ event }) => event)).toContain('game_started');
  }));
