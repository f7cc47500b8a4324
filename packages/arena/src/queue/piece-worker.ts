import { startWorkers, type WorkerPool } from '@moonrise/lab/node';
import { Worker } from 'bullmq';
import { workerOptions } from './job-options.ts';
import { PIECE_QUEUE, type PieceJob, type PieceOutcome, PieceRedis } from './piece-redis.ts';
import { redisAt } from './redis-at.ts';

interface PieceSettings {
  readonly url: string;
  readonly workers: number; // pieces at once
  readonly onPiece: (piece: string) => void;
}

/** Plays pieces of any simulation that come through a queue, until it is stopped. */
export async function pieceWorker({ url, workers, onPiece }: PieceSettings): Promise<() => Promise<void>> {
  const [mine, shared] = [await redisAt(url), await redisAt(url)];
  let pool: WorkerPool | undefined; // started with the first piece
  const free: WorkerPool['threads'][number][] = [];
  const play = async ({ experiment, from, to }: PieceJob): Promise<PieceOutcome> => {
    if (!pool) {
      pool = startWorkers(workers);
      free.push(...pool.threads);
    }
    const thread = free.pop();
    if (!thread) throw new Error('More pieces than threads.');
    try {
      return { tally: await thread(experiment, from, to) };
    } catch (error) {
      return { failure: (error as Error).message };
    } finally {
      free.push(thread);
    }
  };
  const worker = new Worker<PieceJob>(
    PIECE_QUEUE,
    async ({ data }) => {
      const { run, piece, experiment, from, to } = data;
      const redis = new PieceRedis(mine, run);
      if (!(await redis.isWaitedFor()) || (await redis.isDone(piece))) return;
      await redis.report({ piece, ...(await play(data)) });
      onPiece(`${experiment.rules}-${experiment.players} ${from}-${to - 1}`);
    },
    { connection: shared, concurrency: workers, ...workerOptions },
  );
  worker.on('error', () => {}); // Redis is away: it reconnects
  return async () => {
    await worker.close();
    await pool?.stop();
    for (const client of [mine, shared]) if (client.isOpen) client.destroy();
  };
}
