import type { SeatId } from '@moonrise/engine';
import type { Limits } from '../limits/limits.ts';
import { type Refused, refused } from '../rooms/refused.ts';
import type { GameCommand } from './rows.ts';

export type TalkLimits = Pick<Limits, 'chat_bytes_per_seat' | 'chat_bytes_per_game'>;

const PER_LINE = 256; // bytes that are stored around the text of a line
const seatIsFull = refused(
  'limit_reached',
  'You have written as much as one player can in a game. You can still act and vote.',
);
const gameIsFull = refused(
  'limit_reached',
  'This table has written as much as fits into one game. You can still act and vote.',
);

/** How much each seat of a game has written. It is counted from the log, so a restart or another node changes nothing. */
export class TalkBytes {
  private readonly limits: TalkLimits;
  private readonly seats = new Map<SeatId, number>();
  private game = 0;

  constructor(limits: TalkLimits) {
    this.limits = limits;
  }
  add(command: GameCommand): void {
    if (command.type !== 'act') return;
    const bytes = bytesOf(command);
    this.game += bytes;
    this.seats.set(command.seat, (this.seats.get(command.seat) ?? 0) + bytes);
  }
  /** Why this command cannot follow the stored ones and `waiting`; undefined: it can. Commands without text always can. */
  refusalOf(command: GameCommand, waiting: readonly GameCommand[]): Refused | undefined {
    const bytes = bytesOf(command);
    if (bytes === 0 || command.type !== 'act') return undefined;
    const own = waiting.filter((one) => one.type === 'act' && one.seat === command.seat);
    const seat = (this.seats.get(command.seat) ?? 0) + sumOf(own) + bytes;
    if (seat > this.limits.chat_bytes_per_seat) return seatIsFull;
    return this.game + sumOf(waiting) + bytes > this.limits.chat_bytes_per_game ? gameIsFull : undefined;
  }
}
const bytesOf = (command: GameCommand): number =>
  command.type === 'act' && command.text ? Buffer.byteLength(command.text) + PER_LINE : 0;
const sumOf = (commands: readonly GameCommand[]): number =>
  commands.reduce((sum, command) => sum + bytesOf(command), 0);
