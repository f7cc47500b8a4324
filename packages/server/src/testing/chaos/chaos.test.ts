import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chance } from '@moonrise/bots';
import { expect, test } from 'vitest';
import { openPostgres } from '../../store/postgres/postgres.ts';
import type { Row } from '../../store/store.ts';
import { postgresPrograms } from '../services/postgres.ts';
import { redisProgram } from '../services/redis.ts';
import { faultsIn, type RunEvidence } from './checker.ts';
import { FaultInjector, type RealCluster, startCluster } from './cluster.ts';
import { logLines, storedEvidence } from './evidence.ts';
import { Person, type TableState } from './person.ts';
import type { PersonConnection, PersonContext } from './person-connection.ts';
import { SocketConnection } from './socket-connection.ts';

const isLong = Boolean(process.env.MOONRISE_LONG);
const MINUTES = isLong ? 40 : 1; // at least
const TABLES = isLong ? 12 : 4;
const OWED: Readonly<Record<string, number>> = isLong
  ? { 'node killed': 200, 'PostgreSQL killed': 50, 'games taken over': 1_000, 'node restarted cleanly': 50 }
  : {};
const PEOPLE = 4;
const BETWEEN = 2_500; // ms between two faults, at most
const REST = 10_000; // ms for games to end and for all players to see it
const PATIENCE = 110_000; // ms more
const programs = { postgres: postgresPrograms() ?? '', redis: redisProgram() ?? '' };
const room = {
  rules: 'classic',
  options: { durations: { day: 2, voting: 2, night: 2 }, countdown: 0 },
  people: PEOPLE,
  bots: 2,
};

/** Real time, until the test ends. */
class RealTime {
  isOver = false;
  get now(): number {
    return Date.now();
  }
  after(ms: number, _: null, run: () => void): void {
    setTimeout(() => this.isOver || run(), ms).unref();
  }
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, null, resolve));
  }
}

/** The number of games with players on that node. */
const gamesOn = (node: string, people: readonly Person[]): number =>
  new Set(people.filter((one) => one.node === node && one.isPlaying).map(({ table }) => table)).size;

/** People at several tables, who connect to random nodes. */
function gathered(cluster: RealCluster, world: PersonContext, isEnough: () => boolean): readonly Person[] {
  const dice = chance('chaos', 'nodes');
  let made = 0;
  const connect = (): Promise<PersonConnection | undefined> => {
    const { node } = cluster.members[dice(cluster.members.length)] as RealCluster['members'][number];
    return node.isUp ? SocketConnection.open(`${node.name}/${++made}`, node.port) : Promise.resolve(undefined);
  };
  return Array.from({ length: TABLES }, (_, t) => t).flatMap((t) => {
    const table: TableState = { code: '', games: [], seated: new Set(), gone: new Set() };
    return Array.from({ length: PEOPLE }, (_, i) => {
      const name = `P${t}${i}`;
      const token = `chaos-${name}-`.padEnd(48, 'x');
      const games = () => (isEnough() ? 0 : Number.POSITIVE_INFINITY);
      const part = {
        name,
        token,
        stream: i % 2 ? 'named' : 'log',
        room,
        table,
        isHost: i === 0,
        games,
        mayLeave: false,
      } as const;
      return new Person(world, part, chance('chaos', name), connect);
    });
  });
}

/** The evidence once all games have settled; a busy machine takes longer. */
async function settledEvidence(databaseUrl: string, people: readonly Person[]): Promise<RunEvidence> {
  const store = await openPostgres(databaseUrl);
  try {
    const until = Date.now() + PATIENCE;
    while (true) {
      const evidence = await storedEvidence(store, people);
      if (faultsIn(evidence).length === 0 || Date.now() > until) return evidence;
      await pause(5_000);
    }
  } finally {
    await store.close();
  }
}

const gamesIn = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ command }) => (command as { readonly game?: { readonly id: string } }).game?.id ?? []);

/** Writes the logs of streams named in faults, and of their rooms, next to the logs of the nodes. */
async function keptFor(faults: readonly string[], streams: RunEvidence['streams'], folder: string): Promise<string> {
  const idsOf = (stream: string, rows: readonly Row[]) => [stream.slice(stream.indexOf('/') + 1), ...gamesIn(rows)];
  const isNamed = ([stream, rows]: [string, readonly Row[]]) =>
    idsOf(stream, rows).some((id) => faults.some((fault) => fault.includes(id)));
  const named = [...streams].filter(isNamed);
  await writeFile(join(folder, 'streams.log'), [...faults, ...logLines(new Map(named))].join('\n'));
  return `kept in ${folder}`;
}

test.skipIf(programs.postgres === '' || programs.redis === '')(
  `${MINUTES} min of faults on three nodes, PostgreSQL and Redis: nothing acknowledged is lost, no log forks, no game is stuck`,
  { timeout: (2 * MINUTES + 10) * 60_000 }, // a busy machine takes long to start a node
  async () => {
    const cluster = await startCluster(programs);
    const time = new RealTime();
    const until = Date.now() + MINUTES * 60_000;
    let isEnough = false;
    const note = () => {};
    const world: PersonContext = { time, calmAt: Number.POSITIVE_INFINITY, met: note, note };
    let isSound = false;
    try {
      const people = gathered(cluster, world, () => isEnough);
      const dice = chance('chaos', String(Date.now()));
      const injector = new FaultInjector(cluster, dice, (node) => gamesOn(node, people));
      const owes = () => Object.entries(OWED).some(([what, count]) => (injector.done.get(what) ?? 0) < count);
      await pause(10_000);
      while (Date.now() < until || owes()) {
        await injector.inject();
        await pause(dice(BETWEEN));
      }
      isEnough = true;
      await injector.recovered();
      await pause(REST);
      const evidence = await settledEvidence(cluster.databaseUrl, people);
      const games = [...evidence.streams.keys()].filter((stream) => stream.startsWith('game/')).length;
      console.log('chaos:', {
        minutes: MINUTES,
        games,
        acked: evidence.acked.length,
        ...Object.fromEntries(injector.done),
      });
      const ended = cluster.members.flatMap(({ node }) => node.faults);
      const faults = [...ended, ...people.flatMap((one) => one.faults), ...faultsIn(evidence)];
      if (faults.length > 0) console.log(await keptFor(faults, evidence.streams, cluster.logFolder));
      expect(faults).toEqual([]);
      expect(games).toBeGreaterThan(TABLES);
      expect(evidence.acked.length).toBeGreaterThan(MINUTES * 20);
      isSound = true;
    } finally {
      time.isOver = true;
      await cluster.stop(isSound);
    }
  },
);
