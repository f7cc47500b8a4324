import { setTimeout as pause } from 'node:timers/promises';
import { fastHash } from '@moonrise/record/node';
import { Queue } from 'bullmq';
import type { RecordedGame } from '../games/play-planned.ts';
import type { LocalBooks } from '../models/local-books.ts';
import { scheduleOf } from '../pairing/schedule.ts';
import { type ArenaPlan, identityOf } from '../plan/plan.ts';
import type { ArenaFolder } from '../run/arena-folder.ts';
import type { ArenaProgress } from '../run/run-arena.ts';
import { ArenaRedis, type GameJob, QUEUE, redisAt } from './arena-redis.ts';

interface QueueRun {
  readonly url: string;
  readonly books: LocalBooks; // for questions that were in flight
  readonly onProgress: (progress: ArenaProgress) => void;
}
const BEAT = 50; // ms between looks for reports

/** Hands out the missing games of a folder, and stores what the workers send back. Returns why it stopped early. */
export async function queueArena(folder: ArenaFolder, plan: ArenaPlan, asked: QueueRun): Promise<string | null> {
  const run = fastHash(identityOf(plan)).slice(0, 16);
  const [mine, shared] = [await redisAt(asked.url), await redisAt(asked.url)];
  const redis = new ArenaRedis(mine, run);
  const queue = new Queue<GameJob>(QUEUE, { connection: shared });
  try {
    await redis.begin(plan, folder.journal.spent());
    const missing = missingIn(folder, plan);
    for (const { id } of missing) if (folder.journal.rowOf(id)) await redis.forgetFaults(id);
    const opts = { removeOnComplete: true, removeOnFail: true };
    await queue.addBulk(
      missing.map((planned) => ({
        name: 'game',
        data: { run, planned },
        opts: { ...opts, jobId: `${run}-${planned.id}` },
      })),
    );
    const stopped = await collect(folder, plan, redis, asked);
    if (stopped !== null) await queue.drain();
    return stopped;
  } finally {
    await queue.close();
    for (const client of [mine, shared]) if (client.isOpen) client.destroy();
  }
}
const missingIn = ({ journal }: ArenaFolder, plan: ArenaPlan) =>
  scheduleOf(plan).filter(({ id }) => journal.rowOf(id)?.status !== 'played');

/** Stores reports until nothing is missing. */
async function collect(
  folder: ArenaFolder,
  plan: ArenaPlan,
  redis: ArenaRedis,
  { books, onProgress }: QueueRun,
): Promise<string | null> {
  const missing = new Set(missingIn(folder, plan).map(({ id }) => id));
  const total = scheduleOf(plan).length;
  const begun = total - missing.size;
  const progress = () => onProgress({ done: total - missing.size, total, begun, micros: folder.journal.spent() });
  progress();
  while (missing.size > 0) {
    for (let lost = await redis.nextLost(); lost; lost = await redis.nextLost()) books.lose(lost);
    const report = await redis.nextReport();
    if (!report) {
      await pause(BEAT);
      continue;
    }
    if ('finished' in report) await store(folder, redis, missing, report.finished);
    await redis.dropReport();
    if ('failure' in report) throw new Error(report.failure);
    if ('stopped' in report) return report.stopped;
    progress();
  }
  return null;
}
/** A worker that was taken for dead may send a game a second time: it counts once. */
async function store(folder: ArenaFolder, redis: ArenaRedis, missing: Set<string>, finished: RecordedGame) {
  const { game, status } = finished.row;
  if (missing.delete(game)) folder.add(finished);
  if (status === 'played') await redis.closeBook(game);
}
