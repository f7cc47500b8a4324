import { readFileSync } from 'node:fs';
import type { Event, Game, Role, Ruleset, SeatId } from '@moonrise/engine';
import { namesFor } from '@moonrise/lab';
import { ruleset } from '@moonrise/rulesets';
import { type Casting, dealSeed, type PlannedGame } from '../pairing/schedule.ts';
import type { ArenaPlan } from '../plan/plan.ts';
import { PlayerFailed } from '../seats/arena-seat.ts';
import type { ArenaSeating } from '../seats/seating.ts';
import { ArenaGame, type Recorded } from './arena-game.ts';
import { gameLog } from './game-log.ts';
import type { ArenaGameRow, ArenaMove, ArenaSide, MessageSwing, MoveCost, PlayerUsage, SeatRow } from './rows.ts';

/** A game with everything that is kept of it. */
export interface RecordedGame {
  readonly row: ArenaGameRow;
  readonly moves: readonly ArenaMove[];
  readonly log: string | null; // null: the game failed
  readonly times: GameTimes;
}
/** What was measured by a clock, in milliseconds. */
export interface GameTimes {
  readonly game: string;
  readonly ms: number;
  readonly questions: readonly QuestionTime[]; // those that took time
}

interface QuestionTime {
  readonly move: number; // the first that answered it
  readonly player: string;
  readonly ms: number;
}

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

let last: { readonly key: string; readonly rules: Ruleset } | undefined;
/** The rules of a table, built once. */
export function rulesAt({ tables }: ArenaPlan, at: number): Ruleset {
  const { rules, options } = tables[at] ?? { rules: '', options: {} };
  const key = JSON.stringify([rules, options]);
  if (last?.key !== key) {
    const built = ruleset(rules, options);
    if (!built.ok) throw new Error(built.message);
    last = { key, rules: built.rules };
  }
  return last.rules;
}

const sideOf = (rules: Ruleset, { team }: Role): ArenaSide => (team === rules.wolves ? 'wolves' : 'village');
const playerAt = (cast: Casting, seat: SeatId, side: ArenaSide): string =>
  'seats' in cast ? (cast.seats[seat] ?? '') : cast[side];

/** Plays one game of a plan to its end. */
export async function playPlanned(plan: ArenaPlan, planned: PlannedGame, seating: ArenaSeating): Promise<RecordedGame> {
  const began = performance.now();
  const rules = rulesAt(plan, planned.table);
  const names = namesFor(plan.tables[planned.table]?.players ?? 0);
  const seed = dealSeed(plan, planned);
  const dealt: Pick<SeatRow, 'player' | 'role' | 'team' | 'side'>[] = [];
  const seatAt = (seat: SeatId, game: Game, log: readonly Event[]) => {
    const role = rules.roleOf.get(game.state.dealt[seat] ?? null) as Role;
    const side = sideOf(rules, role);
    const player = playerAt(planned.cast, seat, side);
    dealt[seat] = { player, role: role.id, team: role.team, side };
    return seating({ player, rules, log, seat, seed, game: planned.id });
  };
  const game = new ArenaGame({ rules, names, seed, seatAt });
  const failure = await failureOf(game);
  const log = failure ? null : gameLog(planned.id, rules.id, names, game.rows);
  const moves = failure
    ? []
    : game.moves.map((move, i) => moveRow(planned.id, i + 1, move, dealt[move.seat] as SeatRow));
  const cast = 'seats' in planned.cast ? { village: null, wolves: null } : planned.cast;
  const row: ArenaGameRow = {
    game: planned.id,
    version,
    table: plan.tables[planned.table]?.name ?? '',
    rules: rules.id,
    deal: planned.deal,
    village: cast.village,
    wolves: cast.wolves,
    status: failure ? 'failed' : 'played',
    failure: failure ?? null,
    ...resultOf(game.game, failure !== undefined),
    moves: moves.length,
    seed,
    log_hash: log?.hash ?? '',
    seats: dealt.map((one, seat) => seatRow(game.game, seat, one, failure !== undefined)),
    usage: usageOf(game.moves, dealt),
  };
  const questions = game.moves.flatMap(({ seat, isFirst, asked: { ms } }, i) =>
    isFirst && ms !== undefined ? [{ move: i + 1, player: dealt[seat]?.player ?? '', ms }] : [],
  );
  return { row, moves, log: log?.text ?? null, times: { game: planned.id, ms: performance.now() - began, questions } };
}
async function failureOf(game: ArenaGame): Promise<ArenaGameRow['failure'] | undefined> {
  try {
    await game.play();
    return undefined;
  } catch (error) {
    if (!(error instanceof PlayerFailed)) throw error;
    return { player: error.player, why: error.why };
  }
}

function resultOf(
  { rules, state, day }: Game,
  isFailed: boolean,
): Pick<ArenaGameRow, 'team' | 'side' | 'reason' | 'rounds'> {
  const rounds = day - rules.firstDay + 1;
  const { outcome } = state;
  if (!outcome || isFailed) return { team: null, side: null, reason: null, rounds };
  const { team, reason } = outcome;
  if (team === rules.wolves) return { team, side: 'wolves', reason, rounds };
  return { team, side: team !== null && team === mainTeam(rules) ? 'village' : null, reason, rounds };
}
/** The village's own team: that of the first role that is not a wolf's. Others, such as neutral ones, win for nobody's side. */
export const mainTeam = (rules: Ruleset): string | undefined =>
  Object.keys(rules.words.teams).find((team) => team !== rules.wolves);

const seatRow = (
  game: Game,
  seat: SeatId,
  one: Pick<SeatRow, 'player' | 'role' | 'team' | 'side'>,
  isFailed: boolean,
) => ({
  seat,
  ...one,
  survived: game.isAlive(seat),
  won: !isFailed && (game.state.outcome?.winners.includes(seat) ?? false),
});

const FREE: MoveCost = {
  prompt: null,
  answer: null,
  calls: 0,
  tokens_input: 0,
  tokens_cached: 0,
  tokens_output: 0,
  micros: 0,
};
const UNMEASURED: MessageSwing = { village_before: null, village_after: null, wolves_before: null, wolves_after: null };
function moveRow(game: string, move: number, recorded: Recorded, { player, role, side }: SeatRow): ArenaMove {
  const { asked, isFirst, seat, day, phase, slot, act, targets, text, view, row } = recorded;
  const { source, why, cost } = asked;
  return {
    game,
    move,
    row,
    player,
    seat,
    role,
    side,
    day,
    phase,
    slot,
    act,
    targets,
    text,
    source,
    why,
    view,
    ...((isFirst && cost) || FREE),
    ...UNMEASURED,
  };
}

function usageOf(moves: readonly Recorded[], dealt: readonly { readonly player: string }[]): ArenaGameRow['usage'] {
  const players = [...new Set(dealt.map(({ player }) => player))].sort();
  const asked = moves.filter(({ isFirst }) => isFirst);
  const usageFor = (player: string): PlayerUsage => {
    const own = asked.filter(({ seat }) => dealt[seat]?.player === player).map((move) => move.asked);
    const sum = (pick: (cost: MoveCost) => number) => own.reduce((all, { cost }) => all + (cost ? pick(cost) : 0), 0);
    return {
      questions: own.length,
      fallbacks: own.filter(({ source }) => source === 'fallback').length,
      failures: own.reduce((all, { failures = 0 }) => all + failures, 0),
      calls: sum(({ calls }) => calls),
      tokens_input: sum(({ tokens_input: tokens }) => tokens),
      tokens_cached: sum(({ tokens_cached: tokens }) => tokens),
      tokens_output: sum(({ tokens_output: tokens }) => tokens),
      micros: sum(({ micros }) => micros),
    };
  };
  return Object.fromEntries(players.map((player) => [player, usageFor(player)]));
}
