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
import { telling } from './cluster.ts';
import { Lookout } from './lookout.ts';
import type { NodeWorld } from './node-world.ts';

/** A server without its doors: rooms, games, and all that a connection needs to take part in them. */
export interface GameNode {
  readonly rooms: Rooms;
  readonly matches: Matches;
  readonly programs: Programs | null;
  readonly guards: Guards;
  readonly requests: RequestWorld;
  /** Goes on with everything that is unfinished. */
  wake(): Promise<void>;
  /** Finishes what was begun, and leaves a last sign of life. */
  close(): Promise<void>;
}
const REPORTED = 'a player was reported';

export async function openNode(given: NodeWorld): Promise<GameNode> {
  const { cluster } = given;
  const world = cluster ? { ...given, store: telling(given.store, cluster.bus) } : given;
  const { settings, store, clock } = world;
  const faults = faultsOf(world);
  const creators = new Creators({ store, clock, key: settings.ai?.secrets().key, trouble: faults.trouble });
  const outage: Outage = {
    since: (await store.lastBeat()) ?? 0,
    mostGivenBack: settings.limits.given_back_seconds * 1000,
  };
  const { matches, rooms, programs } = openGames(world, outage, faults, creators);
  const lookout = cluster && new Lookout({ ...cluster, store, clock, rooms, matches, trouble: faults.trouble });
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
      if (lookout) await lookout.start();
      else await rooms.wake((await store.awake()).map(({ stream }) => stream));
      outage.until = clock.now();
    },
    async close() {
      heart.stop();
      await lookout?.close();
      await matches.close(); // before the rooms: what is being stored may be the end of a game, for which its room waits
      await rooms.close();
      await history.close();
      await cluster?.presence.close().catch(() => undefined); // they will find out by themselves
      await cluster?.bus.close();
      await cluster?.buckets?.close();
      await beat().catch(() => undefined);
    },
  };
}

type Here = Pick<RequestWorld, 'rooms' | 'guards' | 'history' | 'creators'>;
/** What it takes to answer whoever asks. */
function requestsOf(world: NodeWorld, faults: NodeFaults, here: Here): RequestWorld {
  const { settings, store, clock, log, metrics, isOverloaded, isDraining, isClosing } = world;
  return {
    ...here,
    entry: new RoomEntry(here.rooms),
    connections: new RoomConnectionsMap(here.rooms),
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

/** The rooms and the games played in them. What fails in one of them stays there. */
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
