import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  ArenaFolder,
  type ArenaPlan,
  type ArenaProgress,
  arenaWorker,
  conclude,
  estimateOf,
  LocalBooks,
  LocalBudget,
  localRunners,
  type ModelServices,
  PlanFault,
  pieceWorker,
  queueArena,
  readPlan,
  runArena,
} from '@moonrise/arena';
import { MICROS, modelsIn } from '@moonrise/bots/models';
import { type Arguments, WrongUsage } from '../arguments.ts';
import { progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { arenaPage } from './arena-page.ts';
import { arenaTable } from './arena-table.ts';
import { dollars, estimateWords } from './arena-words.ts';
import { redisUrl } from './redis-url.ts';

/** Plays an arena, or continues it, and writes what it has found. */
export async function playArena(args: Arguments, terminal: Terminal): Promise<void> {
  const models = offeredModels();
  const plan: ArenaPlan = { ...planAt(args.subject, models), swing: args.number('swing', 0, 10_000, 0) };
  const playing = models.filter(({ name }) => plan.players.some((one) => one.kind === 'model' && one.model === name));
  const workers = args.number('workers', 1, 256, gamesAtOnce(playing));
  const queue = args.text('queue');
  const url = queue === undefined ? undefined : redisUrl(queue);
  if (args.has('dry-run')) {
    const estimate = await estimateOf(plan, models);
    terminal.print(args.has('json') ? JSON.stringify(estimate) : estimateWords(estimate, workers));
    return;
  }
  const path = args.text('out') ?? join('arena', plan.name);
  const folder = await asUsage(ArenaFolder.open(path, plan, { hasQueue: url !== undefined }));
  const bar = progressOf(plan, terminal);
  const books = new LocalBooks(folder.path, (game) => folder.journal.rowOf(game)?.status);
  try {
    const places = { plan, folder, books, onProgress: bar.show };
    const stopped = url === undefined ? await playedHere(places, models, workers) : await playedElsewhere(places, url);
    bar.end();
    const results = conclude(folder, plan);
    writeFileSync(join(folder.path, 'report.html'), arenaPage(results));
    terminal.print(args.has('json') ? JSON.stringify(results) : arenaTable(results));
    if (stopped !== null) terminal.printError(`Stopped: ${stopped}.`);
  } finally {
    bar.end();
    folder.close();
  }
}
interface Places {
  readonly plan: ArenaPlan;
  readonly folder: ArenaFolder;
  readonly books: LocalBooks;
  readonly onProgress: (progress: ArenaProgress) => void;
}
async function playedHere(
  { plan, folder, books, onProgress }: Places,
  models: ModelServices['models'],
  workers: number,
) {
  const budget = new LocalBudget(microsOf(plan), folder.journal.spent() + books.spent(), books);
  const { runners, stop } = localRunners(plan, workers, { models, books, budget });
  const onStored = (game: string) => books.close(game);
  return runArena(folder, plan, { runners, onProgress, onStored }).finally(stop);
}
async function playedElsewhere({ plan, folder, ...rest }: Places, url: string): Promise<string | null> {
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  for (const signal of SIGNALS) process.once(signal, interrupt); // a second one ends the process at once
  try {
    return await queueArena(folder, plan, { url, signal: stop.signal, ...rest });
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Plays games for arenas and simulations that other machines have begun, until it is stopped. */
export async function serveArenas(args: Arguments, terminal: Terminal): Promise<void> {
  const url = redisUrl(args.needed('queue', 'give the Redis of the arena, as in --queue redis://cache'));
  const models = offeredModels();
  const workers = args.number('workers', 1, 256, gamesAtOnce(models));
  const onDone = (what: string) => terminal.print(what);
  const stops = [
    await arenaWorker({ url, workers, models, onGame: onDone }),
    await pieceWorker({ url, workers, onPiece: onDone }),
  ];
  terminal.print('Ready.');
  await new Promise<void>((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve());
  });
  await Promise.all(stops.map((stop) => stop()));
}
const MOST_AT_ONCE = 16; // unless more are asked for: each may need a thread
/** One game per core. Models mostly wait, so there are as many games as the busiest of them answers at once. */
const gamesAtOnce = (models: ModelServices['models']): number =>
  Math.max(availableParallelism(), ...models.map(({ concurrency }) => Math.min(MOST_AT_ONCE, concurrency)));
const microsOf = ({ budgetUsd }: ArenaPlan): number | null =>
  budgetUsd === null ? null : Math.floor(budgetUsd * MICROS);

function offeredModels(): ModelServices['models'] {
  const models = modelsIn(process.env, (path) => readFileSync(path, 'utf8'));
  if (typeof models === 'string') throw new WrongUsage(models);
  return models;
}

function planAt(path: string, models: ModelServices['models']): ArenaPlan {
  try {
    return readPlan(
      readFileSync(path, 'utf8'),
      models.map(({ name }) => name),
    );
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof PlanFault) throw new WrongUsage(`${path}: ${message}`);
    if (code === 'ENOENT') throw new WrongUsage(`${path}: there is no such file: give a plan, as in docs/arena.md.`);
    if (code === 'EISDIR') throw new WrongUsage(`${path} is a folder: give the file of a plan.`);
    throw error;
  }
}
/** Mistakes in a plan are wrong usage. */
async function asUsage<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof PlanFault) throw new WrongUsage(error.message);
    throw error;
  }
}

/** Games of this run, the time left for them, and the money spent in all. */
function progressOf(plan: ArenaPlan, terminal: Terminal) {
  let bar: ReturnType<typeof progress> | undefined;
  return {
    show: ({ done, total, begun, micros }: ArenaProgress) => {
      bar ??= progress(terminal, total - begun, 'games', () => performance.now());
      const spent = plan.players.some(({ kind }) => kind === 'model') ? `, ${dollars(micros / MICROS)} spent` : '';
      const before = begun > 0 ? `, ${begun.toLocaleString('en')} of ${total.toLocaleString('en')} from before` : '';
      bar.show(done - begun, `${spent}${before}`);
    },
    end: () => bar?.end(),
  };
}
