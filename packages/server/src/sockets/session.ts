import type { SeatId } from '@moonrise/engine';
import type { Socket } from 'socket.io';
import { Mailbox } from '../mailbox.ts';
import type { Match } from '../matches/match.ts';
import { type Send, type StreamKind, watch } from '../matches/viewer.ts';
import type { RoomConnections } from './room-connections.ts';
import { SendQueue } from './sending/send-queue.ts';

/** How much of a game a connection has received already. */
export interface ResumePoint {
  readonly lastN: number;
  readonly game?: string | undefined; // undefined: the client does not say
}
/** A connection. It has a seat, watches a room, or neither. */
export class Session {
  readonly socket: Socket;
  readonly visitor: string | null; // the network it comes from; null: one without limits
  readonly mailbox = new Mailbox();
  roomConnections: RoomConnections | null = null;
  player: string | null = null; // null: a spectator
  isDisplay = false; // a shared screen, which counts as a spectator
  lastN = 0; // the last packet of the current game that the client has
  private kind: StreamKind = 'named';
  private readonly queue: SendQueue;
  private stop: () => void = () => {};
  private release: () => void = () => {};

  constructor(socket: Socket, visitor: string | null, mostWaiting: number) {
    this.socket = socket;
    this.visitor = visitor;
    this.queue = new SendQueue(socket, mostWaiting);
  }
  /** The key of its rate limits. */
  get key(): string {
    return this.player ?? this.socket.id;
  }
  enterRoom(
    roomConnections: RoomConnections,
    player: string | null,
    kind: StreamKind,
    seen: ResumePoint = { lastN: 0 },
  ): void {
    this.roomConnections = roomConnections;
    this.player = player;
    this.kind = kind;
    this.queue.sendPaced(() => roomConnections.enter(this, seen));
  }
  spectate(roomConnections: RoomConnections, kind: StreamKind, isDisplay: boolean): void {
    this.isDisplay = isDisplay;
    this.enterRoom(roomConnections, null, kind);
  }
  /** Gives up the seat and the view. */
  leaveRoom(): void {
    this.stopGame();
    this.release();
    this.release = () => {};
    this.roomConnections = null;
    this.player = null;
    this.isDisplay = false;
  }
  onLeaveRoom(release: () => void): void {
    this.release = release;
  }
  removeFromRoom(reason: 'kicked' | 'replaced' | 'closed'): void {
    this.leaveRoom();
    this.send('you_are_out', { reason });
  }
  /** The server will stop soon. */
  warn(at: number): void {
    if (!this.roomConnections) return;
    const text = 'The server is restarting. Your game is saved: come back in a moment.';
    const news = { key: 'server_stopping', names: [] };
    this.send('message', { id: 'server', channel: 'global', kind: 'system', from: null, text, at, ...news });
  }
  /** Closes the connection after pending requests, in a way that makes clients reconnect. */
  async closeWhenIdle(): Promise<void> {
    await this.mailbox.empty();
    this.socket.conn.close();
  }
  watchGame(match: Match): void {
    this.stopGame();
    const { lastN } = this;
    this.lastN = 0; // the next game starts at 0
    const send: Send = ({ text }) => this.sendText(text);
    this.stop = this.queue.sendPaced(() => watch(match, this.seatIn(match), this.kind, lastN, send));
  }
  stopGame(): void {
    this.stop();
    this.stop = () => {};
  }
  /** The seat in this game; null: none. */
  seatIn(match: Match): SeatId | null {
    const seat = match.begin.sitters.findIndex(({ player }) => player !== null && player === this.player);
    return seat < 0 ? null : seat;
  }
  send(event: string, data: unknown): void {
    this.sendText(JSON.stringify([event, data]));
  }
  /** Sends `[event, data]` as JSON. The text can be shared by several connections. */
  sendText(text: string): void {
    this.queue.send(text);
  }
}
