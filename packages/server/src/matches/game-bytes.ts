import { type Command, clock, type Game, type SeatId } from '@moonrise/engine';
import { type Refused, refused } from '../rooms/refused.ts';
import type { GameCommand } from './rows.ts';

const ROW = 400; // bytes of a usual row; measuring each one would cost more than it tells
const LETTER = 4; // bytes of a letter, which is stored in the command and in the event

const noTalk = refused(
  'limit_reached',
  'This game has stored all it may, so the chat is closed. Acts and votes count.',
);
const noChange = refused(
  'limit_reached',
  'This game has stored all it may, so your first choice in this phase stands.',
);

/** How much a game has stored. Above the quota there is no chat and each seat chooses once in a phase, so the game still ends. */
export class GameBytes {
  private readonly most: number;
  private bytes = 0;
  private readonly chosenIn = new Map<SeatId, string>(); // above the quota: the phase of a seat's last choice

  constructor(most: number | null) {
    this.most = most ?? Number.POSITIVE_INFINITY;
  }
  /** Counts a stored command. `game`: as it was before. */
  add(command: GameCommand, game: Game | undefined): void {
    const text = command.type === 'act' ? (command.text ?? '') : '';
    this.bytes += ROW + LETTER * text.length;
    if (this.isFull && game && command.type === 'act') this.chosenIn.set(command.seat, phaseOf(game));
  }
  refusalOf(command: Command, game: Game): Refused | undefined {
    if (!this.isFull || (command.type !== 'act' && command.type !== 'withdraw')) return undefined;
    if (command.type === 'act' && command.act === 'say') return noTalk;
    return this.chosenIn.get(command.seat) === phaseOf(game) ? noChange : undefined;
  }
  private get isFull(): boolean {
    return this.bytes >= this.most;
  }
}
const phaseOf = (game: Game): string => clock(game)?.key ?? '';
