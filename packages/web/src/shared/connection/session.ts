import type {
  ClientEventName,
  ClientToServerEvents,
  PayloadOf,
  ReplyOf,
  ServerToClientEvents,
} from '@moonrise/protocol';
import { io, type Socket } from 'socket.io-client';
import { withFrame } from './game-view.ts';
import { seats } from './seats.ts';
import { type EventsFrame, nowhere } from './snapshot.ts';
import { Store } from './store.ts';

export interface Failure {
  readonly ok: false;
  readonly error: { readonly code: string; readonly message: string; readonly retry_after?: number };
}
export type Answer<N extends ClientEventName> = ({ readonly ok: true } & ReplyOf<N>) | Failure;
type Wish = { readonly kind: 'seat'; readonly token: string } | { readonly kind: 'watch'; readonly payload: Watching };
type Watching = PayloadOf<'spectate_room'>;
type Wire = Socket<ServerToClientEvents, ClientToServerEvents>;

const PATIENCE_MS = 8_000; // for one answer
const OFFLINE_MS = 15_000; // how long something said while offline waits for the network
const PAUSE_S = 1; // before we knock again, if nobody says how long
const GONE: readonly string[] = ['unknown_token', 'malformed', 'unknown_room', 'wrong_password']; // any other refusal passes

const openWire = (): Wire =>
  io({ transports: ['websocket', 'polling'], reconnectionDelay: 200, reconnectionDelayMax: 2_000 });

/** This tab's one connection: the room it is in, the seat it has, and everything that seat is told. */
export class Session {
  readonly store = new Store();
  private readonly open: () => Wire;
  private socket: Wire | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private wish: Wish | undefined; // where we belong, whenever there is a network
  private arrived: ((answer: Answer<'resume'>) => void) | undefined; // tells whoever waits to be let in

  constructor(open: () => Wire = openWire) {
    this.open = open;
    // The browser knows of a network's return before the next attempt is due, and a phone when it is taken up again.
    addEventListener('online', () => this.hurry());
    addEventListener('offline', () => this.socket?.io.engine?.close());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.hurry());
  }

  /** Opens a room and takes its first seat. */
  create = (payload: Omit<PayloadOf<'create_room'>, 'stream'>) =>
    this.enter('create_room', { ...payload, stream: 'log' });
  join = (payload: Omit<PayloadOf<'join_room'>, 'stream'>) => this.enter('join_room', { ...payload, stream: 'log' });

  /** Goes back to the seat that this token stands for. */
  resume = (token: string): Promise<Answer<'resume'>> => this.go({ kind: 'seat', token });
  watch = (payload: Omit<Watching, 'stream'>) =>
    this.go({ kind: 'watch', payload: { ...payload, stream: 'log' } }) as Promise<Answer<'spectate_room'>>;

  /** Sends an event and waits for its answer. What carries an id survives a lost network: it is sent again, and counts once. */
  async ask<N extends ClientEventName>(event: N, payload: PayloadOf<N>): Promise<Answer<N>> {
    const until = Date.now() + OFFLINE_MS;
    for (;;) {
      const answer = await this.send(event, payload);
      const isLost = !answer.ok && answer.error.code === 'offline';
      if (!isLost || !('id' in payload) || Date.now() > until) return answer;
      await this.online(until);
    }
  }

  /** Gives the seat up for good. */
  async leave(): Promise<void> {
    const { room, me } = this.store.get();
    if (room && me) seats.forget(room.code);
    await this.send('leave_room', {});
    this.leaveBehind();
  }
  /** Goes away without giving anything up: as closing the tab does. */
  leaveBehind(): void {
    this.wish = undefined;
    this.arrived = undefined;
    this.socket?.disconnect();
    this.socket = undefined;
    this.store.set(nowhere);
  }

  private async enter<N extends 'create_room' | 'join_room'>(event: N, payload: PayloadOf<N>): Promise<Answer<N>> {
    this.leaveBehind();
    const socket = this.connect();
    if (!(await this.online(Date.now() + PATIENCE_MS))) return offline;
    const sentAt = Date.now();
    const answer = (await this.send(event, payload)) as Answer<'create_room'>;
    if (this.socket !== socket) return offline; // we have gone elsewhere since
    if (!answer.ok) {
      this.leaveBehind();
      return answer;
    }
    seats.keep(answer.code, answer.token);
    this.wish = { kind: 'seat', token: answer.token };
    this.store.set({ me: answer.player_id, ...this.skew(answer, sentAt) });
    return answer as Answer<N>;
  }

  private connect(): Wire {
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

  private async go(wish: Wish): Promise<Answer<'resume'>> {
    this.leaveBehind();
    this.wish = wish;
    const arrival = new Promise<Answer<'resume'>>((resolve) => {
      this.arrived = resolve;
    });
    this.connect();
    const answer = await arrival;
    if (!answer.ok && (this.wish === undefined || this.wish === wish)) this.leaveBehind();
    return answer;
  }
  /** Takes up our place again: after a reload, a lost network, or on another device. */
  private async belong(wish: Wish, socket: Wire): Promise<void> {
    const sentAt = Date.now();
    const { game } = this.store.get();
    this.store.set({ lines: [], ...(wish.kind === 'watch' && { game: null }) });
    const known = game && { last_n: game.n, game_id: game.id };
    const answer = (
      wish.kind === 'watch'
        ? await this.send('spectate_room', wish.payload)
        : await this.send('resume', { token: wish.token, stream: 'log', ...known })
    ) as Answer<'resume'>;
    if (this.wish !== wish) return;
    if (answer.ok)
      this.store.set({ network: 'online', lost: null, me: answer.player_id ?? null, ...this.skew(answer, sentAt) });
    else if (GONE.includes(answer.error.code)) this.putOut('closed');
    else if (this.isKept(wish, answer)) return this.again(socket, answer.error.retry_after ?? PAUSE_S);
    this.arrived?.(answer);
    this.arrived = undefined;
  }
  /** Whether we go on trying: a seat is ours whatever the server says for now; a first look may be refused. */
  private isKept(wish: Wish, { error }: Failure): boolean {
    return wish.kind === 'seat' || this.arrived === undefined || error.code === 'offline';
  }
  /** Begins anew in a while, on a connection that knows of no half-done entry. */
  private again(socket: Wire, seconds: number): void {
    this.store.set({ network: 'offline' });
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      if (this.socket === socket && this.store.get().network !== 'online') socket.disconnect().connect();
    }, seconds * 1000);
  }

  private hurry(): void {
    if (this.socket && !this.socket.connected) this.socket.disconnect().connect();
  }
  private async send<N extends ClientEventName>(event: N, payload: PayloadOf<N>): Promise<Answer<N>> {
    const { socket } = this;
    if (!socket?.connected) return offline;
    try {
      const emitter = socket.timeout(PATIENCE_MS) as unknown as {
        emitWithAck(event: string, payload: object): Promise<unknown>;
      };
      return (await emitter.emitWithAck(event, payload)) as Answer<N>;
    } catch {
      return offline;
    }
  }

  private take(frame: EventsFrame): void {
    const { game } = this.store.get();
    if (game && !frame.table && frame.n <= game.n) return; // sent twice: known already
    this.store.set({ game: withFrame(game, frame) });
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
  }
  private skew(answer: { readonly now?: number | undefined }, sentAt: number) {
    return answer.now === undefined ? {} : { clockSkew: answer.now - (sentAt + Date.now()) / 2 };
  }

  /** Whether there is a network before this instant. */
  private online(until: number): Promise<boolean> {
    const { store } = this;
    const isOnline = () =>
      this.socket?.connected === true && (this.wish === undefined || store.get().network === 'online');
    if (isOnline()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const finish = (is: boolean) => {
        clearTimeout(timer);
        stop();
        resolve(is);
      };
      const timer = setTimeout(() => finish(isOnline()), Math.max(0, until - Date.now()));
      const stop = store.subscribe(() => isOnline() && finish(true));
    });
  }
}

const offline: Failure = { ok: false, error: { code: 'offline', message: 'There is no connection to the server.' } };
