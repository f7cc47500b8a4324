import { StoreFailure } from '../matches/store-failure.ts';
import { DamagedRows } from '../store/soundness.ts';
import type { Store } from '../store/store.ts';
import { parseCode } from './access/codes.ts';
import { matchesPassword, passwordRefusal } from './access/passwords.ts';
import { spectatorWith } from './access/spectator-tickets.ts';
import { LiveRoom } from './live-room.ts';
import type { LiveWorld } from './live-world.ts';
import { wrongPassword } from './model/decide-members.ts';
import { refuseOnStoreError } from './refuse-on-store-error.ts';
import { type Refused, refused } from './refused.ts';
import { Room, roomStream } from './room.ts';

export interface RoomsWorld extends Omit<LiveWorld, 'closed'> {
  readonly store: Store;
  readonly mostBytes?: number | null; // in the log of a room
}
export interface FoundRoom {
  readonly ok: true;
  readonly room: LiveRoom;
  readonly seal: string | null; // the hash that the password matched
}
const CHECKED = 10; // rooms at a time
const unknownRoom = refused('unknown_room', 'No open room has this code: check it and try again.');

/** All rooms that are open on this node. */
export class Rooms {
  readonly world: RoomsWorld;
  private readonly rooms = new Map<string, Promise<LiveRoom | undefined>>(); // by stream
  private readonly closeListeners = new Set<(stream: string) => void>();
  private readonly letGoListeners = new Set<(stream: string) => void>();
  private readonly gone = new Map<string, string>(); // codes of the rooms that were let go, by stream

  constructor(world: RoomsWorld) {
    this.world = world;
  }
  get size(): number {
    return this.rooms.size;
  }
  /** Rooms for which this node speaks: of several nodes that have a room open, one counts it. */
  async counted(): Promise<number> {
    const open = await Promise.all([...this.rooms.keys()].map((stream) => this.known(stream)));
    return open.filter((live) => live?.isCountedHere).length;
  }
  get streams(): readonly string[] {
    return [...this.rooms.keys()];
  }
  /** The room of this stream, if it is open here. */
  known(stream: string): Promise<LiveRoom | undefined> | undefined {
    return this.rooms.get(stream)?.catch(() => undefined);
  }
  /** Calls the listener when a room has closed. */
  onClosed(listener: (stream: string) => void): void {
    this.closeListeners.add(listener);
  }
  /** Calls the listener when a room is no longer open on this node, but on another one. */
  onLetGo(listener: (stream: string) => void): void {
    this.letGoListeners.add(listener);
  }

  /** Adds a room that was just created. */
  add(room: Room): LiveRoom {
    const live = this.live(room);
    this.rooms.set(roomStream(room.id), Promise.resolve(live));
    return live;
  }
  /** The room with this code, as typed, if the password is right or the room has none. A spectator's ticket counts as one. */
  find(typed: string, password?: string, ticket?: string): Promise<FoundRoom | Refused> {
    return refuseOnStoreError(this.world, 'finding a room', () => this.found(typed, password, ticket));
  }
  private async found(typed: string, password?: string, ticket?: string): Promise<FoundRoom | Refused> {
    const room = await this.byCode(typed);
    if (!room) return unknownRoom;
    const { password: seal, secret } = room.state;
    const hasTicket = spectatorWith(secret, ticket) !== undefined; // the password was asked for when it was given out
    if (seal === null || hasTicket) return { ok: true, room, seal };
    if (password === undefined) return wrongPassword;
    const busy = passwordRefusal();
    if (busy) return busy;
    return (await matchesPassword(seal, password)) ? { ok: true, room, seal } : wrongPassword;
  }
  /** The open room with this code, as typed. */
  async byCode(typed: string): Promise<LiveRoom | undefined> {
    const code = parseCode(typed);
    const stream = code === undefined ? undefined : await this.world.store.roomByCode(code);
    return stream === undefined ? undefined : this.current(stream);
  }
  /** The open room of a stream. */
  open(stream: string): Promise<LiveRoom | undefined> {
    const known = this.rooms.get(stream);
    if (known) {
      known.then((live) => live?.uses.note()).catch(() => undefined);
      return known;
    }
    const opening = this.load(stream);
    this.gone.delete(stream);
    this.rooms.set(stream, opening);
    const forget = () => this.rooms.delete(stream);
    opening.then((live) => live ?? forget(), forget);
    return opening;
  }
  /** The same with the newest rows, because the player may have seen a newer state on another node. */
  async current(stream: string): Promise<LiveRoom | undefined> {
    const isKnown = this.rooms.has(stream);
    const live = await this.open(stream);
    if (!live || !isKnown || !this.world.cluster) return live;
    await live.readNewRows();
    const answer = await (await live.match())?.match.readNewRows();
    if (answer?.ok === false && answer.error.code === 'unavailable') throw new StoreFailure(answer.error.message); // it may be behind
    return live.state.isClosed ? undefined : live;
  }
  /** After a start: continues every unfinished room and its game. Players have some time to reconnect. */
  async wake(streams: readonly string[]): Promise<void> {
    for (const stream of streams.filter((one) => one.startsWith(roomStream('')))) {
      const live = await this.open(stream).catch((error: unknown) => {
        if (!(error instanceof DamagedRows)) throw error; // a damaged room was set aside
      });
      if (live?.state.status === 'playing') await live.match()?.catch(() => undefined); // the room handles failures
    }
  }
  /** Leaves a room to the node that its people are connected to. */
  letGo(live: LiveRoom): void {
    const { id, state } = live.room;
    const stream = roomStream(id);
    this.rooms.delete(stream);
    this.gone.set(stream, state.code);
    for (const listener of this.letGoListeners) listener(stream);
    void live.close();
    if (state.game) void this.world.matches.drop(state.game.id);
  }
  /** Looks at some of the rooms that were let go, in turn, and tells of those that have closed since. */
  async checkGone(): Promise<void> {
    for (const [stream, code] of [...this.gone].slice(0, CHECKED)) {
      const isOpen = (await this.world.store.roomByCode(code)) === stream;
      if (!this.gone.delete(stream)) continue; // opened here again meanwhile
      if (isOpen) this.gone.set(stream, code);
      else for (const listener of this.closeListeners) listener(stream);
    }
  }
  async close(): Promise<void> {
    for (const stream of this.streams) await (await this.known(stream))?.close();
    this.rooms.clear();
  }

  private async load(stream: string): Promise<LiveRoom | undefined> {
    const room = new Room(this.world, stream.slice(roomStream('').length));
    room.load(await this.world.store.read(stream));
    if (room.state.code === '' || room.state.isClosed) return undefined;
    const live = this.live(room);
    const found = await this.world.cluster?.presence.in([stream]).catch(() => []);
    if (found) live.beginPresenceCheck()(found);
    return live;
  }
  private live(room: Room): LiveRoom {
    return new LiveRoom({ ...this.world, closed: (live) => this.closed(live) }, room);
  }
  private closed(live: LiveRoom): void {
    const stream = roomStream(live.room.id);
    this.rooms.delete(stream);
    for (const listener of this.closeListeners) listener(stream);
    void live.close();
  }
}
