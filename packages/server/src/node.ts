import type { Player } from '@moonrise/bots';
import type { Logger } from 'pino';
import { Ai, type AiWorld } from './ai/ai.ts';
import { AiMetrics } from './ai/ai-metrics.ts';
import { Creators } from './ai/creators.ts';
import { patientPlayer } from './ai/patient-player.ts';
import { kindsWith, seatPlayers } from './ai/seat-players.ts';
import { Chat } from './chat/chat.ts';
import { chosenRules } from './chosen-rules.ts';
import type { Clock } from './clock.ts';
import { History } from './history/history.ts';
import { Guards } from './limits/guards.ts';
import type { Outage } from './matches/match.ts';
import { Matches, type MatchesWorld } from './matches/matches.ts';
import { Lookout } from './nodes/lookout.ts';
import { type Others, telling } from './nodes/others.ts';
import { Heartbeat } from './operations/heartbeat.ts';
import type { Metrics } from './operations/metrics.ts';
import type { ProgramPort } from './programs/port.ts';
import { Programs } from './programs/programs.ts';
import { Reports } from './rooms/reports.ts';
import { Rooms } from './rooms/rooms.ts';
import type { Settings } from './settings/settings.ts';
import { Audiences } from './sockets/audiences.ts';
import type { RequestWorld } from './sockets/requests.ts';
import type { Store } from './store/store.ts';

export interface ServerWorld {
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly programs?: ProgramPort; // how contest programs are spoken with; without: none can connect
  readonly others?: Others; // without: nobody else plays on this store
}
export interface NodeWorld extends ServerWorld {
  readonly metrics: Pick<Metrics, 'request' | 'fault' | 'registry'>;
  readonly isOverloaded: () => boolean;
  readonly isDraining: () => boolean;
  readonly isClosing: () => boolean;
}
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
  const { others } = given;
  const world = others ? { ...given, store: telling(given.store, others.bus) } : given;
  const { settings, store, clock } = world;
  const faults = faultsOf(world);
  const creators = new Creators({ store, clock, key: settings.ai?.secrets().key, trouble: faults.trouble });
  const outage: Outage = {
    since: (await store.lastBeat()) ?? 0,
    mostGivenBack: settings.limits.given_back_seconds * 1000,
  };
  const { matches, rooms, programs } = openGames(world, outage, faults, creators);
  const lookout = others && new Lookout({ ...others, store, clock, rooms, matches, trouble: faults.trouble });
  const guards = new Guards(settings.limits, () => clock.now(), others?.buckets);
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
      await others?.places.close().catch(() => undefined); // they will find out by themselves
      await others?.bus.close();
      await others?.buckets?.close();
      await beat().catch(() => undefined);
    },
  };
}

/** What becomes of faults: they are counted, and logged. */
const faultsOf = ({ log, metrics }: NodeWorld) => ({
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

type Here = Pick<RequestWorld, 'rooms' | 'guards' | 'history' | 'creators'>;
/** What it takes to answer whoever asks. */
function requestsOf(world: NodeWorld, faults: Faults, here: Here): RequestWorld {
  const { settings, store, clock, log, metrics, isOverloaded, isDraining, isClosing } = world;
  return {
    ...here,
    audiences: new Audiences(here.rooms),
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
function openGames(world: NodeWorld, outage: Outage, faults: Faults, creators: Creators) {
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
    others: world.others,
  });
  return { matches, rooms, programs };
}

/** Who plays AI seats: the built-in players, a model if one is configured, and programs that have connected. */
function openPlayers(
  { settings, store, clock, log, metrics, others }: NodeWorld,
  { trouble }: Faults,
  creators: Creators,
  programs: Programs | null,
): MatchesWorld['playersOf'] {
  const shut: AiWorld['shut'] = (fault) => log.warn({ fault }, 'the AI provider fails: bots play for a while');
  const creatorOf: AiWorld['creatorOf'] = (room) => creators.nameOf(room);
  const run = others ? '' : `${clock.now()}/`; // after a restart nobody else makes the call that was under way
  const world = { store, clock, metrics: new AiMetrics(metrics.registry), creatorOf, run, trouble, shut };
  const ai = settings.ai && new Ai(world, settings.ai);
  return (id, { room, sitters, rules, options }) => {
    const built = chosenRules(rules, options);
    const programAt = (seat: number, standIn: Player) => {
      const chair = built.ok && { game: id, seat, rules: built.rules, clock, standIn };
      const program = programs?.at(id, seat);
      if (program && chair) return program.sitDown(chair);
      return others && patientPlayer(standIn, clock); // it may be connected to another node
    };
    return seatPlayers(ai, { id, room, sitters }, programAt);
  };
}
