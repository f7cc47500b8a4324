import type { ClientEventName, PayloadOf, ServerToClientEvents } from '@moonrise/protocol';
import { withPacket } from './game-view.ts';
import { PendingLeaves } from './pending-leaves.ts';
import { profileForSeat } from './profile.ts';
import { newSecret, seats } from './seats.ts';
import {
  type Failure,
  isSeatGone,
  isUnanswered,
  offline,
  openSocket,
  type ServerAnswer,
  type ServerSocket,
  sendWithAck,
} from './server-socket.ts';
import { disconnected, type EventsPacket } from './snapshot.ts';
import { SnapshotStore } from './snapshot-store.ts';

export type { Failure, ServerAnswer } from './server-socket.ts';

type Wish = { readonly kind: 'seat'; readonly token: string } | { readonly kind: 'watch'; readonly payload: Watching };
type Watching = PayloadOf<'spectate_room'>;

const OFFLINE_MS = 30_000; // how long something done while offline waits for the network
const ENTRY_MS = 15_000; // how long we knock at a door
const KNOCK_MS = 5_000; // how long we wait for an answer to one knock
const FAREWELL_MS = 2_000; // how long one waits to be let go
const PAUSE_S = 1; // before we knock again, if nobody says how long
// These say how something shall be, so twice is as good as once. Others have an id for that, or cannot wait.
const REPEATABLE: readonly ClientEventName[] = [
  'set_ready',
  'rename',
  'set_look',
  'set_options',
  'set_lock',
  'set_password',
];

/** This tab's one connection: the room it is in, the seat it has, and everything that seat is told. */
export class GameConnection {
  readonly store = new SnapshotStore();
  private readonly open: () => ServerSocket;
  private readonly farewells: PendingLeaves;
  private socket: ServerSocket | undefined;
  private errands: Promise<unknown> = Promise.resolve(); // what is asked is asked in order
  private entry: { readonly wanted: string; readonly token: string } | undefined; // asked for, and not answered yet
  private retry: ReturnType<typeof setTimeout> | undefined;
  private wish: Wish | undefined; // where we belong, whenever there is a network
  private arrived: ((answer: ServerAnswer<'resume'>) => void) | undefined; // tells whoever waits to be let in

  constructor(open: () => ServerSocket = openSocket) {
    this.open = open;
    this.farewells = new PendingLeaves(open);
    // The browser knows of a network's return before the next attempt is due, and a phone when it is taken up again.
    addEventListener('online', () => this.hurry());
    addEventListener('offline', () => this.socket?.io.engine?.close());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.hurry());
  }

  /** Opens a room and takes its first seat. */
  create = (payload: Omit<PayloadOf<'create_room'>, 'stream'>) =>
    this.enter('create_room', { ...payload, ...profileForSeat(), stream: 'log' });
  join = (payload: Omit<PayloadOf<'join_room'>, 'stream'>) =>
    this.enter('join_room', { ...payload, ...profileForSeat(), stream: 'log' });

  /** Goes back to the seat that this token stands for. */
  resume = (token: string): Promise<ServerAnswer<'resume'>> => this.go({ kind: 'seat', token });
  watch = (payload: Omit<Watching, 'stream'>) =>
    this.go({ kind: 'watch', payload: { ...payload, stream: 'log' } }) as Promise<ServerAnswer<'spectate_room'>>;

  /**
   * Sends an event when everything before it is answered, and waits for its answer. What can be said twice survives a lost
   * network: it waits, and is sent again. Everything else is refused while there is none.
   */
  ask<N extends ClientEventName>(event: N, payload: PayloadOf<N>): Promise<ServerAnswer<N>> {
    const { socket } = this;
    const mayWait = 'id' in payload || REPEATABLE.includes(event);
    if (!mayWait && !this.isOnline()) return Promise.resolve(offline);
    const until = Date.now() + OFFLINE_MS;
    const answer = this.errands.then(async (): Promise<ServerAnswer<N>> => {
      for (;;) {
        if (mayWait) await this.online(until, socket);
        if (this.socket !== socket) return offline; // we have gone elsewhere since
        const answer = await this.send(event, payload);
        if (!isUnanswered(answer) || !mayWait || Date.now() >= until) return answer;
      }
    });
    this.errands = answer;
    return answer;
  }

  /** Gives the seat up for good; the server learns it now, or as soon as there is a network. */
  async leave(): Promise<void> {
    const { room, me } = this.store.get();
    const { wish } = this;
    if (room && me) seats.forget(room.code);
    this.wish = undefined; // a network that returns now must not bring us back
    const { ok } = await sendWithAck(this.socket, 'leave_room', {}, FAREWELL_MS);
    if (!ok && wish?.kind === 'seat') this.farewells.add(wish.token);
    this.leaveBehind();
  }
  /** Goes away without giving anything up: as closing the tab does. A seat that we never knew we had is given up. */
  leaveBehind(): void {
    if (this.entry) this.farewells.add(this.entry.token);
    this.entry = undefined;
    this.hangUp();
  }
  private hangUp(): void {
    this.wish = undefined;
    this.arrived = undefined;
    this.socket?.disconnect();
    this.socket = undefined;
    this.store.set(disconnected);
  }

  /** Asks for a seat until there is an answer. The secret is our own, so that no lost answer makes a second seat. */
  private async enter<N extends 'create_room' | 'join_room'>(
    event: N,
    payload: PayloadOf<N>,
  ): Promise<ServerAnswer<N>> {
    const wanted = JSON.stringify([event, payload]);
    if (this.entry?.wanted === wanted) this.hangUp();
    else this.leaveBehind();
    const socket = this.connect();
    const until = Date.now() + ENTRY_MS;
    const entry = this.entry ?? { wanted, token: newSecret() };
    while (Date.now() < until && (await this.online(until, socket))) {
      this.entry = entry;
      const sentAt = Date.now();
      const answer = await sendWithAck(socket, event, { ...payload, token: entry.token }, KNOCK_MS);
      if (this.socket !== socket) return offline; // we have gone elsewhere since
      if (!isUnanswered(answer)) return this.entered(answer as ServerAnswer<'create_room'>, sentAt) as ServerAnswer<N>;
      socket.disconnect().connect(); // a connection that knows of no half-done entry
    }
    if (this.socket === socket) this.hangUp();
    return offline;
  }
  private entered(answer: ServerAnswer<'create_room'>, sentAt: number): ServerAnswer<'create_room'> {
    this.entry = undefined;
    if (!answer.ok) this.leaveBehind();
    else {
      seats.keep(answer.code, answer.token);
      this.wish = { kind: 'seat', token: answer.token };
      this.store.set({ me: answer.player_id, ...this.skew(answer, sentAt) });
    }
    return answer;
  }

  private connect(): ServerSocket {
    if (this.socket) return this.socket;
    this.store.set({ network: 'connecting' });
    const socket = this.open();
    this.socket = socket;
    socket.on('connect', () => {
      clearTimeout(this.retry);
      if (this.wish) void this.belong(this.wish, socket);
      else this.store.set({ network: 'online' });
    });
    const onLoss = () => {
      if (this.socket !== socket) return;
      this.store.set({ network: 'offline' });
      if (!socket.active) this.again(socket, PAUSE_S); // turned away: it would not try by itself
    };
    socket.on('disconnect', onLoss);
    socket.on('connect_error', onLoss);
    socket.on('room_updated', (room) => this.store.set({ room, ...(room.game_id ? {} : { game: null }) }));
    socket.on('message', (line) => this.store.set({ lines: this.withLine(line) }));
    socket.on('events', (frame) => this.take(frame));
    socket.on('you_are_out', ({ reason }) => this.putOut(reason));
    return socket;
  }

  private async go(wish: Wish): Promise<ServerAnswer<'resume'>> {
    this.leaveBehind();
    this.wish = wish;
    const arrival = new Promise<ServerAnswer<'resume'>>((resolve) => {
      this.arrived = resolve;
    });
    this.connect();
    const answer = await arrival;
    if (!answer.ok && (this.wish === undefined || this.wish === wish)) this.leaveBehind();
    return answer;
  }
  /** Takes up our place again: after a reload, a lost network, or on another device. */
  private async belong(wish: Wish, socket: ServerSocket): Promise<void> {
    const sentAt = Date.now();
    const { game } = this.store.get();
    this.store.set({ lines: [], ...(wish.kind === 'watch' && { game: null }) });
    const known = game && { last_n: game.n, game_id: game.id };
    const answer = (
      wish.kind === 'watch'
        ? await this.send('spectate_room', wish.payload)
        : await this.send('resume', { token: wish.token, stream: 'log', ...known })
    ) as ServerAnswer<'resume'>;
    if (this.wish !== wish) return;
    if (answer.ok)
      this.store.set({ network: 'online', lost: null, me: answer.player_id ?? null, ...this.skew(answer, sentAt) });
    else if (isSeatGone(answer)) this.putOut('closed');
    else if (this.isKept(wish, answer)) return this.again(socket, answer.error.retry_after ?? PAUSE_S);
    this.arrived?.(answer);
    this.arrived = undefined;
  }
  /** Whether we go on trying: a seat is ours whatever the server says for now; a first look may be refused. */
  private isKept(wish: Wish, answer: Failure): boolean {
    return wish.kind === 'seat' || this.arrived === undefined || isUnanswered(answer);
  }
  /** Begins anew in a while, on a connection that knows of no half-done entry. */
  private again(socket: ServerSocket, seconds: number): void {
    this.store.set({ network: 'offline' });
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      if (this.socket === socket && this.store.get().network !== 'online') socket.disconnect().connect();
    }, seconds * 1000);
  }

  private hurry(): void {
    if (this.socket && !this.socket.connected) this.socket.disconnect().connect();
  }
  private readonly send = <N extends ClientEventName>(event: N, payload: PayloadOf<N>): Promise<ServerAnswer<N>> =>
    sendWithAck(this.socket, event, payload);

  private take(frame: EventsPacket): void {
    const { game } = this.store.get();
    if (game && !frame.table && frame.n <= game.n) return; // sent twice: known already
    this.store.set({ game: withPacket(game, frame) });
  }
  private withLine(line: Parameters<ServerToClientEvents['message']>[0]) {
    const { lines } = this.store.get();
    return lines.some(({ id }) => id === line.id) ? lines : [...lines, line];
  }
  private putOut(reason: 'kicked' | 'replaced' | 'closed'): void {
    const { room, me } = this.store.get();
    if (room && me && reason !== 'replaced') seats.forget(room.code);
    this.wish = undefined;
    this.store.set({ lost: reason });
    const { socket } = this;
    this.socket = undefined;
    socket?.disconnect(); // there is nothing more to hear
  }
  private skew(answer: { readonly now?: number | undefined }, sentAt: number) {
    return answer.now === undefined ? {} : { clockSkew: answer.now - (sentAt + Date.now()) / 2 };
  }

  private isOnline(): boolean {
    return this.socket?.connected === true && (this.wish === undefined || this.store.get().network === 'online');
  }
  /** Whether there is a network before this instant, for as long as we stay here. */
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
