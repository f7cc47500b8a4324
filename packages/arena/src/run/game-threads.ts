import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RecordedGame } from '../games/play-planned.ts';
import type { PlannedGame } from '../pairing/schedule.ts';
import type { ArenaPlan } from '../plan/plan.ts';

/** What a thread is asked to do: to play a game between bots, or to measure the messages of a played one. */
export type GameThreadTask = { readonly plan: ArenaPlan } & (
  | { readonly planned: PlannedGame }
  | { readonly finished: RecordedGame }
);
export type GameThreadAnswer = { readonly finished: RecordedGame } | { readonly failure: string };
interface GameThread {
  readonly play: (plan: ArenaPlan, planned: PlannedGame) => Promise<RecordedGame>;
  readonly swing: (plan: ArenaPlan, finished: RecordedGame) => Promise<RecordedGame>;
  readonly stop: () => Promise<unknown>;
}

// Works from `src` and from `dist`: a worker needs built code, and no export conditions that lead back to `src`.
const program = new URL('../../dist/run/thread.js', import.meta.url);

/** A thread that is started when it is first used, and does one thing at a time. */
export function gameThread(): GameThread {
  let worker: Worker | undefined;
  const asked = async (game: string, task: GameThreadTask): Promise<RecordedGame> => {
    worker ??= new Worker(program, { execArgv: [] });
    worker.postMessage(task);
    const [answer] = (await once(worker, 'message')) as [GameThreadAnswer];
    if ('failure' in answer) throw new Error(`Game ${game} failed: ${answer.failure}`);
    return answer.finished;
  };
  return {
    play: (plan, planned) => asked(planned.id, { plan, planned }),
    swing: (plan, finished) => asked(finished.row.game, { plan, finished }),
    stop: async () => worker?.terminate(),
  };
}
