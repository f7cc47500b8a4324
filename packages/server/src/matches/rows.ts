import type { Command, Event, Id, Json, SeatId } from '@moonrise/engine';
import type { AiKind, Language, Look } from '@moonrise/protocol';
import type { Row } from '../store/store.ts';

/** A player at the table, by seat. `player` is the id in the room; in Chaos Mode it must not be linked to `id`. */
export interface Sitter {
  readonly id: string; // the id that this game uses
  readonly name: string;
  readonly player: string | null; // null: an AI seat
  readonly look?: Look; // missing in old games
  readonly kind?: AiKind; // of an AI seat; missing in old games
  readonly program?: string; // the name of the program that plays the seat
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
export type GameCommand = Command | StartCommand | HostCommand;

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
