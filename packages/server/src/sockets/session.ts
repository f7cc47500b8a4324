import type { SeatId } from '@moonrise/engine';
import type { Socket } from 'socket.io';
import { Mailbox } from '../mailbox.ts';
import type { Match } from '../matches/match.ts';
import { type StreamKind, watch } from '../matches/viewer.ts';
import type { Audience } from './audience.ts';
import { bytesWaiting, cutOff } from './slow-readers.ts';

/** One connection. It has a seat, watches a room, or neither. */
export class Session {
  readonly socket: Socket;
  readonly visitor: string | null; // the network it comes from; null: one without limits
  readonly mailbox = new Mailbox();
  audience: Audience | null = null;
  player: string | null = null; // null: a spectator
  lastN = 0; // the last frame it has of the game that it will be shown
  private kind: StreamKind = 'named';
  private readonly mostWaiting: number;
  private stop: () => void = () => {};
  private release: () => void = () => {};

  constructor(socket: Socket, visitor: string | null, mostWaiting: number) {
    this.socket = socket;
    this.visitor = visitor;
    this.mostWaiting = mostWaiting;
  }
  /** What its requests are counted by. */
  get key(): string {
    return this.player ?? this.socket.id;
  }
  sitDown(audience: Audience, player: string | null, kind: StreamKind, lastN: number): void {
    this.audience = audience;
    this.player = player;
    this.kind = kind;
    audience.enter(this, lastN);
  }
  /** Has neither seat nor view any more. */
  standUp(): void {
    this.stopGame();
    this.release();
    this.release = () => {};
    this.audience = null;
    this.player = null;
  }
  onStandUp(release: () => void): void {
    this.release = release;
  }
  turnOut(reason: 'kicked' | 'replaced' | 'closed'): void {
    this.standUp();
    this.send('you_are_out', { reason });
  }
  watchGame(match: Match): void {
    this.stopGame();
    const { lastN } = this;
    this.lastN = 0; // the next game begins anew
    this.stop = watch(match, this.seatIn(match), this.kind, lastN, ({ event, data }) => this.send(event, data));
  }
  stopGame(): void {
    this.stop();
    this.stop = () => {};
  }
  /** The seat at this table; null: none. */
  seatIn(match: Match): SeatId | null {
    const seat = match.begin.sitters.findIndex(({ player }) => player !== null && player === this.player);
    return seat < 0 ? null : seat;
  }
  send(event: string, data: unknown): void {
    if (!this.socket.connected) return;
    this.socket.emit(event, data);
    if (bytesWaiting(this.socket) > this.mostWaiting) cutOff(this.socket);
  }
}
