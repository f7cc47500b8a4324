import { adminBounds } from '@moonrise/protocol/admin';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../http/ruleset-list-cache.ts';
import type { PersonToBan } from '../../moderation/moderation.ts';
import type { LiveRoom } from '../../rooms/live-room.ts';
import type { Answered } from '../../rooms/refused.ts';
import { roomStream } from '../../rooms/room.ts';
import { personOf } from '../../sockets/handlers/report.ts';
import type { AdminAccess } from '../access/admin-access.ts';
import { RefusedAdminRequest } from '../access/admin-refusal.ts';
import { addRoute } from '../admin-routes.ts';
import type { AdminWorld } from '../admin-world.ts';
import { openRooms, roomFacts } from '../room-facts.ts';
import { shownBan } from './bans.ts';

const DAY = 86_400_000; // ms
const USUAL = ['profile', 'seat'] as const; // others share the network

/** Rooms and what can be done about them and their players. */
export function roomRoutes(app: FastifyInstance, access: AdminAccess, world: AdminWorld): void {
  const { rooms, moderation, history, clock } = world;
  const { audit } = moderation;
  const roomOf = async (code: string): Promise<LiveRoom> => {
    const live = await rooms.byCode(code);
    if (!live) throw new RefusedAdminRequest('unknown_room', 'No open room has this code.');
    return live;
  };
  const personIn = async (live: LiveRoom, id: string): Promise<PersonToBan> => {
    const person = personOf(live, id);
    if (!person)
      throw new RefusedAdminRequest('unknown_player', 'No player in this room has that id: load the room again.');
    const { about, isAi, player } = person;
    if (isAi || player === null)
      throw new RefusedAdminRequest('not_a_person', 'A bot plays this seat: only the host can remove it.');
    return { player, name: about.name, profile: await history.profileOf(player) };
  };

  addRoute(app, access, 'GET /rooms', async ({ query: { after, code, lang } }) => {
    const wanted = code === undefined ? undefined : await rooms.byCode(code);
    const all = await openRooms(world);
    const found = code === undefined ? all : all.filter((stream) => wanted && stream === roomStream(wanted.room.id));
    const from = after === undefined ? 0 : found.findIndex((stream) => stream < roomStream(after));
    const page = from < 0 ? [] : found.slice(from, from + adminBounds.page);
    const facts = await Promise.all(page.map((stream) => roomFacts(stream, world, languageOf({ lang }))));
    const last = page.at(-1);
    const hasMore = from >= 0 && from + page.length < found.length && last !== undefined;
    return {
      rooms: facts.filter((room) => room !== undefined),
      total: found.length,
      next: hasMore ? last.slice(roomStream('').length) : null,
    };
  });
  addRoute(app, access, 'POST /rooms/:code/close', async ({ who, params, payload: { reason } }) => {
    const live = await roomOf(params.code);
    const entry = { who, what: 'close_room', about: `room ${live.state.code}`, why: reason };
    await audit.around(entry, async () => done(await live.closeWith(reason)));
    return { ok: true };
  });
  addRoute(app, access, 'POST /rooms/:code/members/:id/remove', async ({ who, params, payload: { reason } }) => {
    const live = await roomOf(params.code);
    const { player, name } = await personIn(live, params.id);
    const entry = { who, what: 'remove', about: `${name} in room ${live.state.code}`, why: reason };
    await audit.around(entry, async () => done(await live.expel(player)));
    return { ok: true };
  });
  addRoute(app, access, 'POST /rooms/:code/members/:id/mute', async ({ who, params, payload: { reason, minutes } }) => {
    const person = await personIn(await roomOf(params.code), params.id);
    const until = minutes === null ? null : clock.now() + Math.round(minutes * 60_000);
    const bans = await moderation.banPerson(who, person, USUAL, { kind: 'mute', until, reason });
    return { ok: true, bans: bans.map((ban) => shownBan(ban, moderation.bans)) };
  });
  addRoute(app, access, 'POST /rooms/:code/members/:id/ban', async ({ who, params, payload }) => {
    const { reason, days, by = USUAL } = payload;
    const person = await personIn(await roomOf(params.code), params.id);
    const until = days === null ? null : clock.now() + Math.round(days * DAY);
    const bans = await moderation.banPerson(who, person, by, { kind: 'ban', until, reason });
    return { ok: true, bans: bans.map((ban) => shownBan(ban, moderation.bans)) };
  });
}

function done(answer: Answered): void {
  if (!answer.ok)
    throw new RefusedAdminRequest(
      answer.error.code === 'unavailable' ? 'unavailable' : 'not_possible',
      answer.error.message,
    );
}
