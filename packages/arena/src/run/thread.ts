import { parentPort } from 'node:worker_threads';
import { playPlanned } from '../games/play-planned.ts';
import { botSeating } from '../seats/seating.ts';
import { withSwing } from '../swing/swing.ts';
import type { GameThreadAnswer, GameThreadTask } from './game-threads.ts';

async function answer(task: GameThreadTask): Promise<GameThreadAnswer> {
  const { plan } = task;
  try {
    const finished = 'finished' in task ? task.finished : await playPlanned(plan, task.planned, botSeating(plan));
    return { finished: withSwing(plan, finished) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

parentPort?.on('message', async (task: GameThreadTask) => parentPort?.postMessage(await answer(task)));
