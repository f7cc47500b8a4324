import type { Event, EventType, Id } from '@moonrise/engine';
import type { KeptGame } from '../games/kept-game.ts';
import { chanceOf } from '../statistics/chances.ts';
import type { ForecastTask, ForecastWins } from './foresee.ts';

/** The chances after one row. */
export interface Point {
  readonly row: number;
  readonly isTurn: boolean; // more than chat and ballots happened
  readonly games: number;
  readonly wins: ForecastWins;
}
/** Plays the games of a task, in this thread or in a worker. */
export type ForecastRunner = (task: ForecastTask) => Promise<ForecastWins>;

const ASIDE: ReadonlySet<EventType> = new Set(['chose', 'withdrew', 'cast', 'said', 'spoke'] as const);
const isTurn = (events: readonly Event[]): boolean => events.some(({ type }) => !ASIDE.has(type));

/** Games after each row, pass by pass: first where the game turned, then everywhere. */
interface Pass {
  readonly games: number;
  readonly everywhere: boolean;
}
const PASSES: readonly Pass[] = [
  { games: 16, everywhere: false },
  { games: 48, everywhere: false },
  { games: 16, everywhere: true },
  { games: 128, everywhere: false },
  { games: 48, everywhere: true },
];
const PIECE = 8; // games of one task

export interface OutlookPlan {
  readonly passes?: readonly Pass[];
  readonly onPass: (points: readonly Point[]) => void; // the same for every run on one game
  readonly onProgress?: (share: number) => void; // of all games to play
  readonly signal?: AbortSignal;
}

/** Forecasts a game from each of its rows, coarsely at first. */
export async function outlookOn(game: KeptGame, runners: readonly ForecastRunner[], plan: OutlookPlan): Promise<void> {
  const { passes = PASSES, onPass, onProgress, signal } = plan;
  const book = new Book(game, passes);
  for (const pass of book.passes) {
    const next = pass[Symbol.iterator](); // shared by all runners
    const work = async (run: ForecastRunner) => {
      for (const task of { [Symbol.iterator]: () => next }) {
        if (signal?.aborted) return;
        book.take(task, await run({ game, ...task }));
        onProgress?.(book.share);
      }
    };
    await Promise.all(runners.map(work));
    if (signal?.aborted) return;
    onPass(book.points());
  }
}

type Task = Omit<ForecastTask, 'game'>;
class Book {
  readonly passes: readonly (readonly Task[])[];
  private readonly known = new Map<number, { games: number; wins: Record<Id, number> }>();
  private readonly turns: ReadonlySet<number>;
  private readonly all: number; // games
  private played = 0;

  constructor({ rows }: KeptGame, passes: readonly Pass[]) {
    this.turns = new Set(rows.flatMap((events, row) => (isTurn(events) ? [row] : [])));
    const planned = new Map<number, number>(); // games by row
    this.passes = passes.map(({ games, everywhere }) =>
      [...rows.keys()]
        .filter((row) => everywhere || this.turns.has(row))
        .flatMap((row) => tasksAt(row, games, planned)),
    );
    this.all = [...planned.values()].reduce((sum, games) => sum + games, 0);
  }
  get share(): number {
    return this.played / this.all;
  }
  take({ row, from, to }: Task, wins: ForecastWins): void {
    const known = this.known.get(row) ?? { games: 0, wins: {} };
    known.games += to - from;
    for (const [team, won] of Object.entries(wins)) known.wins[team] = (known.wins[team] ?? 0) + won;
    this.known.set(row, known);
    this.played += to - from;
  }
  points(): readonly Point[] {
    return [...this.known]
      .sort(([a], [b]) => a - b)
      .map(([row, { games, wins }]) => ({ row, isTurn: this.turns.has(row), games, wins: { ...wins } }));
  }
}
/** Tasks for the games still missing at a row. */
function tasksAt(row: number, games: number, planned: Map<number, number>): readonly Task[] {
  const tasks: Task[] = [];
  for (let from = planned.get(row) ?? 0; from < games; from += PIECE) tasks.push({ row, from, to: from + PIECE });
  planned.set(row, Math.max(games, planned.get(row) ?? 0));
  return tasks;
}

/** A side's chance at a point, from 0 to 1. */
export const shareAt = ({ wins, games }: Point, team: Id): number => (wins[team] ?? 0) / games;

/** The sides that win from any point, in this order; `none` last if some game has no winner. */
export const sidesAt = (points: readonly Point[], teams: readonly Id[]): readonly Id[] =>
  [...teams, 'none'].filter((team) => points.some(({ wins }) => (wins[team] ?? 0) > 0));

/** The change between two turns of a game. */
export interface Swing {
  readonly since: number; // row of the turn before
  readonly row: number;
  readonly team: Id; // the side whose chance changed most
  readonly before: number; // from 0 to 1
  readonly after: number;
  readonly games: number; // at least, at each end
  readonly margin: number; // of the change
}
const LEAST = 0.05; // smaller changes are no turning points

/** The largest changes, in order of time. */
export function swingsOf(points: readonly Point[], sides: readonly Id[], most = 3): readonly Swing[] {
  const turns = points.filter((point) => point.isTurn);
  const swings = turns.slice(1).map((point, i) => swingBetween(turns[i] as Point, point, sides));
  return swings
    .filter((swing) => sizeOf(swing) >= LEAST)
    .sort((a, b) => sizeOf(b) - sizeOf(a) || a.row - b.row)
    .slice(0, most)
    .sort((a, b) => a.row - b.row);
}
const sizeOf = ({ before, after }: Pick<Swing, 'before' | 'after'>): number => Math.abs(after - before);

function swingBetween(one: Point, other: Point, sides: readonly Id[]): Swing {
  const [first, ...rest] = sides.map((team): Swing => {
    const margin = ({ wins, games }: Point) => chanceOf(wins[team] ?? 0, games).margin;
    return {
      since: one.row,
      row: other.row,
      team,
      before: shareAt(one, team),
      after: shareAt(other, team),
      games: Math.min(one.games, other.games),
      margin: Math.hypot(margin(one), margin(other)),
    };
  });
  return rest.reduce((most, swing) => (sizeOf(swing) > sizeOf(most) + 1e-9 ? swing : most), first as Swing);
}
