import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chance } from '@moonrise/bots';
import { expect, test } from 'vitest';
import { openPostgres } from '../../store/postgres/postgres.ts';
import type { Row } from '../../store/store.ts';
import { behind, isInstalled, type ProxyProgram, proxies } from '../deploy/proxies/proxy.ts';
import { freePort } from '../services/free-port.ts';
import { postgresPrograms } from '../services/postgres.ts';
import { redisProgram } from '../services/redis.ts';
import { faultsIn, type RunEvidence } from './checker.ts';
import { ALL_KILLED, FaultInjector, type RealCluster, startCluster } from './cluster.ts';
import { rowsLine, usageLine, usageOf } from './cluster-usage.ts';
import { logLines, storedEvidence } from './evidence.ts';
import { FaultMeter } from './fault-meter.ts';
import { faultTable } from './fault-table.ts';
import { Person, type TableState } from './person.ts';
import type { PersonContext } from './person-connection.ts';
import { SocketConnection } from './socket-connection.ts';

const isLong = Boolean(process.env.MOONRISE_LONG);
const { BENCH_MINUTES, BENCH_ROOMS, BENCH_SOAK, BENCH_SPREAD, BENCH_ONLY } = process.env; // of `npm run bench -- faults`
const MINUTES = Number(BENCH_MINUTES ?? (isLong ? 40 : 2)); // at least
const TABLES = Number(BENCH_ROOMS ?? (isLong ? 12 : 4));
const OWED: Readonly<Record<string, number>> =
  isLong && BENCH_MINUTES === undefined
    ? { 'node killed': 200, 'PostgreSQL killed': 50, 'node restarted cleanly': 50, [ALL_KILLED]: 10 }
    : {};
/** Starting everything again takes a busy machine too much of two minutes. */
const isChosen = (fault: string): boolean =>
  BENCH_ONLY === undefined ? fault !== ALL_KILLED || MINUTES > 2 : fault === BENCH_ONLY;
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

type PortFor = (connection: number) => number;
/** People at several tables, who connect through the proxy or to any node. */
function gathered(
  portFor: PortFor,
  world: PersonContext,
  meter: FaultMeter,
  isEnough: () => boolean,
): readonly Person[] {
  let made = 0;
  return Array.from({ length: TABLES }, (_, t) => t).flatMap((t) => {
    const table: TableState = { code: '', games: [], seated: new Set(), gone: new Set() };
    return Array.from({ length: PEOPLE }, (_, i) => {
      const name = `P${t}${i}`;
      const token = `chaos-${name}-`.padEnd(48, 'x');
      const games = () => (isEnough() ? 0 : Number.POSITIVE_INFINITY);
      const watch = meter.person(name);
      const connect = () => SocketConnection.open(`proxy/${++made}`, portFor(made), watch.connection(), table.code);
      const stream = i % 2 ? 'named' : 'log';
      const part = { name, token, stream, room, table, isHost: i === 0, games, mayLeave: false } as const;
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

const memoryOf = (cluster: RealCluster): string =>
  cluster.members.map(({ node }) => `${node.name}: ${node.memory.toFixed(0)} MB`).join(', ');

/** Injects faults for so long, or none. */
async function trouble(cluster: RealCluster, meter: FaultMeter): Promise<void> {
  const dice = chance('chaos', String(Date.now()));
  const injector = new FaultInjector(cluster, dice, (fault) => meter.begin(fault), isChosen);
  const owes = () => Object.entries(OWED).some(([what, count]) => (injector.done.get(what) ?? 0) < count);
  const until = Date.now() + MINUTES * 60_000;
  while (Date.now() < until || owes()) {
    if (BENCH_SOAK === undefined) await injector.inject();
    await pause(dice(BETWEEN));
  }
  await injector.recovered();
}

/** Plays without faults, and prints what the nodes use. */
async function watched(cluster: RealCluster, meter: FaultMeter): Promise<void> {
  const [memory, before] = [memoryOf(cluster), await usageOf(cluster)];
  await trouble(cluster, meter);
  console.log(`memory at the beginning: ${memory}\nmemory at the end: ${memoryOf(cluster)}`);
  console.log(`${usageLine(before, await usageOf(cluster))}\n${await rowsLine(cluster)}`);
}

/** Resolves when no one plays any more: the checker, in this process, would hold up the proxies to the database. */
async function allOver(people: readonly Person[]): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (people.some(({ isPlaying, isConnected }) => isPlaying && isConnected) && Date.now() < until) await pause(500);
}

async function play(cluster: RealCluster, port: number): Promise<void> {
  const time = new RealTime();
  let isEnough = false;
  const note = () => {};
  const world: PersonContext = { time, calmAt: Number.POSITIVE_INFINITY, met: note, note };
  try {
    const meter = new FaultMeter();
    const ports = cluster.members.map(({ node }) => node.port);
    const portFor = (i: number) => (BENCH_SPREAD === undefined ? port : (ports[i % ports.length] ?? port));
    const people = gathered(portFor, world, meter, () => isEnough);
    await pause(10_000);
    await (BENCH_SOAK === undefined ? trouble(cluster, meter) : watched(cluster, meter));
    isEnough = true;
    if (BENCH_SOAK !== undefined) await allOver(people); // after 30 minutes there is much to check
    await pause(REST);
    const evidence = await settledEvidence(cluster.databaseUrl, people);
    const games = [...evidence.streams.keys()].filter((stream) => stream.startsWith('game/')).length;
    const ended = cluster.members.flatMap(({ node }) => node.faults);
    const wrong = [...ended, ...people.flatMap((one) => one.faults), ...faultsIn(evidence)];
    console.log(`${MINUTES} min, ${TABLES} rooms, ${games} games\n${faultTable(meter, evidence, wrong)}`);
    if (wrong.length > 0) console.log(await keptFor(wrong, evidence.streams, cluster.logFolder));
    expect(wrong).toEqual([]);
    if (BENCH_ONLY !== undefined) return; // some faults leave little time to play
    expect(games).toBeGreaterThan(TABLES);
    expect(evidence.acked.length).toBeGreaterThan(MINUTES * 20);
  } finally {
    time.isOver = true;
  }
}

const nginx = proxies.find(({ name }) => name === 'nginx for several nodes') as ProxyProgram;
test.skipIf(programs.postgres === '' || programs.redis === '' || !isInstalled(nginx))(
  `${MINUTES} min of faults on three nodes behind nginx: nothing acknowledged is lost, no log forks, no game is stuck`,
  { timeout: (2 * MINUTES + 10) * 60_000 }, // a busy machine takes long to start a node
  async () => {
    const cluster = await startCluster(programs, { env: { TRUST_PROXY: 'loopback', MOONRISE_DRAIN_SECONDS: '1' } });
    let isSound = false;
    try {
      const port = await freePort();
      const nodes = cluster.members.map(({ node }) => `127.0.0.1:${node.port}`);
      await behind(nginx, { port, server: '', nodes }, () => play(cluster, port));
      isSound = true;
    } finally {
      await cluster.stop(isSound);
    }
  },
);
