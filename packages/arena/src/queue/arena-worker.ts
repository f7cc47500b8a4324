import { Worker } from 'bullmq';
import { localRunners, type ModelServices } from '../run/local-runners.ts';
import type { GameRunner } from '../run/run-arena.ts';
import { ArenaStopped } from '../seats/arena-seat.ts';
import { ArenaRedis, type GameJob, type GameReport, QUEUE, redisAt } from './arena-redis.ts';

interface WorkerSettings {
  readonly url: string;
  readonly workers: number; // games at once
  readonly models: ModelServices['models'];
  readonly onGame: (game: string) => void;
}
/** The runners for one arena. */
interface QueueTable {
  readonly free: GameRunner[];
  readonly stop: () => Promise<unknown>;
}
const LOCK = 10_000; // ms: a worker that is gone for so long has lost its games to the others
const OFTEN = 1_000_000; // a game is handed out again however often its worker died

/** Runs on a runner that has nothing to do: there are as many as games at once. */
async function onFree<T>({ free }: QueueTable, run: (runner: GameRunner) => Promise<T>): Promise<T> {
  const runner = free.pop();
  if (!runner) throw new Error('More games than runners.');
  try {
    return await run(runner);
  } finally {
    free.push(runner);
  }
}

/** Plays games of any arena that come through a queue, until it is stopped. */
export async function arenaWorker({ url, workers, models, onGame }: WorkerSettings): Promise<() => Promise<void>> {
  const [mine, shared] = [await redisAt(url), await redisAt(url)];
  const tables = new Map<string, Promise<QueueTable>>();
  const tableFor = async (run: string): Promise<QueueTable> => {
    const redis = new ArenaRedis(mine, run);
    const plan = await redis.plan();
    if (!plan) throw new Error('The plan of this arena is gone: start it again.');
    const { runners, stop } = localRunners(plan, workers, { models, books: redis, budget: redis });
    return { free: [...runners], stop };
  };
  const play = async ({ run, planned }: GameJob): Promise<GameReport> => {
    try {
      const made = tables.get(run) ?? tableFor(run);
      tables.set(run, made);
      return { finished: await onFree(await made, (runner) => runner(planned)) };
    } catch (error) {
      const { message } = error as Error;
      return error instanceof ArenaStopped ? { stopped: message } : { failure: message };
    }
  };
  const worker = new Worker<GameJob>(
    QUEUE,
    async ({ data }) => {
      await new ArenaRedis(mine, data.run).report(await play(data));
      onGame(data.planned.id);
    },
    { connection: shared, concurrency: workers, lockDuration: LOCK, stalledInterval: LOCK / 2, maxStalledCount: OFTEN },
  );
  worker.on('error', () => {}); // Redis is away: it reconnects
  return async () => {
    await worker.close();
    for (const table of tables.values()) await (await table).stop();
    for (const client of [mine, shared]) if (client.isOpen) client.destroy();
  };
}
