import { wilson } from '@moonrise/lab';
import type { GameTimes } from '../games/play-planned.ts';
import type { ArenaGameRow, ArenaMove, ArenaSide, PlayerUsage } from '../games/rows.ts';
import type { LostCall } from '../models/local-books.ts';
import { scheduleOf } from '../pairing/schedule.ts';
import type { ArenaPlan } from '../plan/plan.ts';
import { differencesOf, type PairedDifference } from './differences.ts';
import { quantile } from './numbers.ts';
import { type Persuasion, persuasionIn } from './persuasion.ts';
import { type ArenaRating, type ArenaRatings, ratingsOf } from './rating.ts';

/** How often something was won, with its 95 % interval. */
export interface WonShare {
  readonly won: number;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}
export interface PlayerResult {
  readonly name: string;
  readonly kind: ArenaPlan['players'][number]['kind'];
  readonly rating: ArenaRating | null; // null: no game of this player counts
  readonly sides: Readonly<Record<ArenaSide, WonShare>>;
  readonly roles: Readonly<Record<string, Readonly<Record<string, WonShare>>>>; // by rule set and role
  readonly failed: number; // games that ended because this player failed
  readonly failure: string | null; // why, the last time
  readonly usage: PlayerUsage;
  readonly usd: number;
}
interface TableResult {
  readonly name: string;
  readonly games: number;
  readonly village: WonShare;
  readonly wolves: WonShare;
  readonly nobody: WonShare;
  readonly sideEffect: ArenaRating | null;
  readonly matches: readonly MatchResult[]; // with the pairing `sides`
}
interface MatchResult {
  readonly village: string;
  readonly wolves: string;
  readonly won: WonShare; // by the village
}
/** How often each player won in the first deals, on either side. */
interface CurvePoint {
  readonly deals: number;
  readonly players: Readonly<Record<string, WonShare>>;
}
/** The results of an arena. `measured` depends on the machine; all else only on the games. */
export interface ArenaResults {
  readonly name: string;
  readonly seed: string;
  readonly pairing: ArenaPlan['pairing'];
  readonly deals: number;
  readonly games: { readonly planned: number; readonly played: number; readonly failed: number };
  readonly budget_usd: number | null;
  readonly usd: number;
  readonly players: readonly PlayerResult[]; // the strongest first
  readonly differences: readonly PairedDifference[];
  readonly tables: readonly TableResult[];
  readonly curve: readonly CurvePoint[];
  readonly persuasion: Persuasion | null; // with --swing
  readonly measured: {
    readonly seconds: number; // of play, all games added
    readonly latency: Readonly<Record<string, { readonly median: number; readonly p95: number }>>; // ms, by player
    /** Questions that were open when a process ended, or that got no answer in time. They may have been paid for. */
    readonly in_flight: Readonly<Record<string, { readonly calls: number; readonly usd_at_most: number }>>;
  };
}

export interface ArenaRecords {
  readonly rows: readonly ArenaGameRow[];
  readonly moves: Iterable<ArenaMove>;
  readonly times: readonly GameTimes[];
  readonly lost: readonly LostCall[];
}
export function resultsOf(plan: ArenaPlan, { rows, moves, times, lost }: ArenaRecords): ArenaResults {
  const played = rows.filter(({ status }) => status === 'played');
  const names = plan.players.map(({ name }) => name);
  const ratings = ratingsOf(played, names, plan.seed);
  const players = plan.players.map((player) => playerResult(player, rows, played, ratings));
  return {
    name: plan.name,
    seed: plan.seed,
    pairing: plan.pairing,
    deals: plan.deals,
    games: { planned: scheduleOf(plan).length, played: played.length, failed: rows.length - played.length },
    budget_usd: plan.budgetUsd,
    usd: players.reduce((sum, { usage }) => sum + usage.micros, 0) / 1e6,
    players: players.sort((a, b) => eloOf(b) - eloOf(a)),
    differences: differencesOf(played, names),
    tables: plan.tables.map(({ name }) => tableResult(plan, name, played, ratings)),
    curve: curveOf(plan, played),
    persuasion: persuasionIn(moves, names),
    measured: {
      seconds: times.reduce((sum, { ms }) => sum + ms, 0) / 1000,
      latency: latencyOf(names, times),
      in_flight: inFlightOf(names, lost),
    },
  };
}

const eloOf = ({ rating }: PlayerResult): number => rating?.elo ?? Number.NEGATIVE_INFINITY;

function latencyOf(names: readonly string[], times: readonly GameTimes[]): ArenaResults['measured']['latency'] {
  const questions = times.flatMap((game) => game.questions);
  return Object.fromEntries(
    names.flatMap((name) => {
      const ms = questions.filter(({ player }) => player === name).map((question) => question.ms);
      const sorted = ms.sort((a, b) => a - b);
      return ms.length === 0 ? [] : [[name, { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }]];
    }),
  );
}
function inFlightOf(names: readonly string[], lost: readonly LostCall[]): ArenaResults['measured']['in_flight'] {
  return Object.fromEntries(
    names.flatMap((name) => {
      const own = lost.filter(({ player }) => player === name);
      const micros = own.reduce((sum, call) => sum + call.micros_at_most, 0);
      return own.length === 0 ? [] : [[name, { calls: own.length, usd_at_most: micros / 1e6 }]];
    }),
  );
}

function playerResult(
  { name, kind }: ArenaPlan['players'][number],
  rows: readonly ArenaGameRow[],
  played: readonly ArenaGameRow[],
  ratings: ArenaRatings,
): PlayerResult {
  const own = played.filter(({ seats }) => seats.some(({ player }) => player === name));
  const usage = usageSum(rows.flatMap(({ usage }) => usage[name] ?? []));
  const failures = rows.flatMap(({ failure }) => (failure?.player === name ? [failure] : []));
  return {
    name,
    kind,
    rating: own.length > 0 ? (ratings.players[name] as ArenaRating) : null,
    sides: { village: sideRate(own, name, 'village'), wolves: sideRate(own, name, 'wolves') },
    roles: rolesOf(own, name),
    failed: failures.length,
    failure: failures.at(-1)?.why ?? null,
    usage,
    usd: usage.micros / 1e6,
  };
}
/** A game counts once for each side, however many seats of it a player has. */
function sideRate(games: readonly ArenaGameRow[], name: string, side: ArenaSide): WonShare {
  const own = games.filter(({ seats }) => seats.some((seat) => seat.player === name && seat.side === side));
  return rate(own.filter((game) => game.side === side).length, own.length);
}
/** A game counts once for each role: the share of the player's seats with it that have won. */
function rolesOf(games: readonly ArenaGameRow[], name: string): PlayerResult['roles'] {
  const counts = new Map<string, Map<string, { won: number; games: number }>>();
  for (const { rules, seats } of games) {
    const own = seats.filter(({ player }) => player === name);
    for (const role of new Set(own.map((seat) => seat.role))) {
      const cards = own.filter((seat) => seat.role === role);
      const of = counts.get(rules) ?? new Map<string, { won: number; games: number }>();
      const count = of.get(role) ?? { won: 0, games: 0 };
      count.won += cards.filter(({ won }) => won).length / cards.length;
      count.games++;
      counts.set(rules, of.set(role, count));
    }
  }
  return Object.fromEntries(
    [...counts].map(([rules, roles]) => [
      rules,
      Object.fromEntries([...roles].map(([role, { won, games }]) => [role, rate(won, games)])),
    ]),
  );
}
function tableResult(
  { players, pairing }: ArenaPlan,
  name: string,
  played: readonly ArenaGameRow[],
  ratings: ArenaRatings,
): TableResult {
  const games = played.filter(({ table }) => table === name);
  const won = (side: ArenaGameRow['side'], of = games) =>
    rate(of.filter((game) => game.side === side).length, of.length);
  const names = pairing === 'sides' ? players.map((player) => player.name) : [];
  return {
    name,
    games: games.length,
    village: won('village'),
    wolves: won('wolves'),
    nobody: won(null),
    sideEffect: ratings.sides[name] ?? null,
    matches: names.flatMap((village) =>
      names
        .filter((wolves) => wolves !== village)
        .map((wolves) => ({
          village,
          wolves,
          won: won(
            'village',
            games.filter((game) => game.village === village && game.wolves === wolves),
          ),
        })),
    ),
  };
}

const POINTS = 12;
function curveOf({ deals, players }: ArenaPlan, played: readonly ArenaGameRow[]): CurvePoint[] {
  const steps = Array.from({ length: POINTS }, (_, i) => Math.ceil(((i + 1) * deals) / POINTS));
  return [...new Set(steps)].map((until) => {
    const games = played.filter(({ deal }) => deal < until);
    const rates = players.map(({ name }) => [name, bothSides(games, name)] as const);
    return { deals: until, players: Object.fromEntries(rates) };
  });
}
function bothSides(games: readonly ArenaGameRow[], name: string): WonShare {
  const [one, other] = [sideRate(games, name, 'village'), sideRate(games, name, 'wolves')];
  return rate(one.won + other.won, one.games + other.games);
}

function rate(won: number, games: number): WonShare {
  const [low, high] = wilson(won, games);
  return { won, games, share: games === 0 ? 0 : won / games, low, high };
}
const usageSum = (all: readonly PlayerUsage[]): PlayerUsage => {
  const sum = (key: keyof PlayerUsage) => all.reduce((total, one) => total + one[key], 0);
  return {
    questions: sum('questions'),
    fallbacks: sum('fallbacks'),
    failures: sum('failures'),
    calls: sum('calls'),
    tokens_input: sum('tokens_input'),
    tokens_cached: sum('tokens_cached'),
    tokens_output: sum('tokens_output'),
    micros: sum('micros'),
  };
};
