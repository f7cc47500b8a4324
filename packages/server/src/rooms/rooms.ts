import type { Id, Json } from '@moonrise/engine';
import type { Language } from '@moonrise/protocol';
import { ulid } from 'ulid';
import { chosenRules } from '../chosen-rules.ts';
import { StoreFailure } from '../matches/store-failure.ts';
import type { Store } from '../store/store.ts';
import { codeLength, newCode, parseCode } from './codes.ts';
import { LiveRoom, type LiveWorld } from './live-room.ts';
import { drawnLook } from './looks.ts';
import { cleanName } from './names.ts';
import { opens } from './passwords.ts';
import { type Refused, refused } from './refused.ts';
import { Room, roomStream, unavailable } from './room.ts';
import { wrongPassword } from './room-decide.ts';
import type { RoomEvent } from './room-model.ts';
import { hashOf, newPlayerId, newToken } from './tokens.ts';

export interface Seated {
  readonly ok: true;
  readonly room: LiveRoom;
  readonly player: string;
  readonly token: string;
}
interface Found {
  readonly ok: true;
  readonly room: LiveRoom;
  readonly seal: string | null; // of the password that was right
}
export interface RoomsWorld extends Omit<LiveWorld, 'closed'> {
  readonly store: Store;
}
interface Wanted {
  readonly name: string;
  readonly rules?: Id | undefined;
  readonly options?: Json | undefined;
  readonly language?: Language | undefined;
  readonly token?: string | undefined; // a secret of the guest's own
}
type Joining = Pick<Wanted, 'name' | 'token'> & { readonly password?: string | undefined };
const TRIES = 20; // for a code that nobody has
const unknownRoom = refused('unknown_room', 'No open room has this code: check it and try again.');
const unknownToken = refused('unknown_token', 'This seat is no longer yours: join the room again.');
const noCode = refused('overloaded', 'No room code is free right now. Try again soon.');

/** All open rooms, and the ways into them. */
export class Rooms {
  private readonly world: RoomsWorld;
  private readonly rooms = new Map<string, Promise<LiveRoom | undefined>>(); // by stream
  private readonly closers = new Set<(stream: string) => void>();

  constructor(world: RoomsWorld) {
    this.world = world;
  }
  get size(): number {
    return this.rooms.size;
  }
  get streams(): readonly string[] {
    return [...this.rooms.keys()];
  }
  /** The room of this stream, if it is open here. */
  known(stream: string): Promise<LiveRoom | undefined> | undefined {
    return this.rooms.get(stream)?.catch(() => undefined);
  }
  /** Tells whenever a room has closed. */
  onClosed(closer: (stream: string) => void): void {
    this.closers.add(closer);
  }

  create(wanted: Wanted): Promise<Seated | Refused> {
    return this.unlessAway('a new room', () => this.made(wanted));
  }
  /** While the store is away nobody comes in. */
  private async unlessAway<T>(about: string, work: () => Promise<T>): Promise<T | Refused> {
    try {
      return await work();
    } catch (error) {
      this.world.trouble(about, error);
      return unavailable;
    }
  }
  private async made(wanted: Wanted): Promise<Seated | Refused> {
    const cleaned = cleanName(wanted.name, this.world.limits.name_length);
    if (!cleaned.ok) return cleaned;
    const { rules = 'moonrise', options = {}, language = 'en', token = newToken() } = wanted;
    const built = chosenRules(rules, options);
    if (!built.ok) return refused(built.code, built.message);
    const id = ulid();
    const player = newPlayerId();
    for (let tries = 0; tries < TRIES; tries++) {
      const code = newCode(await codeLength((length) => this.world.store.codesInUse(length)));
      const room = new Room(this.world, id);
      const events: RoomEvent[] = [
        { type: 'created', id, code, rules, options, language },
        { type: 'joined', player, name: cleaned.name, look: drawnLook() },
        { type: 'host_moved', player },
      ];
      const tokens = [{ hash: hashOf(token), room: roomStream(id), player }];
      if (!(await room.create(events, { code: { code, stream: roomStream(id) }, tokens }))) continue;
      const live = this.live(room);
      this.rooms.set(roomStream(id), Promise.resolve(live));
      return { ok: true, room: live, player, token };
    }
    return noCode;
  }

  async join(typed: string, { name, password, token = newToken() }: Joining): Promise<Seated | Refused> {
    const cleaned = cleanName(name, this.world.limits.name_length);
    if (!cleaned.ok) return cleaned;
    const found = await this.watch(typed, password);
    if (!found.ok) return found;
    const { room: live, seal } = found;
    const player = newPlayerId();
    const tokens = [{ hash: hashOf(token), room: roomStream(live.room.id), player }];
    const join = { type: 'join', player, name: cleaned.name, look: drawnLook(), seal } as const;
    const answer = await live.room.submit(join, { also: { tokens } });
    return answer.ok ? { ok: true, room: live, player, token } : answer;
  }
  /** Back to one's seat, with the secret that only its owner has. */
  resume(token: string): Promise<Seated | Refused> {
    return this.unlessAway('somebody who comes back', () => this.seated(token));
  }
  private async seated(token: string): Promise<Seated | Refused> {
    const seat = await this.world.store.seat(hashOf(token));
    const live = seat && (await this.current(seat.room));
    const isMember = live?.state.members.some(({ id }) => id === seat?.player);
    return seat && live && isMember ? { ok: true, room: live, player: seat.player, token } : unknownToken;
  }
  /** A room as those find it who know its code, and its password if it has one. */
  watch(typed: string, password?: string): Promise<Found | Refused> {
    return this.unlessAway('somebody who comes', () => this.found(typed, password));
  }
  private async found(typed: string, password?: string): Promise<Found | Refused> {
    const room = await this.byCode(typed);
    if (!room) return unknownRoom;
    const { password: seal } = room.state;
    const isIn = seal === null || (password !== undefined && (await opens(seal, password)));
    return isIn ? { ok: true, room, seal } : wrongPassword;
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
    if (known) return known;
    const opening = this.load(stream);
    this.rooms.set(stream, opening);
    const forget = () => this.rooms.delete(stream);
    opening.then((live) => live ?? forget(), forget);
    return opening;
  }
  /** The same, and not behind: somebody comes who may have seen on another node how it is now. */
  private async current(stream: string): Promise<LiveRoom | undefined> {
    const isKnown = this.rooms.has(stream);
    const live = await this.open(stream);
    if (!live || !isKnown || !this.world.others) return live;
    await live.lookAgain();
    const looked = await (await live.match())?.match.lookAgain();
    if (looked?.ok === false && looked.error.code === 'unavailable') throw new StoreFailure(looked.error.message); // it may be behind
    return live.state.isClosed ? undefined : live;
  }
  /** After a start: every unfinished room goes on with its game, and its people have some time to come back. */
  async wake(streams: readonly string[]): Promise<void> {
    for (const stream of streams.filter((one) => one.startsWith(roomStream('')))) {
      const live = await this.open(stream);
      if (live?.state.status === 'playing') await live.match()?.catch(() => undefined); // the room deals with failures
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
    const found = await this.world.others?.places.in([stream]).catch(() => []);
    if (found) live.lookAround()(found);
    return live;
  }
  private live(room: Room): LiveRoom {
    return new LiveRoom({ ...this.world, closed: (live) => this.closed(live) }, room);
  }
  private closed(live: LiveRoom): void {
    const stream = roomStream(live.room.id);
    this.rooms.delete(stream);
    for (const closer of this.closers) closer(stream);
    void live.close();
  }
}
