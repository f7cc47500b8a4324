import type { AddressInfo } from 'node:net';
import type { Player } from '@moonrise/bots';
import type { Logger } from 'pino';
import { Ai, type AiWorld } from './ai/ai.ts';
import { AiMetrics } from './ai/ai-metrics.ts';
import { kindsWith, seatPlayers } from './ai/seat-players.ts';
import { Chat } from './chat/chat.ts';
import { chosenRules } from './chosen-rules.ts';
import type { Clock } from './clock.ts';
import { Guards } from './guards.ts';
import { Heartbeat } from './heartbeat.ts';
import { History } from './history/history.ts';
import { buildHttp } from './http/http.ts';
import { Metrics } from './http/metrics.ts';
import { LoadMeter } from './load-meter.ts';
import { Matches, type MatchesWorld } from './matches/matches.ts';
import type { ProgramPort } from './programs/port.ts';
import { openDoor } from './programs/program-door.ts';
import { Programs } from './programs/programs.ts';
import { Reports } from './rooms/reports.ts';
import { Rooms } from './rooms/rooms.ts';
import type { Settings } from './settings.ts';
import { Audiences } from './sockets/audiences.ts';
import { openSockets } from './sockets/sockets.ts';
import type { Store } from './store/store.ts';

export interface ServerWorld {
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly programs?: ProgramPort; // how contest programs are spoken with; without: none can connect
}
export interface Server {
  /** Wakes what was unfinished, then opens the door. */
  listen(): Promise<void>;
  /** Lets nobody new in, and those who are there go, one after another. Games go on. */
  drain(): Promise<void>;
  /** Takes nothing more, finishes what was begun, and lets go of everything, the store too. */
  close(): Promise<void>;
  readonly address: { readonly host: string; readonly port: number };
  readonly metricsPort: number | null; // null: there are none
  readonly rooms: Rooms;
}

const DRAIN = 1_500; // ms in which connections are let go
const REPORTED = 'a player was reported';

export async function createServer(world: ServerWorld): Promise<Server> {
  const { settings, store, clock, log } = world;
  const state = { isDraining: false, isClosing: false };
  const isDraining = () => state.isDraining;
  const meter = new LoadMeter(settings.limits.overload_lag_ms);
  const metrics = new Metrics({
    connections: () => sockets.size(),
    rooms: () => rooms.size,
    games: () => matches.size,
    lag: () => meter.lag / 1000,
  });
  const faults = faultsOf(log, metrics);
  const creators = new Map<string, string>();
  const { matches, rooms, programs } = await openGames(world, metrics, faults, creators);
  const guards = new Guards(settings.limits, () => clock.now());
  const history = new History({ store, clock, trouble: faults.trouble });
  const house = { settings, clock, rooms, guards, history };
  const http = await buildHttp({ ...house, store, log, isClosing: isDraining });
  const doorway = { isOverloaded: () => meter.isOverloaded, isDraining, failed: faults.failed };
  const sockets = openSockets(http.server, {
    ...house,
    audiences: new Audiences(rooms),
    creators,
    chat: new Chat(settings.limits, () => clock.now()),
    reports: new Reports({ store, clock, ...faults, reported: (report) => log.warn({ report }, REPORTED) }),
    ...doorway,
    isClosing: () => state.isClosing,
    counted: (event, outcome, ms) => metrics.request(event, outcome, ms),
  });
  const door = openDoor(http.server, { ...house, programs, ...doorway });
  const beat = () => store.beat(clock.now());
  const heart = new Heartbeat(clock, () => (matches.size > 0 ? beat() : undefined));

  return {
    rooms,
    get address() {
      const { address, port } = http.server.address() as AddressInfo;
      return { host: address, port };
    },
    get metricsPort() {
      return metrics.port;
    },
    async listen() {
      const unfinished = (await store.awake()).map(({ stream }) => stream);
      await rooms.wake(unfinished.filter((stream) => stream.startsWith('room/')));
      if (settings.metrics) await metrics.listen(settings.metrics);
      await http.listen({ host: settings.host, port: settings.port });
    },
    async drain() {
      state.isDraining = true;
      programs?.drain();
      await sockets.drain(Math.min(DRAIN, settings.limits.shutdown_seconds * 500));
    },
    async close() {
      if (state.isClosing) return;
      state.isDraining = true;
      state.isClosing = true;
      await sockets.close();
      door.close();
      await http.close();
      heart.stop();
      await rooms.close();
      await matches.close();
      await history.close();
      await beat().catch(() => undefined);
      await store.close();
      await metrics.close();
      meter.close();
    },
  };
}

/** What becomes of faults: they are counted, and logged. */
const faultsOf = (log: Logger, metrics: Metrics) => ({
  failed: (event: string, error: unknown): void => {
    metrics.fault('request');
    log.error({ err: error, event }, 'a request failed');
  },
  trouble: (about: string, error: unknown): void => {
    metrics.fault('trouble');
    log.error({ err: error, about }, 'something failed and will be tried again');
  },
  quarantined: (game: string, error: unknown): void => {
    metrics.fault('quarantine');
    log.error({ err: error, game }, 'a game met a fault and was stopped; its log is kept');
  },
});
type Faults = ReturnType<typeof faultsOf>;

/** The rooms and the games played in them. What fails in one of them stays there. */
async function openGames(world: ServerWorld, metrics: Metrics, faults: Faults, creators: ReadonlyMap<string, string>) {
  const { settings, store, clock } = world;
  const { trouble, quarantined } = faults;
  const programs = world.programs ? new Programs(world.programs) : null;
  const { limits } = settings;
  const matches: Matches = new Matches({
    store,
    clock,
    outage: { since: (await store.lastBeat()) ?? 0, mostGivenBack: limits.given_back_seconds * 1000 },
    trouble,
    playersOf: openPlayers(world, metrics, faults, creators, programs),
    quarantined: ({ id, begin }, error) => {
      quarantined(id, error);
      rooms
        .open(begin.room)
        .then((room) => room?.stopGame())
        .catch((error) => trouble(`stopping game ${id}`, error));
    },
  });
  const aiKinds = kindsWith(settings.ai !== null);
  const rooms: Rooms = new Rooms({ store, clock, limits, matches, trouble, aiKinds, programs });
  return { matches, rooms, programs };
}

/** Who plays AI seats: the built-in players, a model if one is configured, and programs that have connected. */
function openPlayers(
  { settings, store, clock, log }: ServerWorld,
  metrics: Metrics,
  { trouble }: Faults,
  creators: ReadonlyMap<string, string>,
  programs: Programs | null,
): MatchesWorld['playersOf'] {
  const shut: AiWorld['shut'] = (fault) => log.warn({ fault }, 'the AI provider fails: bots play for a while');
  const world = { store, clock, metrics: new AiMetrics(metrics.registry), trouble, shut };
  const ai = settings.ai && new Ai(world, settings.ai);
  return (id, { room, sitters, rules, options }) => {
    const built = chosenRules(rules, options);
    const programAt = (seat: number, standIn: Player) =>
      built.ok ? programs?.at(id, seat)?.sitDown({ game: id, seat, rules: built.rules, clock, standIn }) : undefined;
    return seatPlayers(ai, { id, creator: creators.get(room) ?? room, sitters }, programAt);
  };
}
