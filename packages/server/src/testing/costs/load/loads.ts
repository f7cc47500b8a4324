import { setTimeout as pause } from 'node:timers/promises';
import type { ClientEventName } from '@moonrise/protocol';
import { eventCosts } from '../../../limits/costs.ts';
import { defaultLimits } from '../../../limits/limits.ts';
import { inFolder } from '../../contract/store/in-folder.ts';
import { RawClient } from '../raw-client.ts';
import { type Input, type InputRoom, worstInputs } from '../worst-inputs.ts';
import { type Delays, LoadedServer } from './loaded-server.ts';
import { games, type LoadedRoom, lobbies, longGame } from './staged-load.ts';

/** How large the load is. */
export interface LoadSize {
  readonly connections: number; // at least 10
  readonly seconds: number; // for which requests go on after the first burst, at the allowed rate
}
interface Sender {
  readonly client: RawClient;
  readonly room: InputRoom;
}
const { action_burst: BURST, actions_per_second: RATE } = defaultLimits;
const REFILL = 15_000; // ms in which all limits are refilled that are not counted by the hour
const HOUR = 3_600_000;
const HOSTED = 3; // players in a room, where the hosts send
const FULL = 10; // players in a room, where the guests send
/** Limits on filling so many rooms at once, and on leaving them idle while the clock is set forward. */
const STAGING = {
  join_burst: 1e6,
  joins_per_second: 1e6,
  room_burst: 1e6,
  slow_games_per_address: 1e3,
  idle_lobby_seconds: 1e7,
  overload_lag_ms: 1e6,
};

/** Sends requests of one kind from all connections: a burst of each at the same moment, then at the allowed rate. */
async function load(
  server: LoadedServer,
  senders: readonly Sender[],
  event: ClientEventName,
  input: Input,
  { seconds }: LoadSize,
): Promise<Delays> {
  let asked = 0;
  const send = ({ client, room }: Sender, count: number) =>
    client.askAtOnce(
      event,
      Array.from({ length: count }, (_, i) => input(room, asked + i)),
    );
  await server.delays(eventCosts[event].limitedBy === 'reports' ? HOUR : REFILL);
  const answers: Promise<unknown>[] = senders.map((sender) => send(sender, BURST));
  await Promise.all(answers);
  for (asked = BURST; asked < BURST + seconds * RATE; asked++) {
    answers.push(...senders.map((sender) => send(sender, 1)));
    await pause(1_000 / RATE);
  }
  await Promise.all(answers);
  return server.delays();
}

interface MeasuredLoad {
  readonly event: ClientEventName;
  readonly plain: Delays;
  readonly worst: Delays;
}
/** The loads of these events. `harmless`: the same load of a `set_ready` that changes nothing, the slower of two. */
export interface MeasuredLoads {
  readonly harmless: Delays;
  readonly loads: readonly MeasuredLoad[];
}

export async function measuredLoads(events: readonly ClientEventName[], size: LoadSize): Promise<MeasuredLoads> {
  const isEntry = (event: ClientEventName) => worstInputs[event].stage === 'outside';
  const inside = await seatedLoads(
    events.filter((event) => !isEntry(event)),
    size,
  );
  const outside = await entryLoads(events.filter(isEntry), size);
  return { harmless: inside.harmless, loads: [...inside.loads, ...outside] };
}

const onServer = (limits: object, work: (server: LoadedServer) => Promise<void>) =>
  inFolder(async (folder) => {
    const server = new LoadedServer(folder, limits);
    try {
      await work(server);
    } finally {
      await server.stop();
    }
  });

async function seatedLoads(events: readonly ClientEventName[], size: LoadSize): Promise<MeasuredLoads> {
  const loads: MeasuredLoad[] = [];
  let harmless: Delays = { delay: 0, own: 0 };
  const guestsOf = (rooms: readonly LoadedRoom[]): readonly Sender[] =>
    rooms.flatMap((room) => room.clients.slice(1).map((client) => ({ client, room })));
  const hostsOf = (rooms: readonly LoadedRoom[]): readonly Sender[] =>
    rooms.map((room) => ({ client: room.clients[0] as RawClient, room }));
  await onServer(STAGING, async (server) => {
    const full = { rooms: size.connections / FULL, players: FULL };
    const hosted = { rooms: Math.floor(size.connections / HOSTED), players: HOSTED };
    const guests = guestsOf(await lobbies(server, { ...full, from: '198.51.100.1' }));
    const playing = await games(server, { ...full, from: '198.51.100.2' });
    const hosts = hostsOf(await lobbies(server, { ...hosted, from: '198.51.100.3' }));
    const sendersOf = (event: ClientEventName) => {
      const { stage, by } = worstInputs[event];
      if (stage === 'lobby') return by === 'host' ? hosts : guests;
      return by === 'host' ? hostsOf(playing) : guestsOf(playing);
    };
    const { plain } = worstInputs.set_ready;
    await load(server, guests, 'set_ready', plain, size); // lets V8 compile what every request needs
    const before = await load(server, guests, 'set_ready', plain, size);
    for (const event of events) {
      const measure = (input: Input) => load(server, sendersOf(event), event, input, size);
      const { plain, worst } = worstInputs[event];
      loads.push({ event, plain: await measure(plain), worst: await measure(worst) });
    }
    const after = await load(server, guests, 'set_ready', plain, size);
    harmless = before.own > after.own ? before : after;
  });
  return { harmless, loads };
}

async function entryLoads(events: readonly ClientEventName[], size: LoadSize): Promise<readonly MeasuredLoad[]> {
  const loads: MeasuredLoad[] = [];
  await onServer({ overload_lag_ms: 1e6 }, async (server) => {
    const room = await longGame(server, '198.51.100.1');
    const url = await server.url();
    const measure = async (event: ClientEventName, input: Input) => {
      const opening = Array.from({ length: size.connections }, () => RawClient.open(url, '198.51.100.2'));
      const clients = await Promise.all(opening);
      const delays = await load(
        server,
        clients.map((client) => ({ client, room })),
        event,
        input,
        size,
      );
      for (const client of clients) client.close();
      return delays;
    };
    for (const event of events) {
      const { plain, worst } = worstInputs[event];
      loads.push({ event, plain: await measure(event, plain), worst: await measure(event, worst) });
    }
  });
  return loads;
}
