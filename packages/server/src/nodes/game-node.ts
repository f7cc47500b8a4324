import { Creators } from '../ai/creators.ts';
import { openPlayers } from '../ai/open-players.ts';
import { kindsWith } from '../ai/seat-players.ts';
import { Chat } from '../chat/chat.ts';
import { History } from '../history/history.ts';
import { Guards } from '../limits/guards.ts';
import type { Outage } from '../matches/match.ts';
import { Matches } from '../matches/matches.ts';
import { faultsOf, type NodeFaults } from '../operations/faults.ts';
import { Heartbeat } from '../operations/heartbeat.ts';
import { Programs } from '../programs/programs.ts';
import { Reports } from '../rooms/reports.ts';
import { RoomEntry } from '../rooms/room-entry.ts';
import { Rooms } from '../rooms/rooms.ts';
import type { RequestWorld } from '../sockets/requests.ts';
import { RoomConnectionsMap } from '../sockets/room-connections-map.ts';
import { withHints } from './cluster.ts';
import { ClusterPoller } from './cluster-poller.ts';
import type { NodeWorld } from './node-world.ts';

/** A server without HTTP and sockets: rooms, games, and what connections need to take part in them. */
export interface GameNode {
  readonly rooms: Rooms;
  readonly matches: Matches;
  readonly programs: Programs | null;
  readonly guards: Guards;
  readonly requests: RequestWorld;
  /** Resumes all unfinished rooms and games. */
  wake(): Promise<void>;
  /** Finishes pending work and stores a last heartbeat. */
  close(): Promise<void>;
}
const REPORTED = 'a player was reported';

export async function openNode(given: NodeWorld): Promise<GameNode> {
  const { cluster } = given;
  const world = cluster ? { ...given, store: withHints(given.store, cluster.bus) } : given;
  const { settings, store, clock } = world;
  const faults = faultsOf(world);
  const creators = new Creators({ store, clock, key: settings.ai?.secrets().key, trouble: faults.trouble });
  const outage: Outage = {
    since: (await store.lastBeat()) ?? 0,
    mostGivenBack: settings.limits.given_back_seconds * 1000,
  };
  const { matches, rooms, programs } = openGames(world, outage, faults, creators);
  const poller = cluster && new ClusterPoller({ ...cluster, store, clock, rooms, matches, trouble: faults.trouble });
  const guards = new Guards(settings.limits, () => clock.now(), cluster?.buckets);
  const history = new History({ store, clock, trouble: faults.trouble });
  rooms.onClosed((room) => void history.roomClosed(room));
  const requests = requestsOf(world, faults, { rooms, guards, history, creators });
  const beat = () => store.beat(clock.now());
  const heart = new Heartbeat(clock, () => (matches.size > 0 ? beat() : undefined));
  return {
    rooms,
    matches,
    programs,
    guards,
    requests,
    async wake() {
      if (poller) await poller.start();
      else await rooms.wake((await store.awake()).map(({ stream }) => stream));
      outage.until = clock.now();
    },
    async close() {
      heart.stop();
      await poller?.close();
      await matches.close(); // before the rooms: a room may wait until the end of its game is stored
      await rooms.close();
      await history.close();
      await cluster?.presence.close().catch(() => undefined); // other nodes notice it by the missing heartbeat
      await cluster?.bus.close();
      await cluster?.buckets?.close();
      await beat().catch(() => undefined);
    },
  };
}

type NodeParts = Pick<RequestWorld, 'rooms' | 'guards' | 'history' | 'creators'>;
/** What the handlers of client requests need. */
function requestsOf(world: NodeWorld, faults: NodeFaults, parts: NodeParts): RequestWorld {
  const { settings, store, clock, log, metrics, isOverloaded, isDraining, isClosing } = world;
  return {
    ...parts,
    entry: new RoomEntry(parts.rooms),
    connections: new RoomConnectionsMap(parts.rooms),
    clock,
    settings,
    chat: new Chat(settings.limits, () => clock.now()),
    reports: new Reports({ store, clock, ...faults, reported: (report) => log.warn({ report }, REPORTED) }),
    isOverloaded,
    isDraining,
    isClosing,
    failed: faults.failed,
    counted: (event, outcome, ms) => metrics.request(event, outcome, ms),
  };
}

/** Rooms and their games. A failure in one does not affect the others. */
function openGames(world: NodeWorld, outage: Outage, faults: NodeFaults, creators: Creators) {
  const { settings, store, clock } = world;
  const { trouble, quarantined } = faults;
  const programs = world.programs ? new Programs(world.programs) : null;
  const { limits } = settings;
  const matches: Matches = new Matches({
    store,
    clock,
    outage,
    trouble,
    playersOf: openPlayers(world, faults, creators, programs),
    quarantined: ({ id, begin }, error) => {
      quarantined(id, error);
      rooms
        .open(begin.room)
        .then((room) => room?.stopGame())
        .catch((error) => trouble(`stopping game ${id}`, error));
    },
  });
  const aiKinds = kindsWith(settings.ai !== null);
  const rooms: Rooms = new Rooms({
    store,
    clock,
    limits,
    matches,
    trouble,
    aiKinds,
    programs,
    cluster: world.cluster,
  });
  return { matches, rooms, programs };
}
