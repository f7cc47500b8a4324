import type { Event } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { SharedPackets } from '../matches/game-packet.ts';
import type { Match } from '../matches/match.ts';
import { NamedPackets } from '../matches/named-packets.ts';
import type { GameRow } from '../matches/rows.ts';
import { wireIds } from '../matches/wire-ids.ts';
import { autopilot } from '../testing/autopilot.ts';
import { matchIn, packetsFor } from '../testing/running-match.ts';
import { serving } from '../testing/serving.ts';
import { type ClientTable, deal, gather, playOut, type TestSeat } from '../testing/table.ts';

type LogPacket = {
  at: number;
  events: readonly Event[];
  ends_at: number | null;
  extended_ms?: number;
};

/** A log stream does not reveal other recipients, and the named stream of the seat can be derived from it. */
function checkLog(match: Match, { client, id }: TestSeat): void {
  const seat = match.begin.sitters.findIndex(({ player }) => player === id);
  const log = client.all('events') as unknown as readonly LogPacket[];
  for (const { events } of log) for (const { to } of events) expect(to === 'all' || to).toEqual(to === 'all' || [seat]);
  const named = new NamedPackets(match.rules, seat, {
    id: match.id,
    sitters: match.begin.sitters,
    ids: wireIds(match.begin.sitters),
    shared: new SharedPackets(),
  });
  const told = log.flatMap(({ at, events, ends_at: deadline, extended_ms: ms }) => {
    const nudge = { type: 'nudge', clock: '', seconds: 30 };
    const command = ms === undefined ? (events.length > 0 ? { type: 'hasten' } : nudge) : { type: 'extend', ms };
    return named.packets({ at, events, deadline, command } as unknown as GameRow);
  });
  const expected = packetsFor(match, { id, stream: 'named' });
  expect(told.map(({ event, data }, i) => JSON.stringify({ event, data: { n: i + 1, ...data } }))).toEqual(expected);
}

const roles = ({ seats }: ClientTable) => seats.map(({ client }) => client.last('game_started')?.your_role);

test.each([
  ['moonrise', 8, 0],
  ['moonrise', 12, 0],
  ['launch', 7, 2],
  ['classic', 5, 3],
  ['aiwolf', 5, 0],
  ['aiwolf', 9, 4],
  ['one-night', 6, 2],
])('a whole game of %s with %i people and %i AI seats, in both streams', (rules, players, ai) =>
  serving(async (on) => {
    const table = await gather(on, { rules, players, stream: (seat) => (seat % 2 ? 'log' : 'named') });
    for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `${rules}/${i}` });
    const watcher = await on.client();
    await watcher.ask('spectate_room', { code: table.code });
    await deal(table, ai);
    await playOut(table);
    for (const { client, stream } of table.seats) {
      expect(client.faults).toEqual([]);
      expect(client.frames.map(({ data }) => data.n)).toEqual(client.frames.map((_, i) => i + 1));
      expect(client.all('game_ended')).toHaveLength(stream === 'named' ? 1 : 0);
      expect(client.all(stream === 'named' ? 'events' : 'phase_changed')).toEqual([]);
      expect(client.last('room_updated')).toMatchObject({ status: 'ended', ai_count: ai });
    }
    expect(roles(table)[0]).toEqual(expect.any(String));
    const match = await matchIn(on, table.code);
    for (const seat of table.seats.filter(({ stream }) => stream === 'log')) checkLog(match, seat);
    expect(watcher.faults).toEqual([]);
    expect(watcher.last('game_ended')).toEqual(
      expect.objectContaining({ players_with_roles: table.seats[0]?.client.last('game_ended')?.players_with_roles }),
    );
    expect(on.log.filter((line) => line.includes('"error"'))).toEqual([]);
    for (const { token, id, name } of table.seats)
      for (const secret of [token, id, name, table.code]) expect(on.log.join('')).not.toContain(secret);
  }),
);
