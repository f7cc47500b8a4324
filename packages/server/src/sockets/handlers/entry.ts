import type { StreamKind } from '../../matches/story.ts';
import { spectatorKeysIn } from '../../rooms/access/person-keys.ts';
import { newSpectatorId, spectatorWith, ticketFor } from '../../rooms/access/spectator-tickets.ts';
import { hashOf } from '../../rooms/access/tokens.ts';
import { isWrongCredential } from '../../rooms/access/wrong-credential.ts';
import { roomLocked } from '../../rooms/model/decide-members.ts';
import { barred } from '../../rooms/model/people.ts';
import { type Refused, refused } from '../../rooms/refused.ts';
import { roomStream } from '../../rooms/room.ts';
import { lostSeat, type Seated, type Waiting } from '../../rooms/room-entry.ts';
import { showAnnouncement } from '../announcements.ts';
import type { Session } from '../session.ts';
import { type EventHandlers, gone, type Handler, refuse, type SocketWorld } from './handler.ts';
import { notInRoom } from './room-seat.ts';

const seatedAlready = refused('already_seated', 'This connection is already in a room: leave it first.');
const overloaded = refused('overloaded', 'The server is full. Running games continue; try again in a few minutes.');

/** Checks every entry: no ban, one seat per connection, rate limits, and no guessing of codes. */
async function entryRefusal(
  session: Session,
  { guards, moderation, isOverloaded }: SocketWorld,
  way: 'rooms' | 'joins' | 'resumes',
  profile?: string,
): Promise<Refused | undefined> {
  if (session.roomConnections) return seatedAlready;
  session.profile = profile === undefined ? undefined : hashOf(profile);
  const banned = moderation.bans.refusalFor(session.person);
  if (banned) return banned;
  if (way === 'rooms' && isOverloaded()) return overloaded;
  const { visitor } = session;
  if (visitor === null) return undefined;
  if (way === 'rooms') return guards.takeEverywhere(way, visitor);
  const tooManyGuesses =
    way === 'joins' ? await guards.codes.refusalFor(visitor) : await guards.askEverywhere('wrongCodes', visitor);
  return tooManyGuesses ?? guards.takeEverywhere('joins', visitor);
}
/** A handler that tries a code: those of one network run one after another, and not for a client that has gone meanwhile. */
const guessing =
  <N extends 'join_room' | 'spectate_room'>(handle: Handler<N>): Handler<N> =>
  (session, payload, world) =>
    world.guards.codes.inTurn(session.visitor, async () =>
      session.socket.connected ? handle(session, payload, world) : refuse(gone),
    );
/** Counts a wrong code, token or password against the network of the client. */
async function refuseEntry(
  { visitor }: Session,
  { guards }: SocketWorld,
  answer: Refused,
  password?: string,
): Promise<{ answer: Refused }> {
  if (visitor !== null && isWrongCredential(answer, password)) await guards.codes.count(visitor, answer.error.code);
  return refuse(answer);
}
/** If a profile is banned or muted, that of the seat counts: a returning player sends none, or could send another one. */
async function banOf(session: Session, player: string, { moderation, history }: SocketWorld) {
  if (moderation.bans.needsProfiles) session.profile = (await history.profileOf(player)) ?? session.profile;
  if (session.visitor !== null) moderation.networks.seen(player, session.person.address); // null: it stands for many people
  return moderation.bans.refusalFor({ ...session.person, seat: player });
}
/** True if a balancer may bring the other people of the room to another node than this client. */
async function mayMove({ namedRoom }: Session, code: string, { hasOtherNodes }: SocketWorld): Promise<boolean> {
  return namedRoom !== undefined && namedRoom !== code && (await hasOtherNodes());
}
const seatReply = ({ room, player, token }: Seated) => ({ code: room.state.code, player_id: player, token });
async function enter(
  session: Session,
  seated: Seated,
  world: SocketWorld,
  stream: StreamKind,
  profile: string | undefined,
) {
  const { connections, clock, history } = world;
  const banned = await banOf(session, seated.player, world);
  if (banned) return refuse(banned);
  await history.link(seated.player, profile);
  await seated.room.networkSeen(seated.player, session.visitor);
  const reply = seatReply(seated);
  const move = (await mayMove(session, reply.code, world)) && { move: true as const };
  return {
    answer: { ok: true as const, ...reply, now: clock.now(), ...move },
    after: () => {
      session.enterRoom(connections.of(seated.room), seated.player, stream);
      showAnnouncement(session, world.moderation);
    },
  };
}
/** The answer once more: a client that waits too long for it asks again, on the same connection too. */
async function answeredAgain({ player, visitor }: Session, world: SocketWorld, token: string | undefined) {
  if (player === null || token === undefined) return undefined;
  const refusal = visitor === null ? undefined : await world.guards.takeEverywhere('joins', visitor);
  if (refusal) return refuse(refusal);
  const taken = await world.entry.seatOf(token);
  if (!taken?.ok || taken.player !== player) return undefined;
  return { answer: { ok: true as const, ...seatReply(taken), now: world.clock.now() } };
}
/** The connection is told when the host has answered. */
function waitFor(session: Session, { room, request }: Waiting, { connections }: SocketWorld): void {
  if (session.waiting?.request !== request) session.waiting?.in.stopWaiting(session);
  connections.of(room).wait(session, request);
}
/** The seat that was taken with this token before: a client retries if the reply was lost. Undefined: the token is new. */
async function seatWithToken({ entry }: SocketWorld, token: string | undefined): Promise<Seated | Refused | undefined> {
  return token === undefined ? undefined : entry.seatOf(token);
}

const create: Handler<'create_room'> = async (session, { stream = 'named', profile, ...wanted }, world) => {
  const { visitor } = session;
  const again = await answeredAgain(session, world, wanted.token);
  if (again) return again;
  const refusal = await entryRefusal(session, world, 'rooms', profile);
  if (refusal) return refuse(refusal);
  const taken = await seatWithToken(world, wanted.token);
  if (taken) return taken.ok ? enter(session, taken, world, stream, profile) : refuse(lostSeat);
  const tooMuch = await world.storage.refusalForRoom(visitor);
  if (tooMuch) return refuse(tooMuch);
  const tooMany = visitor === null ? undefined : world.guards.enter('openRooms', visitor);
  if (tooMany) return refuse(tooMany);
  const owner = visitor === null ? undefined : await world.storage.ownerFor(visitor);
  const seated = await world.entry.create({ ...wanted, profile, network: visitor, owner, isStaged: stream === 'log' });
  if (visitor !== null && seated.ok) world.creators.made(roomStream(seated.room.room.id), visitor);
  else if (visitor !== null) world.guards.leave('openRooms', visitor);
  return seated.ok ? enter(session, seated, world, stream, profile) : refuse(seated);
};

const join: Handler<'join_room'> = async (session, { code, stream = 'named', profile, ...joining }, world) => {
  const again = await answeredAgain(session, world, joining.token);
  if (again) return again;
  const refusal =
    (await entryRefusal(session, world, 'joins', profile)) ?? (world.isOverloaded() ? overloaded : undefined);
  if (refusal) return refuse(refusal);
  const person = { ...joining, profile, network: session.visitor };
  const seated = (await seatWithToken(world, joining.token)) ?? (await world.entry.join(code, person));
  if ('request' in seated) return { ...refuse(seated), after: () => waitFor(session, seated, world) };
  if (!seated.ok) return refuseEntry(session, world, seated, joining.password);
  return enter(session, seated, world, stream, profile);
};

const resume: Handler<'resume'> = async (
  session,
  { token, last_n: lastN = 0, game_id: game, stream = 'named' },
  world,
) => {
  const refusal = await entryRefusal(session, world, 'resumes');
  if (refusal) return refuse(refusal);
  const seated = await world.entry.resume(token);
  if (!seated.ok) return refuseEntry(session, world, seated);
  const banned = await banOf(session, seated.player, world);
  if (banned) return refuse(banned);
  await seated.room.networkSeen(seated.player, session.visitor);
  const { code, player_id } = seatReply(seated);
  const after = () => {
    session.enterRoom(world.connections.of(seated.room), seated.player, stream, { lastN, game });
    showAnnouncement(session, world.moderation);
  };
  return { answer: { ok: true, code, player_id, now: world.clock.now() }, after };
};

const spectate: Handler<'spectate_room'> = async (
  session,
  { code, password, ticket, display = false, stream = 'named', profile },
  world,
) => {
  const refusal = await entryRefusal(session, world, 'joins', profile);
  if (refusal) return refuse(refusal);
  const found = await world.rooms.find(code, password, ticket);
  if (!found.ok) return refuseEntry(session, world, found, password);
  const { room } = found;
  const { secret, isLocked } = room.state;
  const before = spectatorWith(secret, ticket);
  const spectator = before ?? newSpectatorId(display);
  const keys = spectatorKeysIn(room.room.id, { network: session.visitor, profile });
  const removed = barred(room.state, keys, spectator);
  if (removed) return refuse(removed);
  if (isLocked && before === undefined) return refuse(roomLocked);
  const key = roomStream(room.room.id);
  const tooMany = world.guards.enter('spectators', key);
  if (tooMany) return refuse(tooMany);
  const after = () => {
    session.spectate(world.connections.of(room), stream, spectator, keys);
    showAnnouncement(session, world.moderation);
    session.onLeaveRoom(() => world.guards.leave('spectators', key));
  };
  const own = { spectator_id: spectator, ticket: ticketFor(secret, spectator) };
  return { answer: { ok: true, code: room.state.code, now: world.clock.now(), ...own }, after };
};

const leave: Handler<'leave_room'> = async (session) => {
  const { roomConnections, player, waiting } = session;
  if (waiting) {
    waiting.in.stopWaiting(session);
    return { answer: { ok: true } };
  }
  if (!roomConnections) return refuse(notInRoom);
  if (player !== null) return { answer: await roomConnections.live.leave(player) };
  roomConnections.leave(session);
  session.leaveRoom();
  return { answer: { ok: true } };
};

export const entry: EventHandlers<'create_room' | 'join_room' | 'resume' | 'spectate_room' | 'leave_room'> = {
  create_room: create,
  join_room: guessing(join),
  resume,
  spectate_room: guessing(spectate),
  leave_room: leave,
};
