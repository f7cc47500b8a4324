import type { Experiment, Tally } from '@moonrise/lab';
import type { RedisClient } from './redis-at.ts';

export const PIECE_QUEUE = 'moonrise-simulate';

/** A job of the queue: some games of a simulation. */
export interface PieceJob {
  readonly run: string; // which simulation
  readonly piece: number;
  readonly experiment: Experiment;
  readonly from: number;
  readonly to: number;
}
/** What a worker sends back. */
export type PieceReport = { readonly piece: number } & PieceOutcome;
export type PieceOutcome = { readonly tally: Tally } | { readonly failure: string };

const PATIENCE = 60; // seconds until nobody waits for a simulation any more
const TAKEN = 100; // reports at once

/** What a simulation and its workers share. All of it ends with the process that waits for it. */
export class PieceRedis {
  private readonly redis: RedisClient;
  private readonly prefix: string;

  constructor(redis: RedisClient, run: string) {
    this.redis = redis;
    this.prefix = `moonrise:simulate:${run}`;
  }
  private key(name: 'waits' | 'reports' | 'played'): string {
    return `${this.prefix}:${name}`;
  }
  async begin(): Promise<void> {
    await this.redis.set(this.key('waits'), '', { EX: PATIENCE });
  }
  /** False: Redis has lost it. */
  async goOn(): Promise<boolean> {
    return (await this.redis.expire(this.key('waits'), PATIENCE)) === 1;
  }
  async isWaitedFor(): Promise<boolean> {
    return (await this.redis.exists(this.key('waits'))) === 1;
  }
  /** True for a piece that was reported, even if its worker died before BullMQ knew it. */
  async isDone(piece: number): Promise<boolean> {
    return (await this.redis.sIsMember(this.key('played'), String(piece))) === 1;
  }
  async report(report: PieceReport): Promise<void> {
    const [reports, played] = [this.key('reports'), this.key('played')];
    await this.redis
      .multi()
      .rPush(reports, JSON.stringify(report))
      .sAdd(played, String(report.piece))
      .expire(reports, PATIENCE)
      .expire(played, PATIENCE)
      .exec();
  }
  /** The oldest reports, which stay until they are dropped. */
  async reports(): Promise<PieceReport[]> {
    return (await this.redis.lRange(this.key('reports'), 0, TAKEN - 1)).map((text) => JSON.parse(text) as PieceReport);
  }
  async drop(count: number): Promise<void> {
    await this.redis.lTrim(this.key('reports'), count, -1);
  }
  async clear(): Promise<void> {
    await this.redis.del([this.key('waits'), this.key('reports'), this.key('played')]);
  }
}
