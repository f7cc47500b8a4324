import { expect, test, vi } from 'vitest';
import { listOf, type Row, type Store } from '../store/store.ts';
import { autopilot } from '../testing/autopilot.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Nodes } from '../testing/nodes.ts';
import { knock, plainPort } from '../testing/programs/plain-port.ts';
import type { ServingOptions } from '../testing/serving.ts';
import { Disk, diskStore } from '../testing/simulator/disk.ts';
import { must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';
import { localThinking } from '../thinking/local-thinking.ts';
import type { ThinkingTable, ThinkingTaskOf } from '../thinking/thinking.ts';
import { localPresence } from './local-presence.ts';

/** Two nodes on one disk, without delays. */
async function withTwoNodes(
  work: (on: Nodes, disk: Disk) => Promise<void>,
  settings: Omit<ServingOptions, 'beside'> = {},
) {
  const disk = new Disk();
  const open = async () => diskStore(disk, async (ask) => ask());
  const on = await Nodes.start({ count: 2, ...settings, open, presence: localPresence(new ManualClock()) });
  try {
    await work(on, disk);
  } finally {
    await on.stop();
  }
}
const rowsIn = (disk: Disk, kind: string): readonly Row[] =>
  [...disk.streams].flatMap(([stream, { rows }]) => (stream.startsWith(kind) ? rows : []));
const commandsIn = (disk: Disk, kind: string) =>
  rowsIn(disk, kind).map(({ command }) => command as { readonly type: string; readonly [field: string]: unknown });

test('the node with the connected program deals, even if another node is as fast', () =>
  withTwoNodes(
    async (on, disk) => {
      const [anna, bela] = [await on.at(0).client(), await on.at(1).client()];
      const { code } = must(await anna.ask('create_room', { name: 'Anna', rules: 'aiwolf' }));
      must(await anna.ask('set_options', { ai_seats: ['program', 'standard', 'standard'] }));
      must(await bela.ask('join_room', { name: 'Bela', code }));
      const { socket } = await knock(on.at(0), `/aiwolf/${code}`);
      socket.send('otters1');
      await on.settled();
      for (const client of [anna, bela]) must(await client.ask('set_ready', { ready: true }));
      must(await anna.ask('start_game', {}));
      must(await bela.ask('send_message', { text: 'here we go' })); // now the other node's countdown timer fires first
      await on.pass(15_000);
      const deals = commandsIn(disk, 'room/').filter(({ type }) => type === 'deal');
      expect(deals).toHaveLength(1);
      expect(JSON.stringify(deals)).toContain('"program":"otters1"');
    },
    { programs: plainPort },
  ));

test('a line of talk is read for the bots on one node only, the home of the room', () => {
  const asked = vi.fn();
  const { open } = localThinking;
  vi.spyOn(localThinking, 'open').mockImplementation((...given) => {
    const table = open(...given);
    const think: ThinkingTable['think'] = (task) => {
      if (task.type === 'asked') asked((task as ThinkingTaskOf<'asked'>).text);
      return table.think(task);
    };
    return { ...table, think };
  });
  return withTwoNodes(async (on) => {
    const options = { countdown: 0, durations: { day: 90, voting: 30, night: 30 } };
    const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4, ai: 2, options });
    const [anna] = seats as [TestSeat];
    const phase = () => anna.client.last('phase_changed')?.phase;
    for (let i = 0; i < 40 && phase() !== 'day'; i++) await on.pass(1_000);
    must(await anna.client.ask('send_message', { text: 'I saw that.' }));
    await on.settled();
    expect(asked.mock.calls).toEqual([['I saw that.']]);
  }).finally(() => vi.restoreAllMocks());
});

/** Shows games as if a newer version had dealt them. */
const withNewerRules = (store: Store): Store =>
  Object.assign(Object.create(store) as Store, {
    read: async (...asked: Parameters<Store['read']>) =>
      JSON.parse(JSON.stringify(await store.read(...asked)).replaceAll('"rules":"classic"', '"rules":"newer"')),
  });

test('a node that does not know the rules of a game logs it, and leaves the game to other nodes', () => {
  let opened = 0;
  const wrap = (store: Store) => (++opened === 2 ? withNewerRules(store) : store);
  const isEnded = (disk: Disk) => JSON.stringify(rowsIn(disk, 'game/').map(({ events }) => events)).includes('"ended"');
  return withTwoNodes(
    async (on, disk) => {
      const options = { countdown: 0, durations: { day: 8, voting: 5, night: 5 } };
      const { seats } = await seatAndDeal(on.at(0), { rules: 'classic', players: 4, options });
      const [, bela] = seats as [TestSeat, TestSeat];
      const away = await on.at(1).client();
      must(await away.ask('resume', { token: bela.token }));
      for (const [i, { client }] of seats.entries())
        if (client !== bela.client) autopilot(client, { seed: `rules${i}` });
      for (let i = 0; i < 300 && !isEnded(disk); i++) await on.pass(1_000);
      expect(isEnded(disk)).toBe(true);
      expect(commandsIn(disk, 'room/').map(({ type }) => type)).not.toContain('stop');
      expect(on.at(1).log.join()).toContain('cannot be played by this version');
      expect(on.at(0).log.join()).not.toContain('cannot be played by this version');
    },
    { wrap },
  );
});

test('a game whose rules no node knows is kept for a version that does', () => {
  let opened = 0;
  const wrap = (store: Store) => (++opened === 2 ? withNewerRules(store) : store);
  return withTwoNodes(
    async (on, disk) => {
      const options = { countdown: 0, durations: { day: 8, voting: 5, night: 5 } };
      await seatAndDeal(on.at(0), { rules: 'classic', players: 4, options });
      await on.at(0).server.close();
      await on.pass(300_000);
      expect(commandsIn(disk, 'room/').map(({ type }) => type)).not.toContain('stop');
      const [game] = [...disk.streams.keys()].filter((stream) => stream.startsWith('game/'));
      expect(disk.due(on.clock.now()).map(({ stream }) => stream)).toContain(game);
    },
    { wrap },
  );
});

/** The first attempt to tell a room that its game is over fails. */
function failingEnd(): (store: Store) => Store {
  let isFailing = true;
  const appendTo =
    (store: Store): Store['append'] =>
    async (rows, also) => {
      const isEnd = JSON.stringify(listOf(rows).map(({ command }) => command)) === '[{"type":"end"}]';
      if (!isEnd || !isFailing) return store.append(rows, also);
      isFailing = false;
      throw new Error('the database is down');
    };
  return (store) => Object.assign(Object.create(store) as Store, { append: appendTo(store) });
}

test('a node that failed to report the end of a game does not end the next one', () =>
  withTwoNodes(
    async (on, disk) => {
      const table = await seatAndDeal(on, {
        rules: 'classic',
        players: 4,
        options: { countdown: 0, durations: { day: 8, voting: 5, night: 5 } },
      });
      for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `next${i}` });
      await playOut(table);
      const [anna] = table.seats as [TestSeat];
      must(await anna.client.ask('return_to_lobby', { again: true }));
      await on.pass(3_000);
      const told = commandsIn(disk, 'room/').map(({ type }) => type);
      expect(told.filter((type) => type === 'deal')).toHaveLength(2);
      expect(told.slice(told.lastIndexOf('deal'))).not.toContain('end');
    },
    { wrap: failingEnd() },
  ));

test('a game that all players have left is played out once, whichever node they were connected to', () =>
  withTwoNodes(async (on, disk) => {
    const options = { bots_for_away: false, durations: { day: 400, voting: 400, night: 400 } };
    const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4, options });
    const count = (type: string) => commandsIn(disk, 'game/').filter((command) => command.type === type).length;
    const [anna] = seats as [TestSeat];
    for (const { client } of seats.slice(1)) client.close();
    await on.settled();
    await on.pass(50 * 60_000);
    expect([count('unattended'), count('play_out')]).toEqual([0, 0]); // one is still there, on the other node
    anna.client.close();
    await on.settled();
    await on.pass(10 * 60_000);
    await anna.client.reconnect(on.at(1).url);
    must(await anna.client.ask('resume', { token: anna.token }));
    await on.pass(10_000);
    expect([count('unattended'), count('attended')]).toEqual([1, 1]);
    anna.client.close();
    await on.settled();
    await on.pass(42 * 60_000);
    for (let turns = 0; turns < 50; turns++) await on.settled();
    expect([count('unattended'), count('play_out')]).toEqual([2, 1]);
    const ends = rowsIn(disk, 'game/').filter(({ events }) => JSON.stringify(events).includes('"ended"'));
    expect(ends).toHaveLength(1);
  }));
