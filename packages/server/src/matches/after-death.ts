import type { Game, SeatId } from '@moonrise/engine';
import { isReviver } from '../chosen-rules.ts';
import { type Answered, type Refused, refused } from '../rooms/refused.ts';
import type { DecisionBatch } from './decision-batch.ts';
import type { GameRow, Prediction, StartCommand, TableOptions } from './rows.ts';
import { onlyPerson } from './talk-end.ts';

const done: Answered = { ok: true };
const alive = refused('not_allowed', 'You are still alive: play on.');
const over = refused('ended', 'The game is over.');
const notHere = refused('not_allowed', 'The host has not allowed that in this room.');
const mayReturn = refused('not_allowed', 'In this game the dead may come back, so they learn nothing more.');
const notAlone = refused('not_allowed', 'Others still play: wait for the end with them.');
const POINTS = { next: 1, winner: 2 } as const;

/** True if a card of this game brings players back. The deck is public. */
const isRevivable = ({ rules, state }: Game): boolean =>
  Object.keys(state.deck).some((role) => isReviver(rules.roleOf.get(role)));

function refusalFor(game: Game, begin: StartCommand, seat: SeatId, option: keyof TableOptions): Refused | undefined {
  if (game.state.outcome) return over;
  if (game.isAlive(seat)) return alive;
  if (!begin.table?.[option] && onlyPerson(begin) !== seat) return notHere;
  return isRevivable(game) ? mayReturn : undefined;
}

/** A dead player wants to see everything: in rooms that allow it, or at a table of bots. */
export const seeAll =
  (seat: SeatId) =>
  (batch: DecisionBatch, begin: StartCommand): Answered => {
    const refusal = refusalFor(batch.game, begin, seat, 'dead_see_all');
    if (refusal) return refusal;
    const isDone = batch.commands.some((one) => one.type === 'see_all' && one.seat === seat);
    return isDone ? done : batch.add({ type: 'see_all', seat }, [], batch.game, null);
  };

/** The only person at the table is dead, and does not want to watch the bots. */
export const skipToEnd =
  (seat: SeatId) =>
  (batch: DecisionBatch, begin: StartCommand): Answered => {
    if (batch.game.state.outcome) return over;
    if (batch.game.isAlive(seat)) return alive;
    return onlyPerson(begin) === seat ? batch.host({ type: 'play_out' }) : notAlone;
  };

export const predict =
  (seat: SeatId, prediction: Prediction) =>
  (batch: DecisionBatch, begin: StartCommand): Answered => {
    const { game } = batch;
    const refusal = refusalFor(game, begin, seat, 'predictions');
    if (refusal) return refusal;
    const { next, winner } = prediction;
    if (next !== null && !game.isAlive(next)) return refused('bad_targets', 'Name a living player.');
    const teams = new Set([...game.rules.roleOf.values()].map(({ team }) => team));
    if (winner !== null && !teams.has(winner)) return refused('bad_targets', 'No team of this game has that name.');
    return batch.add({ type: 'predict', seat, ...prediction }, [], game, null);
  };

interface Score {
  readonly seat: SeatId;
  readonly points: number;
}
/** How good the predictions of a finished game were: a point for each player who died as said, two for the winner. */
export function scoresOf(rows: readonly GameRow[]): readonly Score[] {
  const standing = new Map<SeatId, Prediction>();
  const points = new Map<SeatId, number>();
  const add = (isRight: (prediction: Prediction) => boolean, count: number) => {
    for (const [seat, prediction] of standing)
      points.set(seat, (points.get(seat) ?? 0) + (isRight(prediction) ? count : 0));
  };
  for (const { command, events } of rows) {
    if (command.type === 'predict') standing.set(command.seat, command);
    const died = events.flatMap((event) => (event.type === 'died' ? [event.seat] : []));
    if (died.length > 0) add(({ next }) => next !== null && died.includes(next), POINTS.next);
    const end = events.find((event) => event.type === 'ended');
    if (end) add(({ winner }) => winner !== null && winner === end.outcome.team, POINTS.winner);
  }
  return [...points].map(([seat, count]) => ({ seat, points: count }));
}
