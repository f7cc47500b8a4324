import type { ClientEventName, PayloadOf } from '@moonrise/protocol';
import { withPacket } from './game-view.ts';
import { PendingLeaves } from './pending-leaves.ts';
import { profileForSeat, profileForWatching } from './profile.ts';
import { newSecret, seats } from './seats.ts';
import {
  type Failure,
  hostAnswer,
  isPending,
  isSeatGone,
  isUnanswered,
  offline,
  openSocket,
  type ServerAnswer,
  type ServerSocket,
  sendWithAck,
  type Target,
  ticketIn,
} from './server-socket.ts';
import { disconnected, type EventsPacket, type LostSeat, roomView, type Snapshot, withLine } from './snapshot.ts';
import { SnapshotStore } from './snapshot-store.ts';

export type { Failure, ServerAnswer } from './server-socket.ts';

const OFFLINE_MS = 30_000; // how long a request waits for the network
const ENTRY_MS = 15_000; // how long entering a room is retried
const WAITING_MS = 300_000; // how long a player who waits for the host waits for the network
const ATTEMPT_MS = 5_000; // timeout of one attempt
const LEAVE_MS = 2_000; // timeout of leaving
const PAUSE_S = 1; // before a retry, unless the server says otherwise
// Idempotent: these set a value, so sending them twice is safe. Others have an id for that, or cannot wait.
const REPEATABLE: readonly ClientEventName[] = [
  'set_ready',
  'rename',
  'set_look',
  'set_options',
  'set_lock',
  'set_password',
];

/** The answer to everyone who has a seat now. */
type Answered = ServerAnswer<'resume'>;

/** The connection of this tab: its room, its seat, and everything the server sends to it. */
export class GameConnection {
  readonly store = new SnapshotStore();
  private readonly open: (room?: string) => ServerSocket;
  private readonly pendingLeaves: PendingLeaves;
  private socket: ServerSocket | undefined;
  private queue: Promise<unknown> = Promise.resolve(); // one request at a time
  private entry: { readonly wanted: string; readonly token: string } | undefined; // requested, not answered yet
  private retry: ReturnType<typeof setTimeout> | undefined;
  private refusal: Failure | undefined; // a ban, met before the first request
  private target: Target | undefined; // where to return to when the network is back
  private arrived: ((answer: Answered) => void) | undefined; // resolves the caller's promise

  constructor(open: (room?: string) => ServerSocket = openSocket) {
    this.open = open;
    this.pendingLeaves = new PendingLeaves(open);
    // The browser knows that the network is back before the next attempt is due; a phone when it wakes up.
    addEventListener('online', () => this.reconnectNow());
    addEventListener('offline', () => this.socket?.io.engine?.close());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.reconnectNow());
  }

  /** Opens a room and takes its first seat. */
  create = (payload: Omit<PayloadOf<'create_room'>, 'stream'>) =>
    this.enter('create_room', { ...payload, ...profileForSeat(), stream: 'log' });
  join = (payload: Omit<PayloadOf<'join_room'>, 'stream'>) =>
    this.enter('join_room', { ...payload, ...profileForSeat(), stream: 'log' });

  /** Returns to the seat of this token. */
  resume = (token: string): Promise<Answered> => this.go({ kind: 'seat', token });
  watch = (payload: Omit<PayloadOf<'spectate_room'>, 'stream'>) =>
    this.go({ kind: 'watch', payload: { ...payload, ...profileForWatching(), stream: 'log' } }) as Promise<
      ServerAnswer<'spectate_room'>
    >;

  /**
   * Sends an event after all earlier ones are answered, and waits for its answer. Repeatable events wait for the network
   * and are sent again; all others are refused while offline.
   */
  ask<N extends ClientEventName>(event: N, payload: PayloadOf<N>): Promise<ServerAnswer<N>> {
    const { socket } = this;
    const mayWait = 'id' in payload || REPEATABLE.includes(event);
    if (!mayWait && !this.isOnline()) return Promise.resolve(offline);
    const until = Date.now() + OFFLINE_MS;
    const answer = this.queue.then(async (): Promise<ServerAnswer<N>> => {
      for (;;) {
        if (mayWait) await this.online(until, socket);
        if (this.socket !== socket) return offline; // the tab has left the room since
        const answer = await this.send(event, payload);
        if (!isUnanswered(answer) || !mayWait || Date.now() >= until) return answer;
      }
    });
    this.queue = answer;
    return answer;
  }

  /** Gives up the seat; the server is told now, or when the network is back. */
  async leave(): Promise<void> {
    const { room, me } = this.store.get();
    const { target } = this;
    if (room && me) seats.forget(room.code);
    this.target = undefined; // a reconnect must not take the seat again
    const { ok } = await sendWithAck(this.socket, 'leave_room', {}, LEAVE_MS);
    if (!ok && target?.kind === 'seat') this.pendingLeaves.add(target.token);
    this.leaveBehind();
  }
  /** Disconnects and keeps the seat, as closing the tab does. A seat that was requested but not confirmed is given up. */
  leaveBehind(): void {
    if (this.entry) this.pendingLeaves.add(this.entry.token);
    this.entry = undefined;
    this.disconnect();
  }
  private disconnect(): void {
    this.target = undefined;
    this.arrived = undefined;
    this.socket?.disconnect();
    this.socket = undefined;
    this.store.set(disconnected);
  }

  /** Requests a seat until there is an answer. The client chooses the secret, so that a lost answer makes no second seat. */
  private async enter<N extends 'create_room' | 'join_room'>(event: N, payload: PayloadOf<N>): Promise<Answered> {
    const wanted = JSON.stringify([event, payload]);
    if (this.entry?.wanted === wanted) this.disconnect();
    else this.leaveBehind();
    this.refusal = undefined;
    const socket = this.connect('code' in payload ? payload.code : undefined);
    let until = Date.now() + ENTRY_MS;
    const entry = this.entry ?? { wanted, token: newSecret() };
    while (Date.now() < until && (await this.online(until, socket))) {
      this.entry = entry;
      const sentAt = Date.now();
      const answer = await sendWithAck(socket, event, { ...payload, token: entry.token }, ATTEMPT_MS);
      if (this.socket !== socket) return offline; // the tab has left the room since
      if (isPending(answer) && (await this.isLetIn(socket))) {
        until = Date.now() + WAITING_MS;
        continue;
      }
      if (this.socket !== socket) return offline;
      if (!isUnanswered(answer)) return this.entered(answer as ServerAnswer<'create_room'>, sentAt);
      socket.disconnect().connect(); // a fresh connection, without a half-done entry
    }
    if (this.socket === socket) this.disconnect();
    return this.refusal ?? offline;
  }
  /** Waits for the host's answer. True: ask again, because it is yes, or because the connection was lost meanwhile. */
  private async isLetIn(socket: ServerSocket): Promise<boolean> {
    this.store.set({ isWaiting: true });
    const isLetIn = await hostAnswer(socket);
    if (this.socket === socket) this.store.set({ isWaiting: false });
    return isLetIn && this.socket === socket;
  }
  private entered(answer: ServerAnswer<'create_room'>, sentAt: number): Answered | Promise<Answered> {
    this.entry = undefined;
    if (!answer.ok) this.leaveBehind();
    else {
      seats.keep(answer.code, answer.token);
      if (answer.move) return this.resume(answer.token); // at the server of the room, before the room is shown
      if (this.socket) this.socket.io.opts.query = { room: answer.code }; // of the next handshake
      this.target = { kind: 'seat', token: answer.token };
      this.store.set({ me: answer.player_id, ...this.skew(answer, sentAt) });
    }
    return answer;
  }

  private connect(room: string | undefined): ServerSocket {
    if (this.socket) return this.socket;
    this.store.set({ network: 'connecting' });
    const socket = this.open(room);
    this.socket = socket;
    socket.on('connect', () => {
      clearTimeout(this.retry);
      if (this.target) void this.returnTo(this.target, socket);
      else this.store.set({ network: 'online' });
    });
    const onLoss = () => {
      if (this.socket !== socket) return;
      this.store.set({ network: 'offline' });
      if (!socket.active) this.retryLater(socket, PAUSE_S); // refused by the server: Socket.IO does not retry then
    };
    socket.on('disconnect', onLoss);
    socket.on('connect_error', (error) => {
      const refusal = (error as { readonly data?: Failure['error'] }).data;
      if (refusal?.code === 'banned' && this.socket === socket) this.banned({ ok: false, error: refusal });
      else onLoss();
    });
    socket.on('room_updated', (room) =>
      this.store.set({ room: roomView(room), ...(room.game_id ? {} : { game: null }) }),
    );
    socket.on('message', (line) => this.store.set({ lines: withLine(this.store.get().lines, line) }));
    socket.on('events', (packet) => this.take(packet));
    socket.on('stage', ({ at }) => this.store.set({ stageAt: at }));
    socket.on('you_are_out', ({ reason, ...why }) => this.loseSeat(reason, why));
    return socket;
  }

  private async go(target: Target): Promise<Answered> {
    this.leaveBehind();
    this.target = target;
    const arrival = new Promise<Answered>((resolve) => {
      this.arrived = resolve;
    });
    this.connect(target.kind === 'watch' ? target.payload.code : seats.codeOf(target.token));
    const answer = await arrival;
    if (!answer.ok && (this.target === undefined || this.target === target)) this.leaveBehind();
    return answer;
  }
  /** Returns to the seat or room after a reload, a lost connection, or on another device. */
  private async returnTo(target: Target, socket: ServerSocket): Promise<void> {
    const sentAt = Date.now();
    const { game } = this.store.get();
    this.store.set({ lines: [], ...(target.kind === 'watch' && { game: null }) });
    const known = game && { last_n: game.n, game_id: game.id };
    const answer = (
      target.kind === 'watch'
        ? await this.send('spectate_room', target.payload)
        : await this.send('resume', { token: target.token, stream: 'log', ...known })
    ) as Answered;
    if (this.target !== target) return;
    if (answer.ok && target.kind === 'watch')
      this.target = { ...target, payload: { ...target.payload, ...ticketIn(answer) } };
    if (answer.ok)
      this.store.set({ network: 'online', lost: null, me: answer.player_id ?? null, ...this.skew(answer, sentAt) });
    else if (isSeatGone(answer)) this.loseSeat('closed');
    else if (answer.error.code === 'banned') return this.banned(answer);
    else if (this.mayRetry(target, answer)) return this.retryLater(socket, answer.error.retry_after ?? PAUSE_S);
    this.arrived?.(answer);
    this.arrived = undefined;
  }
  /** Whether to retry: always for a seat, which stays the player's; a first look may be refused. */
  private mayRetry(target: Target, answer: Failure): boolean {
    return target.kind === 'seat' || this.arrived === undefined || isUnanswered(answer);
  }
  /** Reconnects after a pause, with a fresh connection. */
  private retryLater(socket: ServerSocket, seconds: number): void {
    this.store.set({ network: 'offline' });
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      if (this.socket === socket && this.store.get().network !== 'online') socket.disconnect().connect();
    }, seconds * 1000);
  }

  private reconnectNow(): void {
    if (this.socket && !this.socket.connected) this.socket.disconnect().connect();
  }
  private readonly send = <N extends ClientEventName>(event: N, payload: PayloadOf<N>): Promise<ServerAnswer<N>> =>
    sendWithAck(this.socket, event, payload);

  private take(packet: EventsPacket): void {
    const { game } = this.store.get();
    if (game && !packet.table && packet.n <= game.n) return; // duplicate
    this.store.set({ game: withPacket(game, packet) });
  }
  /** The server refuses this person: no retry helps. */
  private banned(answer: Failure): void {
    const { why: note, until } = answer.error;
    this.refusal = answer;
    const { arrived } = this;
    this.arrived = undefined;
    this.loseSeat('banned', { note, until });
    arrived?.(answer);
  }
  private loseSeat(reason: LostSeat, lostWhy: Snapshot['lostWhy'] = {}): void {
    const { room, me } = this.store.get();
    if (room && me && reason !== 'replaced' && reason !== 'banned') seats.forget(room.code);
    this.target = undefined;
    this.store.set({ lost: reason, lostWhy });
    const { socket } = this;
    this.socket = undefined;
    socket?.disconnect(); // nothing more will come
  }
  private skew(answer: { readonly now?: number | undefined }, sentAt: number) {
    return answer.now === undefined ? {} : { clockSkew: answer.now - (sentAt + Date.now()) / 2 };
  }

  private isOnline(): boolean {
    return this.socket?.connected === true && (this.target === undefined || this.store.get().network === 'online');
  }
  /** Waits for the network until this time; false if it did not come, or the tab has left. */
  private online(until: number, socket: ServerSocket | undefined): Promise<boolean> {
    const isSettled = () => this.socket !== socket || this.isOnline();
    const isThere = () => this.socket === socket && this.isOnline();
    if (isSettled()) return Promise.resolve(isThere());
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        stop();
        resolve(isThere());
      };
      const timer = setTimeout(finish, Math.max(0, until - Date.now()));
      const stop = this.store.subscribe(() => isSettled() && finish());
    });
  }
}
