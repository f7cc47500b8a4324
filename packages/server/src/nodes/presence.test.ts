import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres, type SharedStore } from '../store/postgres/postgres.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { asked, type Postgres, postgresPrograms, startPostgres } from '../testing/services/postgres.ts';
import { localPresence } from './local-presence.ts';
import { type Presence, type PresentPlayer, SILENT } from './presence.ts';

interface Two {
  readonly one: Presence;
  readonly other: Presence;
  /** All nodes miss their heartbeats for a while. */
  readonly silence: () => Promise<void>;
  readonly close: () => Promise<void>;
}
const at = async (presence: Presence, room = 'room/a') =>
  (await presence.in([room])).map(({ player, node }: PresentPlayer) => `${player} on ${node}`).sort();

function contract(name: string, open: () => Promise<Two>): void {
  const check = (title: string, work: (two: Two) => Promise<void>) =>
    test(`${title}, ${name}`, async () => {
      const two = await open();
      await two.one.beat();
      await two.other.beat();
      await work(two);
      await two.close();
    });

  check('every node knows who is connected where', async ({ one, other }) => {
    await one.take('room/a', 'Anna');
    await other.take('room/a', 'Bela');
    await other.take('room/b', 'Carl');
    for (const presence of [one, other]) expect(await at(presence)).toEqual(['Anna on 1', 'Bela on 2']);
    expect(await at(one, 'room/none')).toEqual([]);
  });
  check('the newest connection counts, and the older one cannot remove it', async ({ one, other }) => {
    await one.take('room/a', 'Anna');
    await other.take('room/a', 'Anna');
    await one.keep('room/a', 'Anna');
    await one.leave('room/a', 'Anna');
    expect(await at(one)).toEqual(['Anna on 2']);
    await other.leave('room/a', 'Anna');
    expect(await at(one)).toEqual([]);
    await one.keep('room/a', 'Anna');
    expect(await at(other)).toEqual(['Anna on 1']);
  });
  check(
    'players on a node without heartbeat are not present, and one node takes over its rooms',
    async ({ one, other, silence }) => {
      await one.take('room/a', 'Anna');
      await one.take('room/a', 'Bela');
      await one.take('room/b', 'Carl');
      await silence();
      expect((await other.beat()).toSorted()).toEqual(['room/a', 'room/b']);
      expect(await other.beat()).toEqual([]);
      expect(await at(other)).toEqual([]);
      await one.beat();
      await one.keep('room/a', 'Anna'); // it was only slow
      expect(await at(other)).toEqual(['Anna on 1']);
    },
  );
  check('a node with a late heartbeat keeps its own players', async ({ one, silence }) => {
    await one.take('room/a', 'Anna');
    await silence();
    expect(await at(one)).toEqual(['Anna on 1']);
  });
  check('players on a node that stops are gone at once', async ({ one, other }) => {
    await one.take('room/a', 'Anna');
    await one.close();
    expect(await at(other)).toEqual([]);
    expect(await other.beat()).toEqual(['room/a']);
  });
}

contract('in one process', async () => {
  const clock = new ManualClock();
  const join = localPresence(clock);
  return { one: join('1'), other: join('2'), silence: async () => clock.skip(SILENT), close: async () => {} };
});

const programs = postgresPrograms();
describe.skipIf(programs === undefined)('PostgreSQL', () => {
  let postgres: Postgres;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres(String(programs));
    url = await postgres.database();
  });
  afterAll(() => postgres.stop());

  contract('in PostgreSQL', async () => {
    const store: SharedStore = await openPostgres(url);
    await asked(url, 'TRUNCATE nodes, places');
    return {
      one: store.presence('1'),
      other: store.presence('2'),
      silence: async () => void (await asked(url, `UPDATE nodes SET seen = seen - interval '${SILENT} milliseconds'`)),
      close: () => store.close(),
    };
  });
});
