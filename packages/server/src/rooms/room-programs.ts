import type { Id } from '@moonrise/engine';
import type { AiKind } from '@moonrise/protocol';
import type { Program } from '../programs/port.ts';
import { openSeats, PROGRAM, type Programs } from '../programs/programs.ts';
import type { RoomState } from './model/room-model.ts';

/** The programs that wait in a room for its next game, and the kinds that can play its AI seats. */
export class RoomPrograms {
  private readonly room: string; // its id
  private readonly builtIn: readonly AiKind[];
  private readonly programs: Programs | null; // null: none can connect

  constructor(room: string, builtIn: readonly AiKind[], programs: Programs | null) {
    this.room = room;
    this.builtIn = builtIn;
    this.programs = programs;
  }
  /** Which kinds can play an AI seat under these rules. */
  kinds(rules: Id): readonly AiKind[] {
    return this.programs?.port.rules === rules ? [...this.builtIn, PROGRAM] : this.builtIn;
  }
  get waiting(): readonly Program[] {
    return this.programs?.waitingIn(this.room) ?? [];
  }
  /** True if programs wait here, or play the game of this room. */
  areIn({ game }: RoomState): boolean {
    return this.waiting.length > 0 || (game !== null && this.programs?.playIn(game.id) === true);
  }
  /** Seats of the next game for which no program has connected to this node. */
  missing(state: RoomState): number {
    return Math.max(0, openSeats(state) - this.waiting.length);
  }
  enter(program: Program, left: () => void): void {
    this.programs?.enter(this.room, program, left);
  }
  /** Gives the dealt seats to the waiting programs. */
  dealt({ game }: RoomState): void {
    if (game) this.programs?.deal(this.room, game.id, game.begin.sitters);
  }
  /** Disconnects programs for which there is no seat any more. */
  trim(state: RoomState): void {
    const isOpen = !state.isClosed && this.kinds(state.rules).includes(PROGRAM);
    this.programs?.trim(this.room, isOpen ? openSeats(state) : 0);
  }
  forget(game: string): void {
    this.programs?.forget(game);
  }
}
