import { hostname } from 'node:os';
import { Worker } from 'bullmq';
import type { ModelDesk } from '../models/model-desk.ts';
import type { PlannedGame } from '../pairing/schedule.ts';
import type { ArenaPlan } from '../plan/plan.ts';
import { gameThread } from '../run/game-threads.ts';
import { desksOf, type ModelServices, runnerOn } from '../run/local-runners.ts';
import { ArenaStopped } from '../seats/arena-seat.ts';
import { ARENA_QUEUE, ArenaRedis, type BegunArena, type GameJob, type GameOutcome } from './arena-redis.ts';
import { workerOptions } from './job-options.ts';
import { redisAt } from './redis-at.ts';

interface WorkerSettings {
  readonly url: string;
  readonly workers: number; // games at once
  readonly models: ModelServices['models'];
  readonly onGame: (game: string) => void;
}
const MOST_ARENAS = 100; // whose models are kept ready

/** Plays games of any arena that come through a queue, until it is stopped. */
export async function arenaWorker({ url, workers, models, onGame }: WorkerSettings): Promise<() => Promise<void>> {
  const [mine, shared] = [await redisAt(url), await redisAt(url)];
  const threads = Array.from({ length: workers }, gameThread);
  const free = [...threads];
  const desks = new Desks(models);
  const play = async (run: string, planned: PlannedGame, begun: BegunArena): Promise<GameOutcome> => {
    const thread = free.pop();
    if (!thread) throw new Error('More games than threads.');
    try {
      const redis = new ArenaRedis(mine, run);
      const table = { plan: begun.plan, desks: desks.of(run, begun, redis), books: redis };
      return { finished: await runnerOn(thread, table)(planned) };
    } catch (error) {
      const { message } = error as Error;
      return error instanceof ArenaStopped ? { stopped: message } : { failure: message };
    } finally {
      free.push(thread);
    }
  };
  const worker = new Worker<GameJob>(
    ARENA_QUEUE,
    async ({ data: { run, planned } }) => {
      const redis = new ArenaRedis(mine, run);
      const begun = await redis.begun();
      if (!begun || (await redis.isDone(planned.id))) return;
      const outcome = await play(run, planned, begun);
      await redis.report({ session: begun.session, game: planned.id, ...outcome });
      onGame(planned.id);
    },
    { connection: shared, concurrency: workers, ...workerOptions },
  );
  worker.on('error', () => {}); // Redis is away: it reconnects
  return async () => {
    await worker.close();
    await Promise.all(threads.map(({ stop }) => stop()));
    for (const client of [mine, shared]) if (client.isOpen) client.destroy();
  };
}

type DeskMap = ReadonlyMap<string, ModelDesk>;
/** The models of the arenas that are played. A new session begins with fresh ones: what had failed may be repaired. */
class Desks {
  private readonly known = new Map<string, { readonly session: number; readonly desks: DeskMap }>();
  private readonly models: ModelServices['models'];

  constructor(models: ModelServices['models']) {
    this.models = models;
  }
  of(run: string, { plan, session }: BegunArena, budget: ArenaRedis): DeskMap {
    const before = this.known.get(run);
    if (before?.session === session) return before.desks;
    this.mustKnow(plan);
    const desks = desksOf(plan, { models: this.models, budget });
    this.known.delete(run);
    this.known.set(run, { session, desks });
    const [oldest = run] = this.known.keys();
    if (this.known.size > MOST_ARENAS) this.known.delete(oldest);
    return desks;
  }
  private mustKnow({ players }: ArenaPlan): void {
    for (const player of players)
      if (player.kind === 'model' && !this.models.some(({ name }) => name === player.model))
        throw new Error(`The worker on ${hostname()} has no model "${player.model}": give it the same AI_MODELS.`);
  }
}
