import type { StreamKind } from '../../matches/viewer.ts';
import { isGuess } from '../../rooms/access/guesses.ts';
import { type Refused, refused } from '../../rooms/refused.ts';
import { roomStream } from '../../rooms/room.ts';
import type { Seated } from '../../rooms/room-entry.ts';
import type { Session } from '../session.ts';
import { type Handler, type Handlers, no, type SocketWorld } from './handler.ts';
import { nowhere } from './seated.ts';

const seatedAlready = refused('already_seated', 'This connection is already in a room: leave it first.');
const overloaded = refused('overloaded', 'The server is full. Running games continue; try again in a few minutes.');

/** Ways in come through here: one place for a connection, not too often, and no guessing. */
async function mayCome(
  session: Session,
  { guards, isOverloaded }: SocketWorld,
  way: 'rooms' | 'joins',
): Promise<Refused | undefined> {
  if (session.roomConnections) return seatedAlready;
  if (way === 'rooms' && isOverloaded()) return overloaded;
  const { visitor } = session;
  if (visitor === null) return undefined;
  const guesser = way === 'joins' ? await guards.askEverywhere('wrongCodes', visitor) : undefined;
  return guesser ?? guards.takeEverywhere(way, visitor);
}
/** A guess counts against the network it came from. */
async function counted(
  { visitor }: Session,
  { guards }: SocketWorld,
  answer: Refused,
  password?: string,
): Promise<{ answer: Refused }> {
  if (visitor !== null && isGuess(answer, password)) await guards.takeEverywhere('wrongCodes', visitor);
  return no(answer);
}
const placeOf = ({ room, player, token }: Seated) => ({ code: room.state.code, player_id: player, token });
async function welcome(
  session: Session,
  seated: Seated,
  { connections, clock, history }: SocketWorld,
  stream: StreamKind,
  profile: string | undefined,
) {
  await history.tie(seated.player, profile);
  return {
    answer: { ok: true as const, ...placeOf(seated), now: clock.now() },
    after: () => session.sitDown(connections.of(seated.room), seated.player, stream),
  };
}
/** The seat that was taken with this secret already: its answer was lost on the way, and it is asked for again. */
async function takenWith({ entry }: SocketWorld, token: string | undefined): Promise<Seated | undefined> {
  const seated = token === undefined ? undefined : await entry.resume(token);
  return seated?.ok ? seated : undefined;
}

const create: Handler<'create_room'> = async (session, { stream = 'named', profile, ...wanted }, world) => {
  const { visitor } = session;
  const refusal = await mayCome(session, world, 'rooms');
  if (refusal) return no(refusal);
  const taken = await takenWith(world, wanted.token);
  if (taken) return welcome(session, taken, world, stream, profile);
  const crowded = visitor === null ? undefined : world.guards.enter('openRooms', visitor);
  if (crowded) return no(crowded);
  const seated = await world.entry.create(wanted);
  if (visitor !== null && seated.ok) world.creators.made(roomStream(seated.room.room.id), visitor);
  else if (visitor !== null) world.guards.leave('openRooms', visitor);
  return seated.ok ? welcome(session, seated, world, stream, profile) : no(seated);
};

const join: Handler<'join_room'> = async (session, { code, stream = 'named', profile, ...joining }, world) => {
  const refusal = (await mayCome(session, world, 'joins')) ?? (world.isOverloaded() ? overloaded : undefined);
  if (refusal) return no(refusal);
  const seated = (await takenWith(world, joining.token)) ?? (await world.entry.join(code, joining));
  if (!seated.ok) return counted(session, world, seated, joining.password);
  return welcome(session, seated, world, stream, profile);
};

const resume: Handler<'resume'> = async (
  session,
  { token, last_n: lastN = 0, game_id: game, stream = 'named' },
  world,
) => {
  const refusal = await mayCome(session, world, 'joins');
  if (refusal) return no(refusal);
  const seated = await world.entry.resume(token);
  if (!seated.ok) return counted(session, world, seated);
  const { code, player_id } = placeOf(seated);
  const after = () => session.sitDown(world.connections.of(seated.room), seated.player, stream, { lastN, game });
  return { answer: { ok: true, code, player_id, now: world.clock.now() }, after };
};

const spectate: Handler<'spectate_room'> = async (
  session,
  { code, password, display = false, stream = 'named' },
  world,
) => {
  const refusal = await mayCome(session, world, 'joins');
  if (refusal) return no(refusal);
  const found = await world.rooms.watch(code, password);
  if (!found.ok) return counted(session, world, found, password);
  const { room } = found;
  const key = roomStream(room.room.id);
  const crowded = world.guards.enter('spectators', key);
  if (crowded) return no(crowded);
  const after = () => {
    session.watch(world.connections.of(room), stream, display);
    session.onStandUp(() => world.guards.leave('spectators', key));
  };
  return { answer: { ok: true, code: room.state.code, now: world.clock.now() }, after };
};

const leave: Handler<'leave_room'> = async (session) => {
  const { roomConnections, player } = session;
  if (!roomConnections) return no(nowhere);
  if (player !== null) return { answer: await roomConnections.live.leave(player) };
  roomConnections.leave(session);
  session.standUp();
  return { answer: { ok: true } };
};

export const entry: Handlers<'create_room' | 'join_room' | 'resume' | 'spectate_room' | 'leave_room'> = {
  create_room: create,
  join_room: join,
  resume,
  spectate_room: spectate,
  leave_room: leave,
};
