import type { ModelDefinition } from '@moonrise/bots/models';
import { playPlanned } from '../games/play-planned.ts';
import type { ArenaBudget } from '../models/arena-budget.ts';
import type { Books } from '../models/local-books.ts';
import { ModelDesk } from '../models/model-desk.ts';
import type { ArenaPlan } from '../plan/plan.ts';
import { fullSeating } from '../seats/seating.ts';
import { gameThread } from './game-threads.ts';
import { type GameRunner, playersOf } from './run-arena.ts';

interface LocalRunners {
  readonly runners: readonly GameRunner[];
  readonly stop: () => Promise<unknown>;
}
/** What games with models need. */
export interface ModelServices {
  readonly models: readonly ModelDefinition[];
  readonly budget: ArenaBudget;
  readonly books: Books;
}

/** What a game needs. */
interface GameTable {
  readonly plan: ArenaPlan;
  readonly desks: ReadonlyMap<string, ModelDesk>;
  readonly books: Books;
}
/** Plays games between bots in the thread; others here, because they mostly wait. */
export function runnerOn(thread: ReturnType<typeof gameThread>, { plan, desks, books }: GameTable): GameRunner {
  const bots = new Set(plan.players.flatMap(({ kind, name }) => (kind === 'bot' ? [name] : [])));
  return async (planned) => {
    if (playersOf(planned.cast).every((name) => bots.has(name))) return thread.play(plan, planned);
    const book = await books.open(planned.id);
    const finished = await playPlanned(plan, planned, fullSeating(plan, desks, book));
    return plan.swing > 0 ? thread.swing(plan, finished) : finished;
  };
}

/** Runners on this machine. */
export function localRunners(plan: ArenaPlan, workers: number, services: ModelServices): LocalRunners {
  const threads = Array.from({ length: workers }, gameThread);
  const table = { plan, desks: desksOf(plan, services), books: services.books };
  return {
    runners: threads.map((thread) => runnerOn(thread, table)),
    stop: () => Promise.all(threads.map(({ stop }) => stop())),
  };
}

/** The models of a plan, by player. Players with the same model share its limit of calls at once. */
export function desksOf(plan: ArenaPlan, { models, budget }: Omit<ModelServices, 'books'>): Map<string, ModelDesk> {
  const desks = new Map<string, ModelDesk>();
  const byPlayer = new Map<string, ModelDesk>();
  for (const player of plan.players) {
    const definition = player.kind === 'model' ? models.find(({ name }) => name === player.model) : undefined;
    if (!definition) continue;
    const desk = desks.get(definition.name) ?? new ModelDesk(definition, budget);
    desks.set(definition.name, desk);
    byPlayer.set(player.name, desk);
  }
  return byPlayer;
}
