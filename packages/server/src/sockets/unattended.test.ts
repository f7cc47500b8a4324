import { expect, test } from 'vitest';
import { defaultLimits } from '../limits/limits.ts';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { type ClientTable, deal, gather, must, seatAndDeal, type TestSeat } from '../testing/table.ts';

const MINUTE = 60_000;
const ended = async (on: Serving, id: string): Promise<boolean> =>
  JSON.stringify((await on.store.read(`game/${id}`)).map(({ events }) => events)).includes('"type":"ended"');
const commandsOf = async (on: Serving, id: string): Promise<string[]> =>
  (await on.store.read(`game/${id}`)).map(({ command }) => (command as { type: string }).type);
/** All players lose their connections. */
async function leave({ on, seats }: ClientTable): Promise<void> {
  for (const { client } of seats) client.close();
  await on.settled();
}
const slow = { bots_for_away: false, durations: { day: 400, voting: 400, night: 400 } }; // two rounds take 40 minutes

test('a game that all players have left is played out after two rounds, and its room closes', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { rules: 'classic', players: 4, options: slow });
    const { id } = await matchIn(on, table.code);
    await leave(table);
    await on.pass(40 * MINUTE);
    expect(await ended(on, id)).toBe(false);
    await on.pass(2 * MINUTE); // players are away after one minute
    expect(await ended(on, id)).toBe(true);
    await on.pass(10 * MINUTE);
    expect(on.server.rooms.size).toBe(0);
    expect(on.log.join('')).not.toContain('"level":"error"');
  }));

test.each(['classic', 'moonrise', 'launch', 'one-night', 'aiwolf'])(
  'a game of %s is played to its end by the rules, within one instant',
  (rules) =>
    serving(async (on) => {
      const players = rules === 'one-night' ? 3 : 5;
      const table = await seatAndDeal(on, { rules, players, options: { bots_for_away: false } });
      const match = await matchIn(on, table.code);
      for (const [seat] of table.seats.entries())
        await match.submit({ type: 'act', seat, act: 'say', slot: 'global', text: 'I am the seer.' });
      await leave(table);
      await on.pass(MINUTE);
      if (!match.isOver) must((await match.host({ type: 'play_out' })) as never);
      const since = on.clock.now();
      for (let turns = 0; !match.isOver && turns < 1_000; turns++) await on.settled();
      expect([match.isOver, on.clock.now()]).toEqual([true, since]);
      const answer = await fetch(`${on.url}/api/games/${match.id}`);
      expect(await answer.json()).toMatchObject({ game_id: match.id, played_out: true });
    }),
);

test('a player who comes back in time is waited for again', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { rules: 'classic', players: 4, options: slow });
    const match = await matchIn(on, table.code);
    const [anna] = table.seats as [TestSeat];
    await leave(table);
    await on.pass(35 * MINUTE);
    await anna.client.reconnect();
    must(await anna.client.ask('resume', { token: anna.token }));
    await on.settled();
    expect(match.attendance.unattendedSince).toBe(null);
    anna.client.close();
    await on.settled();
    await on.pass(35 * MINUTE);
    expect(await commandsOf(on, match.id)).not.toContain('play_out');
  }));

test('a game with a connected player is never played out, even if the player does nothing', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { rules: 'classic', players: 4, options: slow });
    const { id } = await matchIn(on, table.code);
    for (const { client } of table.seats.slice(1)) client.close();
    await on.settled();
    await on.pass(60 * MINUTE);
    const commands = await commandsOf(on, id);
    expect(['unattended', 'play_out'].filter((type) => commands.includes(type))).toEqual([]);
  }));

test('the time without players goes on over restarts', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { rules: 'classic', players: 4, options: slow });
    const { id } = await matchIn(on, table.code);
    await leave(table);
    await on.pass(20 * MINUTE);
    await on.restart(15 * MINUTE);
    await on.pass(5 * MINUTE);
    expect(await commandsOf(on, id)).not.toContain('play_out');
    await on.pass(2 * MINUTE);
    expect(await ended(on, id)).toBe(true);
  }));

test('a game that is being played out is finished after a restart', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { rules: 'classic', players: 4, options: slow });
    const match = await matchIn(on, table.code);
    await leave(table);
    await on.pass(MINUTE);
    await match.host({ type: 'play_out' });
    await on.restart(0);
    for (let turns = 0; !(await ended(on, match.id)) && turns < 1_000; turns++) await on.settled();
    expect(await ended(on, match.id)).toBe(true);
    expect((await commandsOf(on, match.id)).filter((type) => type === 'play_out')).toHaveLength(1);
  }));

test('one network cannot leave 200 games with phases of a day behind', () =>
  serving(
    async (on) => {
      const options = { durations: { day: 86_400, voting: 86_400, night: 86_400 } };
      let started = 0;
      for (let i = 0; i < 200; i++) {
        const client = await on.client('192.0.2.1');
        const created = await client.ask('create_room', { name: 'Anna', rules: 'classic', options });
        if (created.ok) started += Number((await client.ask('start_game', { ai_count: 4 })).ok);
        client.close();
      }
      await on.pass(10_000);
      expect(started).toBe(defaultLimits.slow_games_per_address);
    },
    {
      isLimited: true,
      limits: { overload_lag_ms: 1e9, room_burst: 1e6, action_burst: 1e6 },
      env: { TRUST_PROXY: 'loopback' },
    },
  ));

test('a slow game counts only until it is over', () =>
  serving(
    async (on) => {
      const options = { durations: { day: 86_400 }, countdown: 0 };
      for (let i = 0; i < 3; i++) {
        const client = await on.client('192.0.2.1');
        const { code } = must(await client.ask('create_room', { name: 'Anna', rules: 'classic', options }));
        must(await client.ask('start_game', { ai_count: 4 }));
        await on.pass(1_000);
        const match = await matchIn(on, String(code));
        must((await match.host({ type: 'play_out' })) as never);
        for (let turns = 0; !match.isOver && turns < 1_000; turns++) await on.settled();
        await on.settled();
      }
    },
    { isLimited: true, limits: { overload_lag_ms: 1e9, slow_games_per_address: 1 }, env: { TRUST_PROXY: 'loopback' } },
  ));

test('a ranked game that was played out is recorded, but not rated', () =>
  serving(async (on) => {
    const profile = 'p'.repeat(43);
    const table = await gather(on, { rules: 'classic', players: 4, options: slow }, profile);
    must(await (table.seats[0] as TestSeat).client.ask('set_options', { ranked: true, in_one_room: true }));
    await deal(table);
    const match = await matchIn(on, table.code);
    must((await match.host({ type: 'play_out' })) as never);
    for (let turns = 0; !match.isOver && turns < 1_000; turns++) await on.settled();
    const answer = await fetch(`${on.url}/api/me`, { headers: { authorization: `Bearer ${profile}` } });
    const { total, ratings } = (await answer.json()) as { total: number; ratings: unknown[] };
    expect([total, ratings]).toEqual([1, []]);
  }));
