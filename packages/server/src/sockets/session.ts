import type { SeatId } from '@moonrise/engine';
import type { Socket } from 'socket.io';
import { Mailbox } from '../mailbox.ts';
import type { Match } from '../matches/match.ts';
import { type Send, type StreamKind, watch } from '../matches/viewer.ts';
import type { RoomConnections } from './room-connections.ts';
import { Outbox } from './sending/outbox.ts';

/** What a connection has of a game already. */
export interface ResumePoint {
  readonly lastN: number;
  readonly game?: string | undefined; // which one, if it says so
}
/** One connection. It has a seat, watches a room, or neither. */
export class Session {
  readonly socket: Socket;
  readonly visitor: string | null; // the network it comes from; null: one without limits
  readonly mailbox = new Mailbox();
  roomConnections: RoomConnections | null = null;
  player: string | null = null; // null: a spectator
  isDisplay = false; // a spectator that a whole table looks at
  lastN = 0; // the last frame it has of the game that it will be shown
  private kind: StreamKind = 'named';
  private readonly outbox: Outbox;
  private stop: () => void = () => {};
  private release: () => void = () => {};

  constructor(socket: Socket, visitor: string | null, mostWaiting: number) {
    this.socket = socket;
    this.visitor = visitor;
    this.outbox = new Outbox(socket, mostWaiting);
  }
  /** What its requests are counted by. */
  get key(): string {
    return this.player ?? this.socket.id;
  }
  sitDown(
    roomConnections: RoomConnections,
    player: string | null,
    kind: StreamKind,
    seen: ResumePoint = { lastN: 0 },
  ): void {
    this.roomConnections = roomConnections;
    this.player = player;
    this.kind = kind;
    this.outbox.tell(() => roomConnections.enter(this, seen));
  }
  watch(roomConnections: RoomConnections, kind: StreamKind, isDisplay: boolean): void {
    this.isDisplay = isDisplay;
    this.sitDown(roomConnections, null, kind);
  }
  /** Has neither seat nor view any more. */
  standUp(): void {
    this.stopGame();
    this.release();
    this.release = () => {};
    this.roomConnections = null;
    this.player = null;
    this.isDisplay = false;
  }
  onStandUp(release: () => void): void {
    this.release = release;
  }
  turnOut(reason: 'kicked' | 'replaced' | 'closed'): void {
    this.standUp();
    this.send('you_are_out', { reason });
  }
  /** The server will stop soon. */
  warn(at: number): void {
    if (!this.roomConnections) return;
    const text = 'The server is restarting. Your game is saved: come back in a moment.';
    const news = { key: 'server_stopping', names: [] };
    this.send('message', { id: 'server', channel: 'global', kind: 'system', from: null, text, at, ...news });
  }
  /** Ends the connection when what was asked is done, in a way after which clients come back by themselves. */
  async hangUp(): Promise<void> {
    await this.mailbox.empty();
    this.socket.conn.close();
  }
  watchGame(match: Match): void {
    this.stopGame();
    const { lastN } = this;
    this.lastN = 0; // the next game begins anew
    const send: Send = ({ text }) => this.sendText(text);
    this.stop = this.outbox.tell(() => watch(match, this.seatIn(match), this.kind, lastN, send));
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
    this.sendText(JSON.stringify([event, data]));
  }
  /** Sends `[event, data]`, which is JSON already: others may be sent the same. */
  sendText(text: string): void {
    this.outbox.send(text);
  }
}
