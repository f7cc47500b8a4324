import type { SeatId } from '@moonrise/engine';
import type { AiKind } from '@moonrise/protocol';
import type { Sitter } from '../matches/rows.ts';
import type { RoomState } from '../rooms/model/room-model.ts';
import type { Program, ProgramPort } from './port.ts';

/** The kind of an AI seat that is played by a program from outside. */
export const PROGRAM = 'program' as const satisfies AiKind;
const NO_SEAT = 1008; // close code
const GOING_AWAY = 1001;

/** The number of program seats in a room. */
export const openSeats = ({ aiSeats }: RoomState): number => aiSeats.filter((kind) => kind === PROGRAM).length;

/** The programs on this server: those waiting in a room for its next game, and those playing. */
export class Programs {
  readonly port: ProgramPort;
  private readonly waiting = new Map<string, readonly Program[]>(); // by room, in order of arrival
  private readonly seated = new Map<string, ReadonlyMap<SeatId, Program>>(); // by game

  constructor(port: ProgramPort) {
    this.port = port;
  }
  waitingIn(room: string): readonly Program[] {
    return this.waiting.get(room) ?? [];
  }
  enter(room: string, program: Program, left: () => void): void {
    this.keep(room, [...this.waitingIn(room), program]);
    program.onLeave(() => {
      const rest = this.waitingIn(room).filter((one) => one !== program);
      if (rest.length === this.waitingIn(room).length) return; // it plays, or was disconnected
      this.keep(room, rest);
      left();
    });
  }
  /** Disconnects the programs for which there is no seat any more. */
  trim(room: string, seats: number): void {
    const all = this.waitingIn(room);
    if (all.length <= seats) return;
    this.keep(room, all.slice(0, seats));
    for (const program of all.slice(seats)) program.hangUp(NO_SEAT);
  }
  /** The waiting programs take the seats that were dealt to them. */
  deal(room: string, game: string, sitters: readonly Sitter[]): void {
    const rest = [...this.waitingIn(room)];
    const players = new Map<SeatId, Program>();
    for (const [seat, { program }] of sitters.entries()) {
      const player = rest.find(({ name }) => name === program);
      if (!player) continue;
      rest.splice(rest.indexOf(player), 1);
      players.set(seat, player);
    }
    this.keep(room, rest);
    if (players.size > 0) this.seated.set(game, players);
  }
  playIn(game: string): boolean {
    return this.seated.has(game);
  }
  /** The program that was dealt this seat; none after a restart. */
  at(game: string, seat: SeatId): Program | undefined {
    return this.seated.get(game)?.get(seat);
  }
  forget(game: string): void {
    for (const program of this.seated.get(game)?.values() ?? []) program.hangUp(GOING_AWAY);
    this.seated.delete(game);
  }
  /** Disconnects waiting programs; playing ones continue. */
  drain(): void {
    for (const program of [...this.waiting.values()].flat()) program.hangUp(GOING_AWAY);
  }

  private keep(room: string, programs: readonly Program[]): void {
    if (programs.length > 0) this.waiting.set(room, programs);
    else this.waiting.delete(room);
  }
}
