import type { Id, Json } from '@moonrise/engine';
import type { Language } from '@moonrise/protocol';
import { ulid } from 'ulid';
import { chosenRules } from '../chosen-rules.ts';
import { codeLength, newCode } from './access/codes.ts';
import { hashOf, newPlayerId, newToken } from './access/tokens.ts';
import type { LiveRoom } from './live-room.ts';
import { randomLook } from './model/looks.ts';
import type { RoomEvent } from './model/room-model.ts';
import { cleanName } from './names/names.ts';
import { refuseOnStoreError } from './refuse-on-store-error.ts';
import { type Refused, refused } from './refused.ts';
import { Room, roomStream } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface Seated {
  readonly ok: true;
  readonly room: LiveRoom;
  readonly player: string;
  readonly token: string;
}
interface Creating {
  readonly name: string;
  readonly rules?: Id | undefined;
  readonly options?: Json | undefined;
  readonly language?: Language | undefined;
  readonly token?: string | undefined; // a secret chosen by the client
}
type Joining = Pick<Creating, 'name' | 'token'> & { readonly password?: string | undefined };
const TRIES = 20; // to find a free code
const unknownToken = refused('unknown_token', 'This seat is no longer yours: join the room again.');
const lostSeat = refused(
  'unknown_token',
  'This token belonged to a seat that is lost: join with a new token, or with none.',
);
const noCode = refused('overloaded', 'No room code is free right now. Try again soon.');

/** Gives players a seat: they create a room, join one, or resume a seat they have. */
export class RoomEntry {
  private readonly rooms: Rooms;

  constructor(rooms: Rooms) {
    this.rooms = rooms;
  }
  create(wanted: Creating): Promise<Seated | Refused> {
    return refuseOnStoreError(this.rooms.world, 'creating a room', () => this.created(wanted));
  }
  private async created(wanted: Creating): Promise<Seated | Refused> {
    const { limits, store } = this.rooms.world;
    const cleaned = cleanName(wanted.name, limits.name_length);
    if (!cleaned.ok) return cleaned;
    const { rules = 'moonrise', options = {}, language = 'en', token = newToken() } = wanted;
    const built = chosenRules(rules, options);
    if (!built.ok) return refused(built.code, built.message);
    const id = ulid();
    const player = newPlayerId();
    for (let tries = 0; tries < TRIES; tries++) {
      const code = newCode(await codeLength((length) => store.codesInUse(length)));
      const room = new Room(this.rooms.world, id);
      const events: RoomEvent[] = [
        { type: 'created', id, code, rules, options, language },
        { type: 'joined', player, name: cleaned.name, look: randomLook() },
        { type: 'host_moved', player },
      ];
      const tokens = [{ hash: hashOf(token), room: roomStream(id), player }];
      if (!(await room.create(events, { code: { code, stream: roomStream(id) }, tokens }))) continue;
      return { ok: true, room: this.rooms.add(room), player, token };
    }
    return noCode;
  }

  async join(typed: string, { name, password, token = newToken() }: Joining): Promise<Seated | Refused> {
    const cleaned = cleanName(name, this.rooms.world.limits.name_length);
    if (!cleaned.ok) return cleaned;
    const found = await this.rooms.find(typed, password);
    if (!found.ok) return found;
    const { room: live, seal } = found;
    const player = newPlayerId();
    const tokens = [{ hash: hashOf(token), room: roomStream(live.room.id), player }];
    const join = { type: 'join', player, name: cleaned.name, look: randomLook(), seal } as const;
    const answer = await live.room.submit(join, { also: { tokens } });
    return answer.ok ? { ok: true, room: live, player, token } : answer;
  }
  /** Resumes a seat with its secret token. */
  async resume(token: string): Promise<Seated | Refused> {
    return (await this.seatOf(token)) ?? unknownToken;
  }
  /** The seat of this token, a refusal if the seat is lost, or undefined if the token was never used. */
  seatOf(token: string): Promise<Seated | Refused | undefined> {
    return refuseOnStoreError(this.rooms.world, 'resuming a seat', () => this.seated(token));
  }
  private async seated(token: string): Promise<Seated | Refused | undefined> {
    const seat = await this.rooms.world.store.seat(hashOf(token));
    if (!seat) return undefined;
    const live = await this.rooms.current(seat.room);
    const isMember = live?.state.members.some(({ id }) => id === seat.player);
    return live && isMember ? { ok: true, room: live, player: seat.player, token } : lostSeat;
  }
}
