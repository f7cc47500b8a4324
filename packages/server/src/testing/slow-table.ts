import { globalAgent } from 'node:https';
import type { QuietHours } from '../push/quiet-hours.ts';
import type { Store } from '../store/store.ts';
import { PushService } from './push-service.ts';
import { Serving } from './serving.ts';
import { gather, must, type Seating, type TestSeat } from './table.ts';

/** A slow game whose players have subscribed to notices. */
export interface SlowTable {
  readonly on: Serving;
  readonly service: PushService;
  readonly code: string;
  readonly seats: readonly TestSeat[];
  readonly pass: (ms: number) => Promise<void>;
  /** Subscribes the browser of a seat, by the name of its player. */
  readonly subscribe: (seat: TestSeat, quiet?: QuietHours) => Promise<void>;
}
interface SlowTableOptions {
  readonly seating: Seating;
  readonly wrap?: (store: Store) => Store;
  readonly env?: Readonly<Record<string, string>>;
}
const HOUR = 3_600; // seconds
export const slowSeating: Seating = {
  rules: 'classic',
  players: 5,
  options: {
    durations: { day: 12 * HOUR, voting: 6 * HOUR, night: 6 * HOUR },
    bots_for_away: false,
    fixed_night: true,
  },
};

/** `work` begins before the deal. */
export async function atSlowTable(
  { seating, wrap = (store) => store, env }: SlowTableOptions,
  work: (table: SlowTable) => Promise<void>,
): Promise<void> {
  let now = () => 0;
  const service = await PushService.start(() => now());
  const on = await Serving.start({ wrap, env: { ...env, MOONRISE_PUSH_ORIGINS: service.origin } });
  now = () => on.clock.now();
  const settled = async () => {
    do await on.settled();
    while (isSending());
    await service.settled();
  };
  try {
    const { code, seats } = await gather(on, seating);
    const subscribe = async ({ client, name }: TestSeat, quiet?: QuietHours) => {
      const key = String(client.last('room_updated')?.push_key);
      must(await client.ask('set_notices', { address: service.subscribe(name, key), ...(quiet && { quiet }) }));
      await settled();
    };
    await work({ on, service, code, seats, subscribe, pass: (ms) => passFast(on, ms, settled) });
  } finally {
    await on.stop();
    await service.stop();
  }
}
/** Ms by which the clock jumps: the server stores a heartbeat every second. */
export const TICK = 60_000;
/** Days pass in seconds; timers run up to a tick late. */
async function passFast({ clock }: Serving, ms: number, settled: () => Promise<void>): Promise<void> {
  const until = clock.now() + ms;
  while (until - clock.now() > TICK) {
    clock.skip(TICK - 1);
    await clock.pass(1, settled);
  }
  await clock.pass(until - clock.now(), settled);
}
/** True while a notice is on its way. */
const isSending = (): boolean =>
  [globalAgent.sockets, globalAgent.requests].some((waiting) => Object.keys(waiting).length > 0);

/** Starts the game. */
export async function dealSlow({ seats: [host], pass }: SlowTable): Promise<void> {
  must(await (host as TestSeat).client.ask('start_game'));
  await pass(10_000);
}
