import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SILENT } from '../../nodes/presence.ts';
import { freePort } from '../services/free-port.ts';
import { type Postgres, startPostgres } from '../services/postgres.ts';
import { type Redis, startRedis } from '../services/redis.ts';
import { NodeProcess } from './node-process.ts';
import type { Roll } from './person-connection.ts';
import { openProxy, type TcpProxy } from './tcp-proxy.ts';

/** A node, and the ways from it to the database and to Redis. */
export interface ClusterNode {
  readonly node: NodeProcess;
  readonly toDatabase: TcpProxy;
  readonly toRedis: TcpProxy;
}
/** Three servers on one PostgreSQL and one Redis, each a process of its own. */
export interface RealCluster {
  readonly postgres: Postgres;
  readonly redis: Redis;
  readonly members: readonly ClusterNode[];
  readonly databaseUrl: string; // past the proxies
  readonly logFolder: string; // a folder: what the nodes have logged
  /** Keeps the logs after a fault. */
  stop(isSound: boolean): Promise<void>;
}

export async function startCluster(programs: { postgres: string; redis: string }, size = 3): Promise<RealCluster> {
  const postgres = await startPostgres(programs.postgres);
  const redis = await startRedis(programs.redis);
  const databaseUrl = await postgres.database();
  const redisPort = Number(new URL(redis.url).port);
  const logFolder = mkdtempSync(join(tmpdir(), 'moonrise-chaos-'));
  const open: number[] = [];
  const members: ClusterNode[] = [];
  for (let i = 0; i < size; i++) {
    const [toDatabase, toRedis] = [await openProxy(postgres.port), await openProxy(redisPort)];
    const env = {
      DATABASE_URL: databaseUrl.replace(`:${postgres.port}/`, `:${toDatabase.port}/`),
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
    };
    const logFile = openSync(join(logFolder, `node-${i}.log`), 'a');
    open.push(logFile);
    const node = new NodeProcess(`node ${i}`, await freePort(), env, logFile);
    await node.start();
    members.push({ node, toDatabase, toRedis });
  }
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

const SPARED = 'spared';
const OFTEN: Readonly<Record<string, number>> = { 'node killed': 4, 'node restarted in order': 2 }; // for one of anything else
/** What is done to a cluster on purpose, one thing after another. */
export class FaultInjector {
  readonly done = new Map<string, number>();
  private readonly cluster: RealCluster;
  private readonly dice: Roll;
  private readonly gamesOn: (node: string) => number; // that are being played there
  private readonly births: Promise<void>[] = [];

  constructor(cluster: RealCluster, dice: Roll, gamesOn: (node: string) => number) {
    this.cluster = cluster;
    this.dice = dice;
    this.gamesOn = gamesOn;
  }
  /** Something, and what mends it. */
  async inject(): Promise<void> {
    const { postgres, redis } = this.cluster;
    const { node, toDatabase, toRedis } = this.anybody();
    const deeds: Readonly<Record<string, () => Promise<unknown> | unknown>> = {
      'node killed': () => this.reborn(node, () => node.kill()),
      'node paused': async () => {
        this.count('games taken over', this.gamesOn(node.name));
        node.freeze();
        await pause(SILENT + this.dice(4_000));
        node.thaw();
      },
      'node restarted in order': () => this.reborn(node, () => node.stop()),
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
    };
    const names = Object.keys(deeds).flatMap((name) => Array.from({ length: OFTEN[name] ?? 1 }, () => name));
    const name = names[this.dice(names.length)] as string;
    if ((await deeds[name]?.()) !== SPARED) this.count(name);
  }
  /** All that is still on its way back is back. */
  async mended(): Promise<void> {
    await Promise.all(this.births);
  }
  private count(what: string, more = 1): void {
    this.done.set(what, (this.done.get(what) ?? 0) + more);
  }
  private anybody(): ClusterNode {
    const up = this.cluster.members.filter(({ node }) => node.isUp);
    return up[this.dice(up.length)] as ClusterNode;
  }
  /** Ends one node, unless it is the last, and goes on while it comes back. */
  private async reborn(node: NodeProcess, end: () => Promise<unknown>): Promise<typeof SPARED | undefined> {
    if (this.cluster.members.filter(({ node: { isUp } }) => isUp).length < 2) return SPARED;
    this.count('games taken over', this.gamesOn(node.name));
    await end();
    this.births.push(pause(this.dice(1_500)).then(() => node.start()));
    return undefined;
  }
}
