import { type Event, type Game, promptsOf, type Ruleset, type SeatId } from '@moonrise/engine';
import { beatRules, stagingMs } from '@moonrise/show';
import type { Answered } from '../rooms/refused.ts';
import type { DecisionBatch } from './decision-batch.ts';
import type { GameCommand, GameRow, StartCommand } from './rows.ts';

const DEAL_HOLD = 12_000; // ms for everyone to look at their card
const done: Answered = { ok: true };

/** How long the new events of a log are shown, in ms, up to what the room allows. Only public events count: waiting tells nothing. */
export function shownTime(rules: Ruleset, seconds: number, before: readonly GameRow[], news: readonly Event[]): number {
  const past = before.flatMap(({ events }) => events.filter(isPublic));
  return Math.min(stagingMs([...past, ...news.filter(isPublic)], beatRules(rules), past.length), seconds * 1000);
}
const isPublic = ({ to }: Event): boolean => to === 'all';

/** True if the first clock waits for everyone to look at their card: not if the first phase is there for that. */
const hasHold = (game: Game): boolean => game.seats.some(({ id }) => promptsOf(game, id).length > 0);
export const dealHold = (game: Game): number => (hasHold(game) ? DEAL_HOLD : 0);

/** What is left of the hold after the deal, in ms. */
export const holdLeft = (dealt: number, at: number): number => Math.max(0, dealt + DEAL_HOLD - at);

/** A player has seen the dealt card. Once all have, the first clock starts. */
export const closeCard =
  (seat: SeatId) =>
  (batch: DecisionBatch, { table, sitters }: StartCommand): Answered => {
    const { game, dealt } = batch;
    if (!table?.staging || !dealt || holdLeft(dealt.at, batch.at) === 0) return done;
    if (!isFirst(game, dealt) || !hasHold(game)) return done;
    const closed = new Set(batch.commands.flatMap(closing));
    if (closed.has(seat)) return done;
    const isLast = sitters.every((_, one) => one === seat || closed.has(one));
    return batch.add({ type: 'close_card', seat, ...(isLast && { isLast: true as const }) }, [], game, null);
  };
const closing = (command: GameCommand): readonly SeatId[] => (command.type === 'close_card' ? [command.seat] : []);
const isFirst = (game: Game, { events }: GameRow): boolean =>
  game.isOpen && events.findLast((event) => event.type === 'opened')?.frame === game.frame.id;
