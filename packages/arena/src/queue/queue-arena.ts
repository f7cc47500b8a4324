import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedGame } from '../games/play-planned.ts';
import { type LocalBooks, lostCalls } from '../models/local-books.ts';
import { type PlannedGame, scheduleOf } from '../pairing/schedule.ts';
import type { ArenaPlan } from '../plan/plan.ts';
import type { ArenaFolder } from '../run/arena-folder.ts';
import { type ArenaProgress, spentIn } from '../run/run-arena.ts';
import { ArenaJobs } from './arena-jobs.ts';
import { ArenaRedis, type GameReport } from './arena-redis.ts';
import { endQueueRun, newQueueRun, queueRunIn } from './queue-run.ts';
import { type RedisClient, redisAt } from './redis-at.ts';

interface QueueRequest {
  readonly url: string;
  readonly books: LocalBooks; // for questions that were in flight
  readonly onProgress: (progress: ArenaProgress) => void;
  readonly signal?: AbortSignal; // takes back the games that wait
}
const BEAT = 50; // ms between looks for reports
const INTERRUPTED = 'it was interrupted: the same command continues it';
const GONE = 'Redis has lost this arena: run the same command again, and the games that were not finished begin anew.';
const REPLACED = 'Another process goes on with this arena.';

/** Hands out the missing games of a folder, and stores what the workers send back. Returns why it stopped early. */
export async function queueArena(folder: ArenaFolder, plan: ArenaPlan, asked: QueueRequest): Promise<string | null> {
  const [mine, shared] = [await redisAt(asked.url), await redisAt(asked.url)];
  const { id, lost, redis } = await runIn(folder.path, mine);
  const jobs = new ArenaJobs(shared, id);
  try {
    const collector = new Collector(folder, plan, { ...asked, redis, jobs, lost });
    const stopped = await collector.run();
    if (collector.isComplete()) {
      await redis.clear();
      endQueueRun(folder.path);
    }
    return stopped;
  } finally {
    await jobs.close();
    for (const client of [mine, shared]) if (client.isOpen) client.destroy();
  }
}
/** The run that the folder has begun, if Redis still knows it. */
async function runIn(path: string, client: RedisClient) {
  const before = queueRunIn(path);
  const known = before && new ArenaRedis(client, before.id);
  if (known && (await known.begun())) return { ...before, redis: known };
  const run = newQueueRun(path, lostCalls(path).length);
  return { ...run, redis: new ArenaRedis(client, run.id) };
}

interface CollectorParts extends QueueRequest {
  readonly redis: ArenaRedis;
  readonly jobs: ArenaJobs;
  readonly lost: number;
}
class Collector {
  private readonly folder: ArenaFolder;
  private readonly plan: ArenaPlan;
  private readonly parts: CollectorParts;
  private readonly games: ReadonlyMap<string, PlannedGame>;
  private missing = new Set<string>();
  private readonly again = new Set<string>(); // to be handed out again as soon as the queue has forgotten them
  private session = 0;
  private micros: number; // spent on games that were played
  private known: number; // questions in flight that are listed

  constructor(folder: ArenaFolder, plan: ArenaPlan, parts: CollectorParts) {
    this.folder = folder;
    this.plan = plan;
    this.parts = parts;
    this.games = new Map(scheduleOf(plan).map((game) => [game.id, game]));
    this.micros = folder.journal.spent();
    this.known = lostCalls(folder.path).length;
  }
  isComplete(): boolean {
    return [...this.games.keys()].every((id) => this.isPlayed(id));
  }
  private isPlayed(id: string): boolean {
    return this.folder.journal.rowOf(id)?.status === 'played';
  }
  private planned(ids: Iterable<string>): PlannedGame[] {
    return [...ids].flatMap((id) => this.games.get(id) ?? []);
  }

  async run(): Promise<string | null> {
    const { redis, jobs, books } = this.parts;
    const { journal } = this.folder;
    this.session = await redis.begin(this.plan, this.micros + books.spent());
    const isPlayed = (id: string) => this.isPlayed(id);
    do await this.takeEarlier();
    while (!(await redis.setDone([...this.games.keys()].filter(isPlayed))));
    this.missing = new Set([...this.games.keys()].filter((id) => !isPlayed(id)));
    for (const id of books.games()) {
      await redis.adopt(id, books.entriesOf(id));
      books.close(id);
    }
    for (const id of this.missing) if (journal.rowOf(id)) await redis.forgetFaults(id);
    await jobs.add(this.planned(this.missing));
    try {
      const stopped = await this.collect();
      if (stopped !== null) await jobs.takeBack(this.planned(this.missing));
      return stopped;
    } catch (error) {
      if (error instanceof WorkerFailed) await jobs.takeBack(this.planned(this.missing));
      throw error;
    }
  }
  /** What was reported to an earlier process. Only games that were played count. */
  private async takeEarlier(): Promise<void> {
    const { redis } = this.parts;
    for (let report = await redis.nextReport(); report; report = await redis.nextReport()) {
      if (isPlayedIn(report)) await this.store(report.finished);
      else this.again.add(report.game);
      await redis.dropReport();
    }
  }

  /** Stores reports until nothing is missing. */
  private async collect(): Promise<string | null> {
    const { redis, signal } = this.parts;
    const begun = this.games.size - this.missing.size;
    this.progress(begun);
    while (this.missing.size > 0) {
      if (signal?.aborted) return INTERRUPTED;
      await this.mustBeMine();
      await this.bookLost();
      const report = await redis.nextReport();
      if (!report) {
        await this.handOutAgain();
        await pause(BEAT);
        continue;
      }
      const stopped = await this.take(report);
      await redis.dropReport();
      if (stopped !== null) return stopped;
      this.progress(begun);
    }
    await this.bookLost();
    return null;
  }
  private progress(begun: number): void {
    const { size } = this.games;
    this.parts.onProgress({ done: size - this.missing.size, total: size, begun, micros: this.micros });
  }
  private async mustBeMine(): Promise<void> {
    const session = await this.parts.redis.session();
    if (session !== this.session) throw new Error(session === 0 ? GONE : REPLACED);
  }
  private async bookLost(): Promise<void> {
    const { redis, books, lost } = this.parts;
    for (const call of await redis.lostFrom(this.known - lost)) {
      books.lose(call);
      this.known++;
    }
  }
  private async handOutAgain(): Promise<void> {
    const { jobs } = this.parts;
    for (const game of this.planned(this.again)) {
      if (this.missing.has(game.id)) {
        if (await jobs.has(game)) continue;
        await jobs.add([game]);
      }
      this.again.delete(game.id);
    }
  }

  /** Returns why the arena stops. A worker may report what was so before this process has begun. */
  private async take(report: GameReport): Promise<string | null> {
    const isEarlier = report.session !== this.session;
    if (isEarlier && !isPlayedIn(report)) this.again.add(report.game);
    else if ('finished' in report) await this.store(report.finished);
    else if ('failure' in report) throw new WorkerFailed(report.failure);
    else return report.stopped;
    return null;
  }
  /** A worker that was taken for dead may send a game a second time: it counts once. */
  private async store(finished: RecordedGame): Promise<void> {
    const { game, status } = finished.row;
    if (!this.isPlayed(game)) {
      this.folder.add(finished);
      this.micros += status === 'played' ? spentIn(finished.row) : 0;
    }
    this.missing.delete(game);
    if (status === 'played') await this.parts.redis.closeBook(game);
  }
}
class WorkerFailed extends Error {}
const isPlayedIn = (report: GameReport): report is Extract<GameReport, { readonly finished: RecordedGame }> =>
  'finished' in report && report.finished.row.status === 'played';
