import { expect, test } from 'vitest';
import type { Client, Got } from '../client.ts';
import { fixChance } from '../fixed-chance.ts';
import { matchIn } from '../running-match.ts';
import { Serving } from '../serving.ts';
import { type ClientTable, deal, gather, must, type TestSeat } from '../table.ts';
import { dealtStore, seedNamed } from './dealt-store.ts';

const durations = { day: 40, voting: 20, night: 120 };
const tables = [
  { rules: 'moonrise', players: 6, options: { durations } },
  { rules: 'moonrise', players: 6, options: { durations, chaos: true } },
  { rules: 'launch', players: 6, options: { durations: { day: 40, night: 120 } } },
  { rules: 'classic', players: 6, options: { durations } },
  { rules: 'one-night', players: 5, options: { durations: { day: 40, night: 120 } } },
  { rules: 'aiwolf', players: 5, options: { timeout: { action: 120_000 } } },
] as const;
type Table = (typeof tables)[number];

/** What happens at night in one of the two worlds. */
type Night = (table: ClientTable) => Promise<void>;
const quiet: Night = async () => undefined;
const hostLeaves: Night = async ({ seats: [anna] }) => void must(await (anna as TestSeat).client.ask('leave_room'));
const hostIsCutOff: Night = async ({ seats: [anna] }) => (anna as TestSeat).client.close();
const hostComesAndGoes: Night = async ({ on, seats: [anna, bela] }) => {
  (bela as TestSeat).client.close();
  (anna as TestSeat).client.close();
  await on.pass(5_000);
  const device = await on.client();
  must(await device.ask('resume', { token: (anna as TestSeat).token }));
  await on.pass(5_000);
  device.close();
};
const nights: readonly (readonly [string, Night])[] = [
  ['the host leaves for good', hostLeaves],
  ['the host is cut off', hostIsCutOff],
  ['the host and another player come and go', hostComesAndGoes],
];

interface World {
  readonly night: readonly string[]; // what those who stay got until the morning
  readonly after: readonly Got[]; // and one of them afterwards
  readonly dawn: number;
  readonly host: string; // in the lobby
}
async function played({ rules, players, options }: Table, night: Night): Promise<World> {
  const name = `night/${rules}/${JSON.stringify(options)}`;
  fixChance(name);
  const on = await Serving.start({ wrap: (store) => dealtStore(store, seedNamed(name), (cards) => cards) });
  try {
    const table = await gather(on, { rules, players, options, stream: (i) => (i % 2 ? 'log' : 'named') });
    const watcher = await on.client();
    must(await watcher.ask('spectate_room', { code: table.code }));
    await deal(table);
    const live = await on.server.rooms.byCode(table.code);
    const next = () => on.pass(Math.max(0, (on.clock.next ?? 0) - on.clock.now()));
    while (!live?.isSecret) await next();
    const match = await matchIn(on, table.code);
    const stay = [...table.seats.slice(2).map(({ client }) => client), watcher];
    const begin = on.clock.now();
    await night(table);
    await on.pass(begin + 70_000 - on.clock.now()); // longer than a host may be away
    expect(live.isSecret).toBe(true);
    const frames = stay.map(({ got }) => got.length);
    while (live.isSecret && !match.isOver) await next();
    const dawn = on.clock.now();
    await on.pass(35_000);
    const shown = (client: Client, i: number) =>
      client.got.slice(0, frames[i]).map((got) => JSON.stringify(got).replaceAll(match.id, 'GAME'));
    return {
      night: stay.flatMap(shown),
      after: watcher.got.slice(frames.at(-1)),
      dawn,
      host: table.seats[0]?.id ?? '',
    };
  } finally {
    await on.stop();
  }
}

const cases = tables.flatMap((table) => nights.map(([what, night]) => ({ ...table, what, night })));

test.each(cases)('$rules: at night no one can tell that $what (T83)', async ({ what: _, night, ...table }) => {
  const [silent, eventful] = [await played(table, quiet), await played(table, night)];
  expect(eventful.night).toEqual(silent.night);
  expect(eventful.night.length).toBeGreaterThan(10);
  const news = eventful.after.filter(({ event, data }) => event === 'message' && data.key === 'host_moved');
  const isMasked = 'chaos' in table.options;
  expect(news.map(({ data }) => Number(data.at) >= eventful.dawn)).toEqual(isMasked ? [] : [true]);
  const last = eventful.after.findLast(({ event }) => event === 'room_updated')?.data;
  if (!isMasked) expect(last?.host_id).not.toBe(eventful.host);
});

test('a host who went away at night is away from the morning on, whenever it was (T83)', async () => {
  const [table] = tables;
  const late: Night = async (at) => {
    await at.on.pass(60_000);
    await hostIsCutOff(at);
  };
  const [early, later] = [await played(table, hostIsCutOff), await played(table, late)];
  const moved = ({ after }: World) => after.find(({ data }) => data.key === 'host_moved')?.data.at;
  expect(moved(early)).toBe(early.dawn + 30_000);
  expect(moved(later)).toBe(moved(early));
});
