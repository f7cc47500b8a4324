import { join } from 'node:path';
import { cardOf } from '../dataset/card.ts';
import { writeDataset, writeLines } from '../dataset/write-dataset.ts';
import { lostCalls } from '../models/local-books.ts';
import { scheduleOf } from '../pairing/schedule.ts';
import type { ArenaPlan } from '../plan/plan.ts';
import type { ArenaFolder } from '../run/arena-folder.ts';
import { type ArenaResults, resultsOf } from './results.ts';

/** Writes what an arena has found so far: the data set, the results and the card. */
export function conclude(folder: ArenaFolder, plan: ArenaPlan): ArenaResults {
  const { journal, path } = folder;
  const ids = scheduleOf(plan).map(({ id }) => id);
  const rows = ids.flatMap((id) => journal.rowOf(id) ?? []);
  const times = ids.flatMap((id) => journal.timesOf(id) ?? []);
  function* moves() {
    for (const id of ids) yield* journal.movesOf(id);
  }
  writeDataset(path, () => rows, moves);
  writeLines(join(path, 'times.jsonl'), times);
  const results = resultsOf(plan, { rows, moves: moves(), times, lost: lostCalls(path) });
  folder.write('results.json', `${JSON.stringify(results, null, 2)}\n`);
  folder.write('README.md', cardOf(plan, results));
  return results;
}
