import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tally } from '@moonrise/lab';
import type { Thread, WorkerPool } from '@moonrise/lab/node';
import { Queue } from 'bullmq';
import { jobOptions } from './job-options.ts';
import { PIECE_QUEUE, type PieceJob, PieceRedis, type PieceReport } from './piece-redis.ts';
import { redisAt } from './redis-at.ts';

interface PiecePool {
  /** As many pieces at once, on the machines that serve the queue. */
  readonly start: (size: number) => WorkerPool;
  readonly close: () => Promise<void>;
}
interface Waiting {
  readonly resolve: (tally: Tally) => void;
  readonly reject: (error: Error) => void;
}
const BEAT = 20; // ms between looks for reports
const SIGN_OF_LIFE = 5_000; // ms between signs that this process still waits
const GONE = 'Redis has lost this simulation: run the same command again.';

/** The workers of a queue, used like threads. */
export async function piecePool(url: string): Promise<PiecePool> {
  const [mine, shared] = [await redisAt(url), await redisAt(url)];
  const run = randomBytes(8).toString('hex');
  const redis = new PieceRedis(mine, run);
  const queue = new Queue<PieceJob>(PIECE_QUEUE, { connection: shared });
  const pieces = new Pieces(redis);
  const thread: Thread = (experiment, from, to) => {
    const [piece, tally] = pieces.wait();
    const opts = { ...jobOptions, jobId: `${run}-${piece}` };
    return Promise.all([tally, queue.add('piece', { run, piece, experiment, from, to }, opts)]).then(([sum]) => sum);
  };
  await redis.begin();
  const collected = pieces.collect();
  return {
    start: (size) => ({ threads: Array.from({ length: size }, () => thread), stop: async () => {} }),
    close: async () => {
      pieces.close();
      await collected;
      await Promise.all(pieces.missing().map((piece) => queue.remove(`${run}-${piece}`)));
      await redis.clear();
      await queue.close();
      for (const client of [mine, shared]) if (client.isOpen) client.destroy();
    },
  };
}

/** The pieces that were handed out. */
class Pieces {
  private readonly redis: PieceRedis;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;
  private isOpen = true;

  constructor(redis: PieceRedis) {
    this.redis = redis;
  }
  wait(): [piece: number, Promise<Tally>] {
    const piece = this.next++;
    return [piece, new Promise((resolve, reject) => this.waiting.set(piece, { resolve, reject }))];
  }
  missing(): number[] {
    return [...this.waiting.keys()];
  }
  close(): void {
    this.isOpen = false;
  }
  async collect(): Promise<void> {
    for (let signed = Date.now(); this.isOpen; await pause(BEAT)) {
      try {
        const isDue = Date.now() - signed > SIGN_OF_LIFE;
        if (isDue) signed = Date.now();
        if (isDue && !(await this.redis.goOn())) this.lose();
        const reports = await this.redis.reports();
        for (const report of reports) this.take(report);
        if (reports.length > 0) await this.redis.drop(reports.length);
      } catch {
        // Redis is away: it reconnects
      }
    }
  }
  /** A worker that was taken for dead may send a piece a second time: it counts once. */
  private take(report: PieceReport): void {
    const waiting = this.waiting.get(report.piece);
    this.waiting.delete(report.piece);
    if ('tally' in report) waiting?.resolve(report.tally);
    else waiting?.reject(new Error(report.failure));
  }
  private lose(): void {
    for (const { reject } of this.waiting.values()) reject(new Error(GONE));
    this.waiting.clear();
  }
}
