import { chance } from '@moonrise/bots';
import { seedOf } from '@moonrise/engine';
import type { ArenaPlan } from '../plan/plan.ts';

/** One game of an arena. Games with the same table and deal have the same cards. */
export interface PlannedGame {
  readonly id: string; // also a file name
  readonly table: number;
  readonly deal: number;
  readonly cast: Casting;
}
/** Who plays which seat: by the side that a seat is dealt, or by seat. */
export type Casting =
  | { readonly village: string; readonly wolves: string }
  | { readonly turn: number; readonly seats: readonly string[] };

/** All games of a plan, deal by deal, so that a run that stops early has played every pairing equally often. */
export function scheduleOf(plan: ArenaPlan): PlannedGame[] {
  const castsOf = plan.pairing === 'sides' ? sides : mixed;
  return Array.from({ length: plan.deals }, (_, deal) =>
    plan.tables.flatMap((_, table) =>
      castsOf(plan, table, deal).map((cast) => ({ id: idOf(table, deal, cast), table, deal, cast })),
    ),
  ).flat();
}
const idOf = (table: number, deal: number, cast: Casting): string =>
  `t${table + 1}.d${deal + 1}.${'turn' in cast ? cast.turn + 1 : `${cast.village}.${cast.wolves}`}`;

/** The seed of a deal. "moonrise simulate --seed SEED/TABLE" plays the same games. */
export const dealSeed = ({ seed, tables }: ArenaPlan, { table, deal }: Pick<PlannedGame, 'table' | 'deal'>): string =>
  seedOf(`${seed}/${tables[table]?.name}/${deal}`);

/** Every two players, each once on both sides. */
function sides({ players }: ArenaPlan): Casting[] {
  return players.flatMap(({ name: one }, i) =>
    players.slice(i + 1).flatMap(({ name: other }) => [
      { village: one, wolves: other },
      { village: other, wolves: one },
    ]),
  );
}

/** As many games as there are players: each sits once in every seat of the deal, so each has every role equally often. */
function mixed(plan: ArenaPlan, table: number, deal: number): Casting[] {
  const { players, tables, seed } = plan;
  const below = chance(`${seed}/seats`, `${table}/${deal}`);
  const seats = Array.from({ length: tables[table]?.players ?? 0 }, (_, seat) => seat);
  const places = seats.map((seat) => ({ at: seat % players.length, order: below(1_000_000) }));
  const drawn = places.sort((a, b) => a.order - b.order || a.at - b.at).map(({ at }) => at);
  return players.map((_, turn) => ({
    turn,
    seats: drawn.map((at) => players[(at + turn) % players.length]?.name ?? ''),
  }));
}
