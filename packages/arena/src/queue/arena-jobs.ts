import { Queue } from 'bullmq';
import type { PlannedGame } from '../pairing/schedule.ts';
import { ARENA_QUEUE, type GameJob } from './arena-redis.ts';
import { jobOptions } from './job-options.ts';
import type { RedisClient } from './redis-at.ts';

const AT_ONCE = 500; // jobs in one round trip

/** The games of one arena in the queue that all arenas share. */
export class ArenaJobs {
  private readonly queue: Queue<GameJob>;
  private readonly run: string;

  constructor(connection: RedisClient, run: string) {
    this.queue = new Queue<GameJob>(ARENA_QUEUE, { connection });
    this.run = run;
  }
  private idOf({ id }: PlannedGame): string {
    return `${this.run}-${id}`;
  }
  /** A game that is already there, waiting or being played, is not added a second time. */
  async add(games: readonly PlannedGame[]): Promise<void> {
    const jobs = games.map((planned) => ({
      name: 'game',
      data: { run: this.run, planned },
      opts: { ...jobOptions, jobId: this.idOf(planned) },
    }));
    for (let at = 0; at < jobs.length; at += AT_ONCE) await this.queue.addBulk(jobs.slice(at, at + AT_ONCE));
  }
  async has(game: PlannedGame): Promise<boolean> {
    return (await this.queue.getJob(this.idOf(game))) !== undefined;
  }
  /** Those that are being played stay. */
  async takeBack(games: readonly PlannedGame[]): Promise<void> {
    for (let at = 0; at < games.length; at += AT_ONCE)
      await Promise.all(games.slice(at, at + AT_ONCE).map((game) => this.queue.remove(this.idOf(game))));
  }
  async close(): Promise<void> {
    await this.queue.close();
  }
}
