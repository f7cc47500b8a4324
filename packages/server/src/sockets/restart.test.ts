import { expect, test } from 'vitest';
import { type Also, listOf, type Rows, type Store } from '../store/store.ts';
import { autopilot } from '../testing/autopilot.ts';
import { matchIn } from '../testing/running-match.ts';
import { serving } from '../testing/serving.ts';
import { type ClientTable, deal, gather, must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';

async function reconnectAll({ on, seats }: ClientTable): Promise<void> {
  for (const { client, token, stream } of seats) {
    await client.reconnect(on.url);
    const n = Number(client.frames.at(-1)?.data.n ?? 0);
    must(await client.ask('resume', { token, last_n: n, stream }));
  }
  await on.settled();
}
const endsAt = ({ client }: TestSeat): number => Number(client.last('phase_changed')?.ends_at);

test('a game continues after a restart, and its phase is extended by the lost time with a message', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { rules: 'classic', players: 4 });
    const [anna] = table.seats as [TestSeat];
    const due = endsAt(anna);
    await on.pass(20_000);
    const reasons: string[] = [];
    anna.client.socket.on('disconnect', (reason) => reasons.push(reason));
    await on.restart(15_000);
    await on.activity.settled(50);
    await reconnectAll(table);
    expect(reasons).toEqual(['transport close']); // clients reconnect by themselves after this
    expect(endsAt(anna)).toBe(due + 15_000);
    expect(anna.client.last('message')?.text).toBe('The server was away: this phase lasts 15 seconds longer.');
    await on.pass(due + 15_000 - on.clock.now() - 1);
    expect(anna.client.last('phase_changed')).toMatchObject({ phase: 'day' });
    await on.pass(1);
    expect(anna.client.last('phase_changed')).toMatchObject({ phase: 'voting', ends_at: due + 45_000 });
    expect(anna.client.faults).toEqual([]);
  }));

test.each([
  ['an outage longer than the phase had left gives back what it had left', 80_000, 3_600_000, 10_000],
  ['at most a minute is given back', 10_000, 3_600_000, 60_000],
  ['a long outage in a long phase moves the end by a minute', 10_000, 75_000, 60_000 + 5_000],
])('%s', (_, played, away, left) =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { rules: 'classic', players: 4 });
    await on.pass(played - 4_000); // the day began this long ago
    await on.restart(away);
    const match = await matchIn(on, table.code);
    expect(match.deadline).toBe(on.clock.now() + left);
  }),
);

test('deaths, choices and members are kept over a restart', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 5 });
    await deal(table, 2);
    await on.pass(95_000);
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    must(await anna.client.ask('submit_vote', { target_id: bela.id, id: 'v' }));
    const before = anna.client.last('room_updated');
    await on.restart(2_000);
    await reconnectAll(table);
    expect(anna.client.last('room_updated')).toEqual(before);
    expect(await anna.client.ask('submit_vote', { target_id: bela.id, id: 'v' })).toEqual({ ok: true });
    const match = await matchIn(on, table.code);
    const votes = match.rows.filter(({ command }) => command.type === 'act' && command.act === 'vote');
    expect(votes.filter(({ commandId }) => commandId?.endsWith('/v'))).toHaveLength(1);
    expect(match.game.ballots('vote').some(({ targets }) => targets.length === 1)).toBe(true);
  }));

test('a whole game with many restarts', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'moonrise', players: 6, stream: (seat) => (seat % 2 ? 'log' : 'named') });
    for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `r${i}` });
    await deal(table);
    for (let i = 0; i < 12; i++) {
      await on.pass(9_000);
      await on.restart(3_000);
      await reconnectAll(table);
    }
    await playOut(table);
    for (const { client } of table.seats) {
      expect(client.faults).toEqual([]);
      expect(client.frames.map(({ data }) => data.n)).toEqual(client.frames.map((_, i) => i + 1));
    }
  }));

test('a countdown ends during a restart: the game is dealt', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 4 });
    must(await (table.seats[0] as TestSeat).client.ask('start_game'));
    await on.restart(30_000);
    await on.pass(0);
    await reconnectAll(table);
    expect(table.seats[0]?.client.last('game_started')).toMatchObject({ n: 1 });
  }));

test('a game whose deal was stored just before a power failure is dealt at the next start', () => {
  let isPowered = true;
  const wrap = (store: Store): Store =>
    Object.create(store, {
      append: {
        value: (rows: Rows, also?: Also) =>
          isPowered || !listOf(rows).some(({ stream }) => stream.startsWith('game/'))
            ? store.append(rows, also)
            : Promise.reject(new Error('no power')),
      },
    });
  return serving(
    async (on) => {
      const table = await gather(on, { rules: 'classic', players: 4 });
      isPowered = false;
      await deal(table);
      expect(table.seats[0]?.client.all('game_started')).toEqual([]);
      isPowered = true;
      await on.restart(30_000);
      await on.pass(0);
      await reconnectAll(table);
      expect(table.seats.map(({ client }) => client.last('game_started')?.n)).toEqual([1, 1, 1, 1]);
    },
    { wrap },
  );
});
