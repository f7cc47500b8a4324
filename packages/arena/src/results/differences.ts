import type { ArenaGameRow } from '../games/rows.ts';
import { holm, type MeanDifference, meanDifference } from './numbers.ts';

/** How much more often one player wins than another on the same deals with exchanged sides (or seats). */
export interface PairedDifference extends MeanDifference {
  readonly one: string;
  readonly other: string;
  readonly isSignificant: boolean; // at 5 %, all comparisons of the arena taken together
  readonly tables: Readonly<Record<string, MeanDifference | null>>;
}

/** Every two players of an arena compared. Two with fewer than two complete deals in common are left out. */
export function differencesOf(games: readonly ArenaGameRow[], players: readonly string[]): PairedDifference[] {
  const deals = groupsOf(games, ({ table, deal }) => `${table}/${deal}`);
  const pairs = players.flatMap((one, i) => players.slice(i + 1).map((other) => [one, other] as const));
  const found = pairs.flatMap(([one, other]) => {
    const scores = deals.flatMap((deal) => scoreOf(deal, one, other));
    const difference = meanDifference(scores.map(({ score }) => score));
    return difference ? [{ one, other, ...difference, tables: byTable(scores) }] : [];
  });
  const counts = holm(found.map(({ p }) => p));
  return found.map((difference, i) => ({ ...difference, isSignificant: counts[i] ?? false }));
}
interface DealScore {
  readonly table: string;
  readonly score: number;
}
const byTable = (scores: readonly DealScore[]): PairedDifference['tables'] =>
  Object.fromEntries(
    groupsOf(scores, ({ table }) => table).map((of) => [
      of[0]?.table ?? '',
      meanDifference(of.map(({ score }) => score)),
    ]),
  );

/** The difference in one deal, from -1 to 1; none if the deal is not complete for these two. */
function scoreOf(deal: readonly ArenaGameRow[], one: string, other: string): DealScore[] {
  const [first] = deal;
  if (!first) return [];
  const score = first.village === null ? mixedScore(deal, one, other) : sidesScore(deal, one, other);
  return score === undefined ? [] : [{ table: first.table, score }];
}
function sidesScore(deal: readonly ArenaGameRow[], one: string, other: string): number | undefined {
  const there = deal.find(({ village, wolves }) => village === one && wolves === other);
  const back = deal.find(({ village, wolves }) => village === other && wolves === one);
  if (!there || !back) return undefined;
  const won = Number(there.side === 'village') + Number(back.side === 'wolves');
  const lost = Number(there.side === 'wolves') + Number(back.side === 'village');
  return (won - lost) / 2;
}
/** Complete if both sat in every seat. */
function mixedScore(deal: readonly ArenaGameRow[], one: string, other: string): number | undefined {
  const size = deal[0]?.seats.length ?? 0;
  const wins = [one, other].map((player) =>
    deal.flatMap(({ seats }) => seats.filter((seat) => seat.player === player)),
  );
  if (wins.some((seats) => seats.length !== size)) return undefined;
  const [mine = 0, theirs = 0] = wins.map((seats) => seats.filter(({ won }) => won).length);
  return (mine - theirs) / size;
}

/** The items with the same key, in the order in which the keys first appear. */
function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
