import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SILENT } from '../../nodes/presence.ts';
import { freePort } from '../services/free-port.ts';
import { type Postgres, startPostgres } from '../services/postgres.ts';
import { type Redis, startRedis } from '../services/redis.ts';
import { NodeProcess } from './node-process.ts';
import type { RandomInt } from './person-connection.ts';
import { openProxy, type TcpProxy } from './tcp-proxy.ts';

/** A node with its proxies to the database and to Redis. */
export interface ClusterMember {
  readonly node: NodeProcess;
  readonly toDatabase: TcpProxy;
  readonly toRedis: TcpProxy;
  readonly metricsPort: number;
}
/** Three server processes with one PostgreSQL and one Redis. */
export interface RealCluster {
  readonly postgres: Postgres;
  readonly redis: Redis;
  readonly members: readonly ClusterMember[];
  readonly databaseUrl: string; // without a proxy
  readonly logFolder: string; // logs of the nodes
  /** Keeps the logs if the run failed. */
  stop(isSound: boolean): Promise<void>;
}

interface ClusterWish {
  readonly size?: number;
  readonly env?: Readonly<Record<string, string>>;
}
export async function startCluster(
  programs: { postgres: string; redis: string },
  { size = 3, env: wished = {} }: ClusterWish = {},
): Promise<RealCluster> {
  const postgres = await startPostgres(programs.postgres);
  const redis = await startRedis(programs.redis);
  const databaseUrl = await postgres.database();
  const redisPort = Number(new URL(redis.url).port);
  const logFolder = mkdtempSync(join(tmpdir(), 'moonrise-chaos-'));
  const open: number[] = [];
  const members: ClusterMember[] = [];
  for (let i = 0; i < size; i++) {
    const [toDatabase, toRedis] = [await openProxy(postgres.port), await openProxy(redisPort)];
    const metricsPort = await freePort();
    const env = {
      ...wished,
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: databaseUrl.replace(`:${postgres.port}/`, `:${toDatabase.port}/`),
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      MOONRISE_DATABASE_UNSAFE: 'on', // the database of a test does not wait for the disk
    };
    const logFile = openSync(join(logFolder, `node-${i}.log`), 'a');
    open.push(logFile);
    const node = new NodeProcess(`node ${i}`, await freePort(), env, logFile);
    members.push({ node, toDatabase, toRedis, metricsPort });
  }
  const [first, ...others] = members;
  await first?.node.start(); // it makes the tables
  await Promise.all(others.map(({ node }) => node.start()));
  return {
    postgres,
    redis,
    members,
    databaseUrl,
    logFolder,
    stop: async (isSound) => {
      for (const { node } of members) node.thaw();
      await Promise.all(members.map(({ node }) => node.kill()));
      await Promise.all(members.flatMap(({ toDatabase, toRedis }) => [toDatabase.close(), toRedis.close()]));
      await redis.stop();
      await postgres.stop();
      for (const logFile of open) closeSync(logFile);
      if (isSound) rmSync(logFolder, { recursive: true });
    },
  };
}

export const ALL_KILLED = 'everything killed';
const ENDING = ['node killed', 'node restarted cleanly']; // not for the last node
const OFTEN: Readonly<Record<string, number>> = { 'node killed': 4, 'node restarted cleanly': 2 }; // relative to all other faults
/** Injects faults into a cluster, one after another. */
export class FaultInjector {
  readonly done = new Map<string, number>();
  private readonly cluster: RealCluster;
  private readonly dice: RandomInt;
  private readonly begin: (fault: string) => void;
  private readonly isChosen: (fault: string) => boolean;
  private readonly restarts: Promise<void>[] = [];

  constructor(
    cluster: RealCluster,
    dice: RandomInt,
    begin: (fault: string) => void,
    isChosen: (fault: string) => boolean,
  ) {
    this.cluster = cluster;
    this.isChosen = isChosen;
    this.dice = dice;
    this.begin = begin;
  }
  /** Injects one random fault and ends it. */
  async inject(): Promise<void> {
    const { postgres, redis } = this.cluster;
    const { node, toDatabase, toRedis } = this.anyNode();
    const faults: Readonly<Record<string, () => Promise<unknown> | unknown>> = {
      'node killed': () => this.restart(node, () => node.kill()),
      'node paused': async () => {
        node.freeze();
        await pause(SILENT + this.dice(4_000));
        node.thaw();
      },
      'node restarted cleanly': () => this.restart(node, () => node.stop()),
      'database connections cut': () => toDatabase.cut(),
      'database connections stalled': () => toDatabase.stall(500 + this.dice(3_000)),
      'Redis connections cut': () => toRedis.cut(),
      'Redis connections stalled': () => toRedis.stall(500 + this.dice(5_000)),
      'Redis killed': async () => {
        await redis.crash();
        await pause(this.dice(3_000));
        await redis.recover();
      },
      'Redis emptied': () => redis.flush(),
      'Redis paused': async () => {
        redis.freeze();
        await pause(500 + this.dice(4_000));
        redis.thaw();
      },
      'PostgreSQL killed': async () => {
        await postgres.crash();
        await pause(this.dice(3_000));
        await postgres.recover();
      },
      [ALL_KILLED]: () => this.killAll(),
    };
    const kinds = Object.keys(faults).filter(this.isChosen);
    const names = kinds.flatMap((name) => Array.from({ length: OFTEN[name] ?? 1 }, () => name));
    const name = names[this.dice(names.length)] as string;
    if (ENDING.includes(name) && this.cluster.members.filter(({ node: { isUp } }) => isUp).length < 2) return;
    this.begin(name);
    await faults[name]?.();
    this.done.set(name, (this.done.get(name) ?? 0) + 1);
  }
  /** Resolves when all nodes are up again. */
  async recovered(): Promise<void> {
    await Promise.all(this.restarts);
  }
  /** Kills all nodes, PostgreSQL and Redis at the same moment. */
  private async killAll(): Promise<void> {
    const { postgres, redis, members } = this.cluster;
    await this.recovered();
    await Promise.all([...members.map(({ node }) => node.kill()), postgres.crash(), redis.crash()]);
    await pause(this.dice(1_500));
    await Promise.all([postgres.recover(), redis.recover()]);
    await Promise.all(members.map(({ node }) => node.start()));
  }
  private anyNode(): ClusterMember {
    const up = this.cluster.members.filter(({ node }) => node.isUp);
    return up[this.dice(up.length)] as ClusterMember;
  }
  /** Ends a node, and starts it again in the background. */
  private async restart(node: NodeProcess, end: () => Promise<unknown>): Promise<void> {
    await end();
    this.restarts.push(pause(this.dice(1_500)).then(() => node.start()));
  }
}
