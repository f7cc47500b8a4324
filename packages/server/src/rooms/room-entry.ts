import type { Id, Json } from '@moonrise/engine';
import type { Language } from '@moonrise/protocol';
import { ulid } from 'ulid';
import { chosenRules } from '../chosen-rules.ts';
import { codeLength, newCode } from './access/codes.ts';
import { keysIn } from './access/person-keys.ts';
import { hashOf, newPlayerId, newToken } from './access/tokens.ts';
import type { LiveRoom } from './live-room.ts';
import { agentRefusal, mustAsk } from './model/decide-members.ts';
import { randomLook } from './model/looks.ts';
import { barred, requestOf } from './model/people.ts';
import type { RoomCommandOf } from './model/room-command.ts';
import type { RoomEvent } from './model/room-model.ts';
import { type RoomOptions, splitOptions, USUAL_STAGING, usualOptions } from './model/room-options.ts';
import { cleanName, politeName } from './names/names.ts';
import { refuseOnStoreError } from './refuse-on-store-error.ts';
import { type Refused, refused } from './refused.ts';
import { Room, roomStream, unavailable } from './room.ts';
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
  readonly profile?: string | undefined;
  readonly network?: string | null | undefined; // null: without limits
  readonly owner?: string | undefined; // for whom its bytes count
  readonly isStaged?: boolean; // the client shows the game as a play
  readonly agent?: true | undefined; // no person sits there
}
type Joining = Pick<Creating, 'name' | 'token' | 'profile' | 'network' | 'agent'> & {
  readonly password?: string | undefined;
};
/** A person who waits until the host lets them in. */
export interface Waiting {
  readonly ok: false;
  readonly error: Refused['error'];
  readonly room: LiveRoom;
  readonly request: string;
}
/** Options of a new room that depend on who creates it. */
const usualFor = ({ isStaged, agent }: Creating): Partial<RoomOptions> => ({
  ...(isStaged && !agent && { staging: USUAL_STAGING }),
  ...(agent && { agents: true }),
});
const TRIES = 20; // to find a free code
const unknownToken = refused('unknown_token', 'This seat is no longer yours: join the room again.');
export const lostSeat = refused(
  'unknown_token',
  'This token belonged to a seat that is lost: join with a new token, or with none.',
);
const noCode = refused('overloaded', 'No room code is free right now. Try again soon.');

/** Gives players a seat: they create a room, join one, or resume a seat they have. */
export class RoomEntry {
  private readonly rooms: Rooms;

  private readonly isUnderAttack: () => Promise<boolean>; // codes are being guessed

  constructor(rooms: Rooms, isUnderAttack: () => Promise<boolean>) {
    this.rooms = rooms;
    this.isUnderAttack = isUnderAttack;
  }
  create(wanted: Creating): Promise<Seated | Refused> {
    return refuseOnStoreError(this.rooms.world, 'creating a room', () => this.created(wanted));
  }
  private async created(wanted: Creating): Promise<Seated | Refused> {
    const { limits, store } = this.rooms.world;
    const cleaned = cleanName(wanted.name, limits.name_length);
    if (!cleaned.ok) return cleaned;
    const { rules = 'moonrise', language = 'en', token = newToken(), owner } = wanted;
    const split = splitOptions(wanted.options ?? {});
    if (!split.ok) return split;
    const { ruleOptions: options } = split;
    const { agent } = wanted;
    const roomOptions = { ...usualFor(wanted), ...split.roomOptions };
    const filtered = politeName(cleaned.name, { ...usualOptions, ...roomOptions }.word_filter);
    if (filtered) return filtered;
    const built = chosenRules(rules, options);
    if (!built.ok) return refused(built.code, built.message);
    const id = ulid();
    const player = newPlayerId();
    const isUnderAttack = await this.isUnderAttack();
    for (let tries = 0; tries < TRIES; tries++) {
      const code = newCode(await codeLength((length) => store.codesInUse(length), isUnderAttack));
      const room = new Room(this.rooms.world, id);
      const keys = keysIn(id, { ...wanted, token });
      const events: RoomEvent[] = [
        { type: 'created', id, code, rules, options, language, roomOptions, secret: newToken() },
        { type: 'joined', player, name: cleaned.name, look: randomLook(), keys, ...(agent && { agent }) },
        { type: 'host_moved', player },
      ];
      const tokens = [{ hash: hashOf(token), room: roomStream(id), player }];
      if (
        !(await room.create(events, {
          code: { code, stream: roomStream(id) },
          tokens,
          ...(owner !== undefined && { owner }),
        }))
      )
        continue;
      return { ok: true, room: this.rooms.add(room), player, token };
    }
    return noCode;
  }

  async join(typed: string, { name, password, agent, ...person }: Joining): Promise<Seated | Refused | Waiting> {
    const cleaned = cleanName(name, this.rooms.world.limits.name_length);
    if (!cleaned.ok) return cleaned;
    const found = await this.rooms.find(typed, password);
    if (!found.ok) return found;
    const { room: live, seal } = found;
    const { state } = live;
    const filtered = politeName(cleaned.name, state.roomOptions.word_filter);
    if (filtered) return filtered;
    const unwanted = agent && agentRefusal(state);
    if (unwanted) return unwanted;
    const asked = { name: cleaned.name, seal, keys: keysIn(live.room.id, person) };
    if (state.roomOptions.approve_seats && !requestOf(state, asked.keys)?.isApproved) return requested(live, asked);
    const { token = newToken() } = person;
    const player = newPlayerId();
    const keys = keysIn(live.room.id, { ...person, token });
    const tokens = [{ hash: hashOf(token), room: roomStream(live.room.id), player }];
    const join = { type: 'join', player, ...asked, look: randomLook(), keys, agent } as const;
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
    if (live && isMember) return { ok: true, room: live, player: seat.player, token };
    return (live && barred(live.state, {}, seat.player)) ?? lostSeat;
  }
}

type Asked = Omit<RoomCommandOf<'request_seat'>, 'type' | 'request'>;
/** Asks the host for a seat. The person is recognized by the token they have made. */
async function requested(live: LiveRoom, asked: Asked): Promise<Refused | Waiting> {
  if (asked.keys.token === undefined) return mustAsk;
  const answer = await live.room.submit({ type: 'request_seat', request: newPlayerId(), ...asked });
  if (!answer.ok) return answer;
  const request = requestOf(live.state, asked.keys);
  return request ? { ...pending, room: live, request: request.id } : unavailable;
}
const pending = refused('approval_pending', 'The host lets players in: wait until they have answered.');
