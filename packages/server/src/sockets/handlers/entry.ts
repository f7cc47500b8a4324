import type { StreamKind } from '../../matches/viewer.ts';
import { isWrongCredential } from '../../rooms/access/wrong-credential.ts';
import { type Refused, refused } from '../../rooms/refused.ts';
import { roomStream } from '../../rooms/room.ts';
import type { Seated } from '../../rooms/room-entry.ts';
import type { Session } from '../session.ts';
import { type EventHandlers, type Handler, refuse, type SocketWorld } from './handler.ts';
import { notInRoom } from './room-seat.ts';

const seatedAlready = refused('already_seated', 'This connection is already in a room: leave it first.');
const overloaded = refused('overloaded', 'The server is full. Running games continue; try again in a few minutes.');

/** Checks every entry: one seat per connection, rate limits, and no guessing of codes. */
async function entryRefusal(
  session: Session,
  { guards, isOverloaded }: SocketWorld,
  way: 'rooms' | 'joins',
): Promise<Refused | undefined> {
  if (session.roomConnections) return seatedAlready;
  if (way === 'rooms' && isOverloaded()) return overloaded;
  const { visitor } = session;
  if (visitor === null) return undefined;
  const tooManyGuesses = way === 'joins' ? await guards.askEverywhere('wrongCodes', visitor) : undefined;
  return tooManyGuesses ?? guards.takeEverywhere(way, visitor);
}
/** Counts a wrong code, token or password against the network of the client. */
async function refuseEntry(
  { visitor }: Session,
  { guards }: SocketWorld,
  answer: Refused,
  password?: string,
): Promise<{ answer: Refused }> {
  if (visitor !== null && isWrongCredential(answer, password)) await guards.takeEverywhere('wrongCodes', visitor);
  return refuse(answer);
}
const seatReply = ({ room, player, token }: Seated) => ({ code: room.state.code, player_id: player, token });
async function enter(
  session: Session,
  seated: Seated,
  { connections, clock, history }: SocketWorld,
  stream: StreamKind,
  profile: string | undefined,
) {
  await history.link(seated.player, profile);
  return {
    answer: { ok: true as const, ...seatReply(seated), now: clock.now() },
    after: () => session.enterRoom(connections.of(seated.room), seated.player, stream),
  };
}
/** The seat that was taken with this token before: a client retries if the reply was lost. Undefined: the token is new. */
async function seatWithToken({ entry }: SocketWorld, token: string | undefined): Promise<Seated | Refused | undefined> {
  return token === undefined ? undefined : entry.seatOf(token);
}

const create: Handler<'create_room'> = async (session, { stream = 'named', profile, ...wanted }, world) => {
  const { visitor } = session;
  const refusal = await entryRefusal(session, world, 'rooms');
  if (refusal) return refuse(refusal);
  const taken = await seatWithToken(world, wanted.token);
  if (taken) return taken.ok ? enter(session, taken, world, stream, profile) : refuse(taken);
  const tooMany = visitor === null ? undefined : world.guards.enter('openRooms', visitor);
  if (tooMany) return refuse(tooMany);
  const seated = await world.entry.create(wanted);
  if (visitor !== null && seated.ok) world.creators.made(roomStream(seated.room.room.id), visitor);
  else if (visitor !== null) world.guards.leave('openRooms', visitor);
  return seated.ok ? enter(session, seated, world, stream, profile) : refuse(seated);
};

const join: Handler<'join_room'> = async (session, { code, stream = 'named', profile, ...joining }, world) => {
  const refusal = (await entryRefusal(session, world, 'joins')) ?? (world.isOverloaded() ? overloaded : undefined);
  if (refusal) return refuse(refusal);
  const seated = (await seatWithToken(world, joining.token)) ?? (await world.entry.join(code, joining));
  if (!seated.ok) return refuseEntry(session, world, seated, joining.password);
  return enter(session, seated, world, stream, profile);
};

const resume: Handler<'resume'> = async (
  session,
  { token, last_n: lastN = 0, game_id: game, stream = 'named' },
  world,
) => {
  const refusal = await entryRefusal(session, world, 'joins');
  if (refusal) return refuse(refusal);
  const seated = await world.entry.resume(token);
  if (!seated.ok) return refuseEntry(session, world, seated);
  const { code, player_id } = seatReply(seated);
  const after = () => session.enterRoom(world.connections.of(seated.room), seated.player, stream, { lastN, game });
  return { answer: { ok: true, code, player_id, now: world.clock.now() }, after };
};

const spectate: Handler<'spectate_room'> = async (
  session,
  { code, password, display = false, stream = 'named' },
  world,
) => {
  const refusal = await entryRefusal(session, world, 'joins');
  if (refusal) return refuse(refusal);
  const found = await world.rooms.find(code, password);
  if (!found.ok) return refuseEntry(session, world, found, password);
  const { room } = found;
  const key = roomStream(room.room.id);
  const tooMany = world.guards.enter('spectators', key);
  if (tooMany) return refuse(tooMany);
  const after = () => {
    session.spectate(world.connections.of(room), stream, display);
    session.onLeaveRoom(() => world.guards.leave('spectators', key));
  };
  return { answer: { ok: true, code: room.state.code, now: world.clock.now() }, after };
};

const leave: Handler<'leave_room'> = async (session) => {
  const { roomConnections, player } = session;
  if (!roomConnections) return refuse(notInRoom);
  if (player !== null) return { answer: await roomConnections.live.leave(player) };
  roomConnections.leave(session);
  session.leaveRoom();
  return { answer: { ok: true } };
};

export const entry: EventHandlers<'create_room' | 'join_room' | 'resume' | 'spectate_room' | 'leave_room'> = {
  create_room: create,
  join_room: join,
  resume,
  spectate_room: spectate,
  leave_room: leave,
};
