import type { AdminAnswer } from '@moonrise/protocol/admin';
import type { RulesLanguage } from '@moonrise/rulesets';
import { decodeTime } from 'ulid';
import type { PublicTable } from '../matches/public-table.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { hidesAi } from '../rooms/model/ai-tiles.ts';
import { isMasked, type RoomState } from '../rooms/model/room-model.ts';
import { Room, roomStream } from '../rooms/room.ts';
import type { AdminWorld } from './admin-world.ts';
import { namesOfRules } from './names-of-rules.ts';

type RoomFacts = AdminAnswer<'GET /rooms'>['rooms'][number];
type ShownPlayer = RoomFacts['players'][number];
type PlainFacts = Omit<RoomFacts, 'rules_name' | 'game'> & { readonly game: PlainGame | null };
type PlainGame = Omit<NonNullable<RoomFacts['game']>, 'phase_name'>;

/** The streams of all open rooms, on every node, the newest first. */
export async function openRooms({ store }: Pick<AdminWorld, 'store'>): Promise<readonly string[]> {
  const streams = (await store.awake()).map(({ stream }) => stream);
  return streams
    .filter((stream) => stream.startsWith(roomStream('')))
    .sort()
    .reverse();
}

/** What everyone at the table knows of a room. Undefined: it is closed. */
export async function roomFacts(
  stream: string,
  world: AdminWorld,
  language: RulesLanguage,
): Promise<RoomFacts | undefined> {
  const facts = await plainFacts(stream, world);
  if (!facts) return;
  const { game } = facts;
  const { name, phases } = namesOfRules(facts.rules, language);
  return {
    ...facts,
    rules_name: name,
    game: game && { ...game, phase_name: game.phase && (phases[game.phase] ?? game.phase) },
  };
}

async function plainFacts(stream: string, world: AdminWorld): Promise<PlainFacts | undefined> {
  const live = await world.rooms.known(stream);
  if (live) return liveFacts(live, world);
  const room = new Room(world.rooms.world, stream.slice(roomStream('').length));
  room.load(await world.store.read(stream));
  const { state } = room;
  return state.code === '' || state.isClosed
    ? undefined
    : { ...commonFacts(state), is_here: false, spectators: null, players: seatedIn(state), game: gameOf(state) };
}

async function liveFacts(live: LiveRoom, world: AdminWorld): Promise<PlainFacts> {
  const { state } = live;
  const connections = world.connections.known(live);
  const update = connections?.update;
  return {
    ...commonFacts(state),
    is_here: true,
    spectators: update?.spectators ?? 0,
    players: update ? update.players.map((player) => shown(player, state, world)) : seatedIn(state),
    game: await publicGame(live, connections?.table ?? null),
  };
}
function commonFacts(state: RoomState) {
  return {
    code: state.code,
    status: state.status,
    rules: state.rules,
    created_at: decodeTime(state.id),
    is_locked: state.isLocked,
    has_password: state.password !== null,
    host_id: hidesNames(state) ? null : state.host,
    ai_seats: state.aiSeats.length,
  };
}

/** True if the ids of the lobby would tell who is behind a mask, or who is a person. */
const hidesNames = (state: RoomState): boolean =>
  (state.status === 'playing' && state.game !== null && isMasked(state.game)) || hidesAi(state);

const shown = (
  { id, name, connected, alive }: { id: string; name: string; connected: boolean; alive: boolean },
  state: RoomState,
  { moderation }: AdminWorld,
): ShownPlayer => ({
  id,
  name,
  connected,
  alive: state.status === 'lobby' || state.status === 'countdown' ? null : alive,
  is_muted: !hidesNames(state) && moderation.bans.isMuted({ address: '', seat: memberOf(state, id) }),
});
/** Where names are hidden, a room that is not shown here has no list: it would have to be played to know it. */
function seatedIn(state: RoomState): ShownPlayer[] {
  if (hidesNames(state)) return [];
  const people = state.status === 'playing' ? (state.game?.begin.sitters ?? []) : state.members;
  return people.map(({ id, name }) => ({ id, name, connected: null, alive: null, is_muted: false }));
}
const memberOf = ({ status, game }: RoomState, id: string): string | null =>
  status === 'playing' ? (game?.begin.sitters.find((sitter) => sitter.id === id)?.player ?? null) : id;

const gameOf = ({ status, game }: RoomState): PlainGame | null =>
  status === 'playing' && game
    ? { game_id: game.id, phase: null, round: null, phase_ends_at: null, is_paused: false }
    : null;

/** The phase that everyone sees. */
async function publicGame(live: LiveRoom, table: PublicTable | null): Promise<PlainGame | null> {
  const base = gameOf(live.state);
  const found = base && (await live.match()?.catch(() => undefined));
  if (!base || !found) return base;
  const { deadline, pausedSince } = found.match;
  const phase = table?.phase ?? null;
  return {
    ...base,
    phase: phase?.id ?? null,
    round: phase?.day ?? null,
    phase_ends_at: phase && deadline,
    is_paused: pausedSince !== null,
  };
}
