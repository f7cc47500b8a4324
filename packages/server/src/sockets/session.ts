import type { SeatId } from '@moonrise/engine';
import type { Socket } from 'socket.io';
import { ulid } from 'ulid';
import { Mailbox } from '../mailbox.ts';
import type { Match } from '../matches/match.ts';
import { type StreamKind, storyOf } from '../matches/story.ts';
import { StoryReader } from '../matches/story-reader.ts';
import type { Visitor } from '../moderation/bans.ts';
import type { RowMoment } from '../operations/deliveries.ts';
import type { SpectatorKeys } from '../rooms/access/person-keys.ts';
import type { Refused } from '../rooms/refused.ts';
import type { TraceContext } from '../tracing/active-traces.ts';
import type { RoomConnections } from './room-connections.ts';
import { SendQueue, type SendWatch } from './sending/send-queue.ts';

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
  spectator: string | null = null; // its id, if it is one
  spectatorKeys: SpectatorKeys = {}; // in the room it watches
  waiting: { readonly in: RoomConnections; readonly request: string } | null = null; // until the host lets it in
  profile: string | undefined; // the hash of its secret, if the client has sent it
  lastN = 0; // the last packet of the current game that the client has
  handshake: TraceContext | undefined; // if it was traced
  private readonly id = ulid(); // in the log; a client does not know it
  private requests = 0;
  private kind: StreamKind = 'named';
  private readonly queue: SendQueue;
  private stop: () => void = () => {};
  private release: () => void = () => {};

  constructor(socket: Socket, visitor: string | null, mostWaiting: number, watch: SendWatch) {
    this.socket = socket;
    this.visitor = visitor;
    this.queue = new SendQueue(socket, mostWaiting, watch);
  }
  /** The id of the next request, for the log. */
  nextRequest(): string {
    return `${this.id}-${++this.requests}`;
  }
  /** Who this is, for bans and mutes. */
  get person(): Visitor {
    return { address: this.socket.data.address, profile: this.profile, seat: this.player };
  }
  /** The room in the address of the handshake, as the client wrote it. Undefined for a client of this process. */
  get namedRoom(): unknown {
    const { handshake } = this.socket as Partial<Socket>;
    return handshake && (handshake.query.room ?? null);
  }
  get isLog(): boolean {
    return this.kind === 'log';
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
    this.waiting?.in.stopWaiting(this);
    this.roomConnections = roomConnections;
    this.player = player;
    this.kind = kind;
    roomConnections.enter(this, seen);
  }
  spectate(roomConnections: RoomConnections, kind: StreamKind, spectator: string, keys: SpectatorKeys): void {
    this.spectator = spectator;
    this.spectatorKeys = keys;
    this.enterRoom(roomConnections, null, kind);
  }
  /** Gives up the seat and the view. */
  leaveRoom(): void {
    this.stopGame();
    this.release();
    this.release = () => {};
    this.roomConnections = null;
    this.player = null;
    this.spectator = null;
  }
  onLeaveRoom(release: () => void): void {
    this.release = release;
  }
  /** `note`: a sentence of the moderator who did it. */
  removeFromRoom(reason: 'kicked' | 'replaced' | 'closed', note?: string): void {
    this.leaveRoom();
    this.send('you_are_out', { reason, ...(note !== undefined && { note }) });
  }
  /** Closes the connection of a banned person. A bot takes the seat. */
  async expel({ error }: Refused): Promise<void> {
    const { player, roomConnections } = this;
    this.send('you_are_out', { reason: 'banned', note: error.why, until: error.until });
    this.socket.disconnect(true);
    if (roomConnections && player !== null) await roomConnections.live.leave(player);
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
    const reader = new StoryReader(storyOf(match, this.seatIn(match), this.kind), {
      lastN,
      send: (packet, moment) => this.sendText(packet, moment),
      failed: (error) => match.quarantine(error),
    });
    this.stop = () => reader.close();
    this.queue.sendPaced(reader);
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
  /** Sends events of one kind as fast as the client reads. */
  sendAll(event: string, list: readonly unknown[]): void {
    let sent = 0;
    const next = () => (sent < list.length ? JSON.stringify([event, list[sent++]]) : undefined);
    if (list.length > 0) this.queue.sendPaced({ next });
  }
  /** Sends `[event, data]` as JSON. The text can be shared by several connections. */
  sendText(text: string, moment?: RowMoment): void {
    this.queue.send(text, moment);
  }
}
