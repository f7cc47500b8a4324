import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Matches } from '../matches/matches.ts';
import { gameRow, streamOf } from '../matches/rows.ts';
import type { Trouble } from '../operations/faults.ts';
import type { Metrics } from '../operations/metrics.ts';
import { roomStream } from '../rooms/room.ts';
import { presenceStream } from '../rooms/room-presence.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { withinTraces } from '../tracing/active-traces.ts';
import type { Cluster } from './cluster.ts';
import type { Homes } from './homes.ts';
import type { PresentPlayer } from './presence.ts';

interface ClusterPollerWorld extends Cluster {
  readonly homes: Homes;
  readonly metrics: Pick<Metrics, 'takeover' | 'hint'>;
  readonly store: Store;
  readonly clock: Clock;
  readonly rooms: Rooms;
  readonly matches: Matches;
  readonly followed: readonly FollowedStream[]; // besides rooms and games
  readonly trouble: Trouble;
}
/** A room or a game that is open on this node. */
interface OpenStream {
  readonly head: number; // the last row it has read
  readNewRows(): Promise<unknown>;
}

/** A stream that all nodes follow. */
interface FollowedStream extends OpenStream {
  readonly stream: string;
}

const POLL_INTERVAL = 1_000; // ms
const GRACE = 1_000; // ms in which nodes that have a stream open handle it themselves
const MAX_OPENED = 200; // streams in one poll
const MAX_PAUSE = 60_000; // ms until opening a stream is retried; shorter at first

/**
 * Follows what other nodes do. Hints from the bus are handled at once. Hints may be lost, so every second this node also compares its
 * open streams with the store, and opens streams that are overdue because their node is gone.
 */
export class ClusterPoller {
  private readonly world: ClusterPollerWorld;
  private readonly failed = new Map<string, { readonly pause: number; readonly until: number }>(); // streams that could not be opened
  private readonly changed = new Set<string>(); // rooms of which a hint says that people came or went
  private checking: Promise<void> | null = null;
  private cancel: () => void = () => {};
  private polling: Promise<void> = Promise.resolve();
  private isFailing = false;
  private isClosed = false;

  constructor(world: ClusterPollerWorld) {
    this.world = world;
    world.bus.onHint((stream, seq, trace) => {
      world.metrics.hint('received');
      const reading = withinTraces(trace ? [trace] : [], () => this.readUpTo(stream, seq));
      reading.catch(() => undefined); // the next poll reads it
    });
  }
  /** Polls now, and then at every interval. */
  async start(): Promise<void> {
    this.polling = this.poll();
    await this.polling;
    if (!this.isClosed)
      this.cancel = this.world.clock.at(this.world.clock.now() + POLL_INTERVAL, () => void this.start());
  }
  async close(): Promise<void> {
    this.isClosed = true;
    this.cancel();
    await this.polling;
  }

  private async poll(): Promise<void> {
    const { rooms } = this.world;
    try {
      const left = await this.world.presence.beat();
      await this.readOpenStreams();
      await this.updatePresence(rooms.streams);
      this.world.homes.keep(rooms.streams);
      for (const room of left) await this.open(room);
      await this.openOverdue();
      await rooms.checkGone();
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.world.trouble('polling the store', error); // once per outage: games report it too
      this.isFailing = true;
    }
  }
  private async readOpenStreams(): Promise<void> {
    const { store, rooms, matches, followed } = this.world;
    const streams = [...rooms.streams, ...matches.streams, ...followed.map(({ stream }) => stream)];
    const heads = await store.heads(streams);
    await Promise.all([...heads].map(([stream, head]) => this.readUpTo(stream, head)));
  }
  private async readUpTo(stream: string, seq: number): Promise<void> {
    const { rooms, matches, followed } = this.world;
    if (this.isClosed) return;
    if (stream.startsWith(presenceStream(''))) return this.checkPresence(stream.slice(presenceStream('').length));
    const ours = followed.find((one) => one.stream === stream);
    const open: OpenStream | undefined = ours ?? (await (rooms.known(stream) ?? matches.known(stream)));
    if (open && open.head < seq) await open.readNewRows();
  }

  /** One query at a time, for all rooms of which there was a hint meanwhile: hints must not add up while the database is slow. */
  private checkPresence(room: string): Promise<void> {
    this.changed.add(room);
    this.checking ??= this.checkChanged().finally(() => {
      this.changed.clear();
      this.checking = null;
    });
    return this.checking;
  }
  private async checkChanged(): Promise<void> {
    while (this.changed.size > 0 && !this.isClosed) {
      const rooms = [...this.changed];
      this.changed.clear();
      await this.updatePresence(rooms);
    }
  }
  /** Updates who is present in these rooms, if they are open here. */
  private async updatePresence(streams: readonly string[]): Promise<void> {
    const { rooms, presence } = this.world;
    const open = (await Promise.all(streams.map((stream) => rooms.known(stream)))).filter((live) => live !== undefined);
    if (open.length === 0) return;
    const checks = open.map((live) => ({ live, stream: roomStream(live.room.id), update: live.beginPresenceCheck() }));
    const found = new Map<string, PresentPlayer[]>(checks.map(({ stream }) => [stream, []]));
    for (const one of await presence.in([...found.keys()])) found.get(one.room)?.push(one);
    for (const { stream, update, live } of checks) {
      const present = found.get(stream) ?? [];
      this.world.homes.note(stream, present);
      update(present);
      if (present.some(({ node }) => node !== this.world.node) && live.uses.areOver()) rooms.letGo(live);
    }
  }

  /** Opens overdue streams. Each node has its own order, so that nodes do not all open the same ones. */
  private async openOverdue(): Promise<void> {
    const { store, clock, rooms, matches, node } = this.world;
    const due = (await store.due(clock.now() - GRACE)).map(({ stream }) => stream);
    const isUnhandled = (stream: string) =>
      !rooms.known(stream) && !matches.known(stream) && (this.failed.get(stream)?.until ?? 0) <= clock.now();
    const order = new Map(due.filter(isUnhandled).map((stream) => [stream, digest(`${node}/${stream}`)]));
    const left = [...order.keys()].sort((a, b) => (String(order.get(a)) < String(order.get(b)) ? -1 : 1));
    for (const stream of left.slice(0, MAX_OPENED)) await this.open(stream);
  }
  private async open(stream: string): Promise<void> {
    const { rooms, clock, trouble } = this.world;
    try {
      const room = stream.startsWith(roomStream('')) ? stream : await this.roomOf(stream);
      const live = room === undefined ? undefined : await rooms.open(room);
      await live?.match();
      const isHandled = stream === room || this.world.matches.known(stream) !== undefined; // otherwise its room plays another game
      if (live && isHandled) {
        this.world.metrics.takeover();
        return void this.failed.delete(stream);
      }
    } catch (error) {
      trouble('taking over', error, stream.startsWith(roomStream('')) ? { room: stream } : { game: stream });
    }
    const pause = Math.min(2 * (this.failed.get(stream)?.pause ?? POLL_INTERVAL / 2), MAX_PAUSE);
    this.failed.set(stream, { pause, until: clock.now() + pause });
  }
  private async roomOf(stream: string): Promise<string | undefined> {
    if (!stream.startsWith(streamOf(''))) return undefined;
    const [first] = await this.world.store.read(stream, 0, 1);
    const command = first && gameRow(first).command;
    return command?.type === 'start' ? command.room : undefined;
  }
}
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
