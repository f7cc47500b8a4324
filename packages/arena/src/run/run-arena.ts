import type { RecordedGame } from '../games/play-planned.ts';
import { type Casting, type PlannedGame, scheduleOf } from '../pairing/schedule.ts';
import type { ArenaPlan } from '../plan/plan.ts';
import { ArenaStopped } from '../seats/arena-seat.ts';
import type { ArenaFolder } from './arena-folder.ts';

export interface ArenaProgress {
  readonly done: number; // games
  readonly total: number;
  readonly begun: number; // how many were done before this run
  readonly micros: number; // spent in all runs
}
/** Plays one game wherever it can be played. */
export type GameRunner = (planned: PlannedGame) => Promise<RecordedGame>;
export interface ArenaRun {
  readonly runners: readonly GameRunner[]; // each plays one game at a time
  readonly onProgress?: (progress: ArenaProgress) => void;
  readonly onStored?: (game: string) => void; // it is in the journal, and was played
}
/** Plays what is missing in a folder. Returns why it stopped early. */
export async function runArena(
  folder: ArenaFolder,
  plan: ArenaPlan,
  { runners, onProgress, onStored }: ArenaRun,
): Promise<string | null> {
  const { journal } = folder;
  const games = scheduleOf(plan);
  const missing = games.filter(({ id }) => journal.rowOf(id)?.status !== 'played');
  const begun = games.length - missing.length;
  let done = begun;
  let micros = games.reduce((sum, { id }) => sum + spentIn(journal.rowOf(id)), 0);
  let stopped: string | null = null;
  const report = () => onProgress?.({ done, total: games.length, begun, micros });
  const next = missing[Symbol.iterator](); // shared by all runners
  const work = async (run: GameRunner) => {
    for (const planned of { [Symbol.iterator]: () => ({ next: () => next.next() }) }) {
      if (stopped !== null) return;
      const finished = await run(planned).catch((error: unknown) => {
        if (!(error instanceof ArenaStopped)) throw error;
        stopped = error.message;
        return null;
      });
      if (!finished) return;
      folder.add(finished);
      if (finished.row.status === 'played') onStored?.(planned.id);
      done++;
      micros += spentIn(finished.row);
      report();
    }
  };
  report();
  await Promise.all(runners.map(work));
  return stopped;
}
/** Micro-dollars that a game has cost. */
export const spentIn = (row: RecordedGame['row'] | undefined): number =>
  row ? Object.values(row.usage).reduce((sum, { micros }) => sum + micros, 0) : 0;

/** The names of the players of a game. */
export const playersOf = (cast: Casting): readonly string[] =>
  'seats' in cast ? [...new Set(cast.seats)] : [cast.village, cast.wolves];
