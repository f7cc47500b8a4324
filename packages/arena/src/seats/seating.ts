import { playerOf } from '@moonrise/bots';
import type { Event, Ruleset, SeatId } from '@moonrise/engine';
import { botSeedOf } from '@moonrise/lab';
import type { AnswerBook } from '../models/answer-book.ts';
import type { ModelDesk } from '../models/model-desk.ts';
import type { ArenaPlan } from '../plan/plan.ts';
import { ArenaBot } from './arena-bot.ts';
import { ArenaModel } from './arena-model.ts';
import type { ArenaSeat } from './arena-seat.ts';
import { CommandSeat, type Strikes } from './command-seat.ts';

/** A seat to be taken. */
export interface SeatToTake {
  readonly game: string;
  readonly player: string;
  readonly rules: Ruleset;
  readonly log: readonly Event[]; // grows
  readonly seat: SeatId;
  readonly seed: string; // of the game
}
/** Puts the players of a plan into the seats of one game. */
export type ArenaSeating = (taken: SeatToTake) => ArenaSeat;

/** The built-in bots of a plan. */
export function botSeating({ players }: ArenaPlan): ArenaSeating {
  const bots = players.flatMap((one) => (one.kind === 'bot' ? [[one.name, playerOf(one.level)] as const] : []));
  const levels = new Map(bots);
  return ({ player, rules, log, seat, seed }) => {
    const bot = levels.get(player);
    if (!bot) throw new Error(`${player} is not a bot.`);
    return new ArenaBot(rules, log, seat, bot, botSeedOf(seed));
  };
}

/** All players of a plan, for one game. `desks`: the models, by player. */
export function fullSeating(plan: ArenaPlan, desks: ReadonlyMap<string, ModelDesk>, book: AnswerBook): ArenaSeating {
  const bots = botSeating(plan);
  const strikes = new Map<string, Strikes>();
  return (taken) => {
    const player = plan.players.find(({ name }) => name === taken.player);
    const desk = desks.get(taken.player);
    if (player?.kind === 'model' && desk) return new ArenaModel(taken, desk, book);
    if (player?.kind !== 'command') return bots(taken);
    const count = strikes.get(player.name) ?? { count: 0 };
    strikes.set(player.name, count);
    return new CommandSeat(taken, player, count);
  };
}
