import { expect, test } from 'vitest';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { type ClientTable, must, type Seating, seatAndDeal, type TestSeat } from '../testing/table.ts';

const codeOf = async (ack: Promise<{ error?: { code: string } }>) => (await ack).error?.code;
interface ShownPlayer {
  readonly id: string;
  readonly name: string;
  readonly connected: boolean;
  readonly removal_votes?: number;
  readonly removed?: true;
}
type TestPlayers = [TestSeat, TestSeat, TestSeat, TestSeat, TestSeat];
const room = ({ client }: TestSeat) => client.last('room_updated') as Record<string, unknown>;
const player = (seat: TestSeat, id: string) =>
  (room(seat).players as readonly ShownPlayer[]).find((one) => one.id === id) as ShownPlayer;
const vote = ({ client }: TestSeat, player_id: string, on = true) => client.ask('vote_to_remove', { player_id, on });

const classic: Seating = {
  rules: 'classic',
  players: 5,
  options: { remove_by_vote: true, bots_for_away: false, durations: { day: 600, voting: 30, night: 60 } },
};
const commands = async (on: Serving, { code }: ClientTable) =>
  (await matchIn(on, code)).rows.map(({ command }) => command);

test('more than half of the people vote a player out: a bot takes the seat, and the player may not come back', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, classic);
    const [anna, bela, carl, dora, emil] = table.seats as TestPlayers;
    expect(room(anna)).toMatchObject({ votes_to_remove: 3 });
    expect(await codeOf(vote(bela, bela.id))).toBe('not_allowed');
    expect(await codeOf(vote(bela, 'nobody'))).toBe('unknown_player');
    must(await vote(bela, anna.id));
    must(await vote(bela, anna.id)); // counts once
    must(await vote(carl, anna.id));
    await on.settled();
    expect(player(dora, anna.id)).toMatchObject({ removal_votes: 2 });
    expect(room(bela)).toMatchObject({ your_votes_to_remove: [anna.id] });
    expect(room(dora)).not.toHaveProperty('your_votes_to_remove');
    must(await vote(carl, anna.id, false));
    must(await vote(dora, anna.id));
    await on.settled();
    expect(anna.client.last('you_are_out')).toBeUndefined();
    must(await vote(emil, anna.id));
    await on.settled();
    expect(anna.client.last('you_are_out')).toEqual({ reason: 'kicked' });
    expect(player(bela, anna.id)).toMatchObject({ removed: true, connected: true });
    expect(bela.client.all('message')).toContainEqual(expect.objectContaining({ key: 'voted_out', names: ['Anna'] }));
    expect(room(bela).host_id).toBe(bela.id); // the host was voted out
    const seat = (await matchIn(on, table.code)).begin.sitters.findIndex(({ id }) => id === anna.id);
    expect(await commands(on, table)).toContainEqual({ type: 'hand_over', seat, to: 'bot' });
    expect(await codeOf((await on.client()).ask('resume', { token: anna.token }))).toBe('removed_from_room');
    expect(await codeOf(vote(bela, anna.id))).toBe('not_allowed');
    expect(table.seats.flatMap(({ client }) => client.faults)).toEqual([]);
  }));

test('a game that begins with a night says from its deal on how many votes remove a player', () =>
  serving(async (on) => {
    const options = { remove_by_vote: true, bots_for_away: false };
    const { seats } = await seatAndDeal(on, { rules: 'moonrise', players: 6, options });
    expect(seats.map((seat) => room(seat).votes_to_remove)).toEqual(seats.map(() => 4));
  }));

test('without the option there is no vote, and spectators have none', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { ...classic, options: {} });
    const [anna, bela] = table.seats as TestPlayers;
    expect(await codeOf(vote(bela, anna.id))).toBe('not_allowed');
    const watcher = await on.client();
    must(await watcher.ask('spectate_room', { code: table.code }));
    expect(await codeOf(watcher.ask('vote_to_remove', { player_id: anna.id, on: true }))).toBe('only_watching');
    expect(room(bela)).not.toHaveProperty('votes_to_remove');
  }));

test('at night there is no vote, and a vote of a player who leaves at night is shown until the morning', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, classic);
    const [anna, bela, carl, dora] = table.seats as TestPlayers;
    must(await vote(bela, anna.id));
    const live = await on.server.rooms.byCode(table.code);
    while (!live?.isSecret) await on.pass(Math.max(0, (on.clock.next ?? 0) - on.clock.now()));
    const got = dora.client.got.length;
    expect(await codeOf(vote(carl, anna.id))).toBe('not_allowed');
    must(await bela.client.ask('leave_room'));
    await on.settled();
    expect(dora.client.got.slice(got)).toEqual([]);
    expect(player(dora, anna.id)).toMatchObject({ removal_votes: 1 });
    while (live.isSecret) await on.pass(Math.max(0, (on.clock.next ?? 0) - on.clock.now()));
    expect(player(dora, anna.id)).not.toHaveProperty('removal_votes');
  }));

const chaos: Seating = {
  rules: 'moonrise',
  players: 4,
  ai: 3,
  options: { chaos: true, remove_by_vote: true, durations: { night: 5, day: 600 } },
};
test('in a masked game the ids of the game count, and a vote against an AI seat looks the same', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, chaos);
    const live = await on.server.rooms.byCode(table.code);
    while (live?.isSecret) await on.pass(Math.max(0, (on.clock.next ?? 0) - on.clock.now()));
    const { begin, game } = await matchIn(on, table.code);
    const { sitters } = begin;
    const living = (one: (typeof sitters)[number]) => game.isAlive(sitters.indexOf(one));
    const [anna, ...others] = table.seats as TestPlayers;
    const bela = others.find(({ id }) => sitters.some((one) => one.player === id && living(one))) as TestSeat;
    const mask = sitters.find((one) => one.player === bela.id)?.id ?? '';
    const ai = sitters.find(({ player: of }) => of === null)?.id ?? '';
    expect(await codeOf(vote(anna, bela.id))).toBe('unknown_player');
    const watcher = anna.client;
    const shown = async (target: string) => {
      const got = watcher.got.length;
      const answers = [];
      for (const seat of table.seats.filter((one) => one !== bela)) answers.push(await vote(seat, target));
      await on.settled();
      const name = player(anna, target).name;
      const frames = watcher.got.slice(got).map(({ event, data }) => JSON.stringify([event, { ...data, id: '' }]));
      return JSON.stringify([answers, frames])
        .replaceAll(target, 'TARGET')
        .replaceAll(name, 'NAME')
        .replaceAll(/"removed":true|"id":"room-\d+"/g, '');
    };
    const first = await shown(ai);
    expect(first).toContain('voted_out');
    expect(player(anna, ai)).toMatchObject({ removed: true, connected: true });
    await shown(mask);
    expect(bela.client.last('you_are_out')).toEqual({ reason: 'kicked' });
    expect(player(anna, mask)).toEqual({
      ...player(anna, ai),
      id: mask,
      name: player(anna, mask).name,
      look: expect.anything(),
      alive: true,
    });
    expect(room(anna)).not.toHaveProperty('removed'); // it would tell who was behind the mask
    expect((await commands(on, table)).filter(({ type }) => type === 'hand_over')).toHaveLength(1);
  }));
