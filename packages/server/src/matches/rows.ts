import type { Command, Event, Id, Json, SeatId } from '@moonrise/engine';
import type { AiKind, Language, Look } from '@moonrise/protocol';
import type { Row } from '../store/store.ts';

/** A player at the table, by seat. `player` is the id in the room; in Chaos Mode it must not be linked to `id`. */
export interface Sitter {
  readonly id: string; // the id that this game uses
  readonly name: string;
  readonly player: string | null; // null: an AI seat
  readonly look?: Look; // missing in old games
  readonly feminine?: true; // bots speak of the player so; it is sent to nobody
  readonly kind?: AiKind; // of an AI seat; missing in old games
  readonly program?: string; // the name of the program that plays the seat
}

/** How the room wants its table run. Rule sets never see it. */
export interface TableOptions {
  readonly staging?: number; // seconds that a phase may wait for what is shown before it
  readonly end_talk?: true; // talk ends once all living players want it to
  readonly dead_see_all?: true;
  readonly predictions?: true; // the dead may guess how the game goes on
  readonly show_thoughts?: false; // what language models thought stays with the operator
  readonly wolf_level?: 'easy' | 'standard' | 'hard'; // of built-in bots that were dealt a card of the wolves' side
}
/** How a game begins. */
export interface StartCommand {
  readonly type: 'start';
  readonly room: string;
  readonly rules: Id;
  readonly version?: number; // of the rules; missing: 1
  readonly options: Json;
  readonly language?: Language; // of AI seats; missing in old games
  readonly ranked?: true; // the result changes ratings
  readonly table?: TableOptions; // missing in old games
  readonly sitters: readonly Sitter[];
}
/** A command from outside the rules. */
export type HostCommand =
  | { readonly type: 'extend'; readonly ms: number } // time added after an outage
  | { readonly type: 'nudge'; readonly clock: string; readonly seconds: number } // reminds players who have not answered
  | { readonly type: 'hand_over'; readonly seat: SeatId; readonly to: 'bot' | 'player' }
  | { readonly type: 'unattended' } // the last person with a seat is gone
  | { readonly type: 'attended' } // one of them is back
  | { readonly type: 'play_out' }; // from here on bots play all seats, without waiting
/** What a player does beside the rules. */
type SeatCommand =
  | { readonly type: 'close_card'; readonly seat: SeatId; readonly isLast?: true } // has seen the dealt card
  | { readonly type: 'end_talk'; readonly seat: SeatId; readonly frame: string; readonly isLast?: true }
  | { readonly type: 'see_all'; readonly seat: SeatId } // a dead player sees everything from now on
  | ({ readonly type: 'predict'; readonly seat: SeatId } & Prediction);
/** How a dead player thinks the game goes on. */
export interface Prediction {
  readonly next: SeatId | null; // who dies next
  readonly winner: Id | null; // a team
}
export type GameCommand = Command | StartCommand | HostCommand | SeatCommand;

/** True if the open phase ends earlier because of it. */
export const isEarlier = (command: GameCommand): boolean =>
  (command.type === 'close_card' || command.type === 'end_talk') && command.isLast === true;

/** True if the command was done already, by any node. */
export function isDone(commands: readonly GameCommand[], asked: HostCommand): boolean {
  if (asked.type === 'extend') return false;
  if (asked.type === 'nudge') return commands.some((one) => one.type === 'nudge' && one.clock === asked.clock);
  if (asked.type === 'play_out') return commands.some(({ type }) => type === 'play_out');
  if (asked.type !== 'hand_over') return attendanceIn(commands) === asked.type;
  return playerOf(commands, asked.seat) === asked.to;
}
function attendanceIn(commands: readonly GameCommand[]): 'attended' | 'unattended' {
  const last = commands.findLast(({ type }) => type === 'attended' || type === 'unattended');
  return last?.type === 'unattended' ? 'unattended' : 'attended';
}
function playerOf(commands: readonly GameCommand[], seat: SeatId): 'bot' | 'player' {
  const last = commands.findLast((one) => one.type === 'hand_over' && one.seat === seat);
  if (last?.type === 'hand_over') return last.to;
  const [start] = commands;
  return start?.type === 'start' && start.sitters[seat]?.player === null ? 'bot' : 'player';
}

/** A row of a game's log, typed. */
export interface GameRow extends Omit<Row, 'command' | 'events'> {
  readonly command: GameCommand;
  readonly events: readonly Event[];
}
export const gameRow = (row: Row): GameRow => row as unknown as GameRow;
export const storedRow = (row: GameRow): Row => row as unknown as Row;
export const streamOf = (game: string): string => `game/${game}`;
