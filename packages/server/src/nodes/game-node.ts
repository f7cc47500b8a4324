import { keyOf } from '../ai/ai-settings.ts';
import { Creators } from '../ai/creators.ts';
import { openPlayers } from '../ai/open-players.ts';
import { kindsWith } from '../ai/seat-players.ts';
import { noBus } from '../bus/bus.ts';
import { Chat } from '../chat/chat.ts';
import { History } from '../history/history.ts';
import { Guards } from '../limits/guards.ts';
import type { Outage } from '../matches/match.ts';
import { Matches } from '../matches/matches.ts';
import { Moderation } from '../moderation/moderation.ts';
import { Deliveries } from '../operations/deliveries.ts';
import { faultsOf, type NodeFaults } from '../operations/faults.ts';
import { Heartbeat } from '../operations/heartbeat.ts';
import { Slices } from '../operations/slices.ts';
import { Programs } from '../programs/programs.ts';
import { Push } from '../push/push.ts';
import { Reports } from '../rooms/reports.ts';
import { RoomEntry } from '../rooms/room-entry.ts';
import { Rooms } from '../rooms/rooms.ts';
import type { RequestWorld } from '../sockets/requests.ts';
import { RoomConnectionsMap } from '../sockets/room-connections-map.ts';
import { Storage } from '../storage/storage.ts';
import { localThinking } from '../thinking/local-thinking.ts';
import { withHints } from './cluster.ts';
import { ClusterPoller } from './cluster-poller.ts';
import { Homes } from './homes.ts';
import type { NodeWorld } from './node-world.ts';

/** A server without HTTP and sockets: rooms, games, and what connections need to take part in them. */
export interface GameNode {
  readonly rooms: Rooms;
  readonly matches: Matches;
  readonly programs: Programs | null;
  readonly guards: Guards;
  readonly requests: RequestWorld;
  readonly storage: Storage;
  /** Resumes all unfinished rooms and games. */
  wake(): Promise<void>;
  /** Finishes pending work and stores a last heartbeat. */
  close(): Promise<void>;
}
const GUESSED = 'room codes are being guessed: new rooms have longer codes for a while';
const REPORTED = 'a player was reported';

export async function openNode(given: NodeWorld): Promise<GameNode> {
  const { cluster, settings, clock, log, metrics } = given;
  const faults = faultsOf(given);
  const node = cluster?.node ?? 'alone';
  const storage = new Storage({ store: given.store, clock, settings: settings.storage, log, node, ...faults });
  const store = cluster
    ? withHints(storage.store, cluster.bus, () => cluster.bus !== noBus && metrics.hint('sent'))
    : storage.store;
  const world = { ...given, store };
  const creators = new Creators({
    store,
    clock,
    key: settings.ai ? keyOf(settings.ai) : undefined,
    trouble: faults.trouble,
  });
  const outage: Outage = {
    since: (await store.lastBeat()) ?? 0,
    mostGivenBack: settings.limits.given_back_seconds * 1000,
  };
  const homes = new Homes(cluster?.node ?? null);
  const push = await openPush(world, faults);
  const { matches, rooms, programs } = openGames(world, outage, faults, creators, homes, push);
  const { trouble } = faults;
  const moderation = new Moderation({ store, clock, isUnlimited: settings.isUnlimited, trouble });
  const followed = [moderation.log];
  const poller =
    cluster && new ClusterPoller({ ...cluster, homes, metrics, store, clock, rooms, matches, followed, trouble });
  const guards = new Guards(settings.limits, () => clock.now(), cluster?.buckets);
  guards.codes.onAttack(() => world.log.warn(GUESSED));
  const history = new History({ store, clock, trouble: faults.trouble });
  rooms.onClosed((room) => void history.roomClosed(room));
  rooms.onClosed((room) => void push?.forget(room));
  const requests = requestsOf(world, faults, { rooms, guards, history, creators, storage, moderation });
  const beat = () => store.beat(clock.now());
  const heart = new Heartbeat(clock, () => (matches.size > 0 ? beat() : undefined));
  return {
    rooms,
    matches,
    programs,
    guards,
    requests,
    storage,
    async wake() {
      await moderation.start();
      if (poller) await poller.start();
      else await rooms.wake((await store.awake()).map(({ stream }) => stream));
      outage.until = clock.now();
      await storage.start();
    },
    async close() {
      heart.stop();
      await storage.close();
      push?.close();
      await poller?.close();
      await matches.close(); // before the rooms: a room may wait until the end of its game is stored
      await rooms.close();
      await given.thinking?.close();
      await history.close();
      await cluster?.presence.close().catch(() => undefined); // other nodes notice it by the missing heartbeat
      await cluster?.bus.close();
      await cluster?.buckets?.close();
      await beat().catch(() => undefined);
    },
  };
}

function openPush({ settings, store, clock }: NodeWorld, { trouble }: NodeFaults): Promise<Push | null> {
  const { push, publicUrl } = settings;
  if (!push) return Promise.resolve(null);
  const contact = publicUrl?.startsWith('https:') ? publicUrl : null;
  return Push.open({ store, clock, origins: push.origins, contact, trouble });
}
async function hasOtherNodes({ cluster }: NodeWorld): Promise<boolean> {
  const nodes = await cluster?.presence.nodes().catch(() => 1);
  return nodes !== undefined && nodes > 1;
}

type NodeParts = Pick<RequestWorld, 'rooms' | 'guards' | 'history' | 'creators' | 'storage' | 'moderation'>;
/** What the handlers of client requests need. */
function requestsOf(world: NodeWorld, faults: NodeFaults, parts: NodeParts): RequestWorld {
  const { settings, store, clock, log, metrics, isOverloaded, isDraining, isClosing } = world;
  const deliveries = new Deliveries(metrics, world.tracer);
  return {
    ...parts,
    entry: new RoomEntry(parts.rooms, () => parts.guards.codes.isUnderAttack()),
    connections: new RoomConnectionsMap(parts.rooms),
    clock,
    settings,
    tracer: world.tracer,
    chat: new Chat(settings.limits, () => clock.now()),
    reports: new Reports({
      store,
      clock,
      most: settings.limits.reports_kept,
      ...faults,
      reported: (report, ids) => log.warn({ report, ...ids }, REPORTED),
    }),
    slices: new Slices(),
    isOverloaded,
    hasOtherNodes: () => hasOtherNodes(world),
    isDraining,
    isClosing,
    failed: faults.failed,
    refused: faults.refused,
    counted: (event, outcome, ms) => metrics.request(event, outcome, ms),
    sending: { wrote: (moment) => deliveries.wrote(moment), wasSlow: () => metrics.slowReader() },
  };
}

/** Rooms and their games. A failure in one does not affect the others. */
function openGames(
  world: NodeWorld,
  outage: Outage,
  faults: NodeFaults,
  creators: Creators,
  homes: Homes,
  push: Push | null,
) {
  const { settings, store, clock, metrics } = world;
  const { trouble, quarantined } = faults;
  const programs = world.programs ? new Programs(world.programs) : null;
  const { limits } = settings;
  const matches: Matches = new Matches({
    store,
    clock,
    outage,
    limits,
    mostBytes: settings.storage.quota.game,
    trouble,
    thought: (player, ms) => metrics.think(player, ms),
    late: (ms) => metrics.late(ms),
    thinking: world.thinking ?? localThinking,
    isHome: (room) => homes.isHere(room),
    playersOf: openPlayers(world, faults, creators, programs),
    quarantined: ({ id, begin }, error) => {
      const ids = { game: id, room: begin.room };
      quarantined(error, ids);
      rooms
        .open(begin.room)
        .then((room) => room?.stopGame())
        .catch((error) => trouble('stopping a game', error, ids));
    },
  });
  const aiKinds = kindsWith(settings.ai?.models.map(({ name }) => name) ?? []);
  const rooms: Rooms = new Rooms({
    store,
    clock,
    limits,
    mostBytes: settings.storage.quota.room,
    matches,
    trouble,
    aiKinds,
    programs,
    push,
    cluster: world.cluster,
  });
  return { matches, rooms, programs };
}
