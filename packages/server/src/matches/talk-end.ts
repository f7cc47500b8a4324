import type { Game, SeatId } from '@moonrise/engine';
import { type Answered, refused } from '../rooms/refused.ts';
import type { DecisionBatch } from './decision-batch.ts';
import type { GameCommand, StartCommand } from './rows.ts';

const LAST_CALL = 10_000; // ms to choose, where everyone votes while they talk
const done: Answered = { ok: true };
const noTalk = refused('not_allowed', 'There is no talk to end now: wait for the day.');
const notHere = refused('not_allowed', 'Talk lasts its whole time here: the host can turn on “End talk” in the lobby.');
const notYours = refused('not_allowed', 'Only the living can end the talk.');

/** The only person at a table of bots; null: there are more people, or none. */
export function onlyPerson({ sitters }: StartCommand): SeatId | null {
  const people = sitters.flatMap(({ player }, seat) => (player === null ? [] : [seat]));
  return people.length === 1 ? (people[0] as SeatId) : null;
}
/** True while everyone talks by day. This is public knowledge. */
export const isTalk = (game: Game): boolean => game.isOpen && game.phase.light === 'day' && game.frame.to === 'all';

/** How long the phase goes on when talk has ended, in ms: long enough to choose if everyone has to choose in it. */
export function lastCall({ rules, phase }: Game): number {
  const isChoice = rules.everyone.some(
    ({ text, optional, during }) => text === undefined && !optional && during.includes(phase.id),
  );
  return isChoice && !phase.floor ? LAST_CALL : 0;
}

/** A player wants talk to end. It ends when all who are asked do: the only person, or all living seats. */
export const endTalk =
  (seat: SeatId) =>
  (batch: DecisionBatch, begin: StartCommand): Answered => {
    const { game } = batch;
    const only = onlyPerson(begin);
    if (only !== seat && !begin.table?.end_talk) return notHere;
    if (!isTalk(game)) return noTalk;
    const asked = only === null ? game.living() : [only];
    if (!asked.includes(seat)) return notYours;
    const frame = game.frame.id;
    const agreed = new Set(batch.commands.flatMap((one) => agreement(one, frame)));
    if (agreed.has(seat)) return done;
    const isLast = asked.every((one) => one === seat || agreed.has(one));
    return batch.add({ type: 'end_talk', seat, frame, ...(isLast && { isLast: true as const }) }, [], game, null);
  };
const agreement = (command: GameCommand, frame: string): readonly SeatId[] =>
  command.type === 'end_talk' && command.frame === frame ? [command.seat] : [];
