import { type ClientEvent, clientEvents } from '@moonrise/protocol';
import { ruleset } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { autopilot } from '../testing/autopilot.ts';
import { serving } from '../testing/serving.ts';
import { deal, gather, isOver, must, playOut, type TestSeat } from '../testing/table.ts';

test('in Chaos Mode no packet before the end contains a real name or a lobby id', () =>
  serving(async (on) => {
    const table = await gather(on, {
      rules: 'moonrise',
      players: 8,
      options: { chaos: true },
      stream: (seat) => (seat % 2 ? 'log' : 'named'),
    });
    const { seats, code } = table;
    must(await (seats[1] as TestSeat).client.ask('send_message', { text: 'See you on the other side.' }));
    for (const [i, { client }] of seats.entries()) autopilot(client, { seed: `chaos${i}` });
    const watcher = await on.client();
    must(await watcher.ask('spectate_room', { code }));
    must(await (seats[0] as TestSeat).client.ask('start_game'));
    await on.settled();
    const clients = [...seats.map(({ client }) => client), watcher];
    const since = clients.map(({ got }) => got.length);
    await on.pass(10_000);
    const [anna, bela] = seats as [TestSeat, TestSeat];
    anna.client.close(); // the host leaves, and another player becomes host
    await on.pass(40_000);
    await bela.client.reconnect();
    must(await bela.client.ask('resume', { token: bela.token, stream: bela.stream }));
    await playOut(table);
    for (const [i, client] of clients.entries()) {
      const ending = client.got.findIndex(
        ({ data }) => isOver({ got: [{ event: '', data }] } as never) || 'seed' in data,
      );
      const secret = JSON.stringify(client.got.slice(since[i], ending < 0 ? undefined : ending));
      for (const { id, name } of seats) {
        expect(secret).not.toContain(id);
        expect(secret).not.toContain(name);
      }
      expect(client.faults).toEqual([]);
    }
    expect(watcher.last('game_ended')?.players_with_roles).toContainEqual(expect.objectContaining({ name: 'Bela' }));
    const { your_id } = (seats[2] as TestSeat).client.last('game_started') as { your_id: string };
    expect(seats.map(({ id }) => id)).not.toContain(your_id);
  }));

test('connects and disconnects at night are not shown before the day', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'launch', players: 5 });
    await deal(table);
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    const shown = () => JSON.stringify(anna.client.all('room_updated'));
    const before = shown();
    bela.client.close();
    await on.pass(30_000);
    expect(shown()).toBe(before);
    await on.pass(15_000);
    expect(anna.client.last('room_updated')?.players).toContainEqual(
      expect.objectContaining({ id: bela.id, connected: false }),
    );
  }));

const chaos = ruleset('moonrise', { chaos: true });
const lines = chaos.ok ? (chaos.rules.allWords.refusals ?? {}) : {};
const PLAYING = ['submit_vote', 'night_action', 'act', 'withdraw', 'send_message', 'start_vote'] as const;

test('in Chaos Mode every refusal that a player of a game can get has its line', () => {
  const declared = PLAYING.flatMap((name) => (clientEvents[name] as ClientEvent).errors);
  const codes = new Set([...declared, 'malformed', 'rate_limited']); // these two come before any event is looked at
  expect([...codes].filter((code) => !Object.hasOwn(lines, code))).toEqual([]);
});

test('in Chaos Mode a refusal reaches the player with its line and its code', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'moonrise', players: 5, options: { chaos: true } });
    await deal(table);
    const [{ client }] = table.seats as [TestSeat];
    const refused = async (event: 'act' | 'send_message', payload: object) => {
      const answer = await client.ask(event, payload as never);
      return answer.ok ? null : answer.error;
    };
    const late = await refused('act', { act: 'vote', targets: [], phase_id: '9.night.1/0' });
    expect(late).toMatchObject({ code: 'stale_phase', message: expect.stringContaining(lines.stale_phase as string) });
    const early = await refused('act', { act: 'shoot', targets: [] });
    expect(early).toMatchObject({ code: 'not_offered', message: expect.stringContaining(lines.not_offered as string) });
    const loud = await refused('send_message', { text: 'Who is there?' });
    expect(loud).toMatchObject({ code: 'not_offered', message: expect.stringContaining('Din nikalne do') });
  }));
