import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Matches } from '../matches/matches.ts';
import { gameRow, streamOf } from '../matches/rows.ts';
import { presenceStream } from '../rooms/attendance.ts';
import { roomStream } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import type { Cluster } from './cluster.ts';
import type { PresentPlayer } from './presence.ts';

interface LookoutWorld extends Cluster {
  readonly store: Store;
  readonly clock: Clock;
  readonly rooms: Rooms;
  readonly matches: Matches;
  readonly trouble: (about: string, error: unknown) => void;
}
/** What is open on this node and written by others too. */
interface Followed {
  readonly head: number; // how far it has read
  lookAgain(): Promise<unknown>;
}

const EVERY = 1_000; // ms between two looks
const GRACE = 1_000; // ms in which those who have a stream open see to it themselves
const MOST = 200; // streams opened in one look
const LONGEST = 60_000; // ms until one that could not be opened is tried again; less at first

/**
 * Sees what happens elsewhere. What others tell is looked up at once; and whether they tell it or not, every second this node compares
 * what it has open with the store, and opens what is due and was left by whoever had it open.
 */
export class Lookout {
  private readonly world: LookoutWorld;
  private readonly shut = new Map<string, { readonly pause: number; readonly until: number }>(); // what could not be opened
  private cancel: () => void = () => {};
  private looking: Promise<void> = Promise.resolve();
  private isFailing = false;
  private isClosed = false;

  constructor(world: LookoutWorld) {
    this.world = world;
    world.bus.onTold((stream, seq) => void this.reached(stream, seq).catch(() => undefined)); // the next look sees it
  }
  /** Looks now, and from now on. */
  async start(): Promise<void> {
    this.looking = this.look();
    await this.looking;
    if (!this.isClosed) this.cancel = this.world.clock.at(this.world.clock.now() + EVERY, () => void this.start());
  }
  async close(): Promise<void> {
    this.isClosed = true;
    this.cancel();
    await this.looking;
  }

  private async look(): Promise<void> {
    try {
      const left = await this.world.presence.beat();
      await this.compare();
      await this.lookAround(this.world.rooms.streams);
      for (const room of left) await this.open(room);
      await this.takeOver();
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.world.trouble('looking at what others do', error); // once: the games tell of it too
      this.isFailing = true;
    }
  }
  private async compare(): Promise<void> {
    const { store, rooms, matches } = this.world;
    const heads = await store.heads([...rooms.streams, ...matches.streams]);
    await Promise.all([...heads].map(([stream, head]) => this.reached(stream, head)));
  }
  private async reached(stream: string, seq: number): Promise<void> {
    const { rooms, matches } = this.world;
    if (this.isClosed) return;
    if (stream.startsWith(presenceStream(''))) return this.lookAround([stream.slice(presenceStream('').length)]);
    const open: Followed | undefined = await (rooms.known(stream) ?? matches.known(stream));
    if (open && open.head < seq) await open.lookAgain();
  }

  /** Who is in these rooms, as far as they are open here. */
  private async lookAround(streams: readonly string[]): Promise<void> {
    const { rooms, presence } = this.world;
    const open = (await Promise.all(streams.map((stream) => rooms.known(stream)))).filter((live) => live !== undefined);
    if (open.length === 0) return;
    const told = open.map((live) => ({ stream: roomStream(live.room.id), tell: live.lookAround() }));
    const found = new Map<string, PresentPlayer[]>(told.map(({ stream }) => [stream, []]));
    for (const place of await presence.in([...found.keys()])) found.get(place.room)?.push(place);
    for (const { stream, tell } of told) tell(found.get(stream) ?? []);
  }

  /** Opens what is due and was not seen to. Nodes begin with different ones. */
  private async takeOver(): Promise<void> {
    const { store, clock, rooms, matches, node } = this.world;
    const due = (await store.due(clock.now() - GRACE)).map(({ stream }) => stream);
    const isLeft = (stream: string) =>
      !rooms.known(stream) && !matches.known(stream) && (this.shut.get(stream)?.until ?? 0) <= clock.now();
    const order = new Map(due.filter(isLeft).map((stream) => [stream, digest(`${node}/${stream}`)]));
    const left = [...order.keys()].sort((a, b) => (String(order.get(a)) < String(order.get(b)) ? -1 : 1));
    for (const stream of left.slice(0, MOST)) await this.open(stream);
  }
  private async open(stream: string): Promise<void> {
    const { rooms, clock, trouble } = this.world;
    try {
      const room = stream.startsWith(roomStream('')) ? stream : await this.roomOf(stream);
      const live = room === undefined ? undefined : await rooms.open(room);
      await live?.match();
      const isSeenTo = stream === room || this.world.matches.known(stream) !== undefined; // else its room plays another game
      if (live && isSeenTo) return void this.shut.delete(stream);
    } catch (error) {
      trouble(`taking over ${stream}`, error);
    }
    const pause = Math.min(2 * (this.shut.get(stream)?.pause ?? EVERY / 2), LONGEST);
    this.shut.set(stream, { pause, until: clock.now() + pause });
  }
  private async roomOf(stream: string): Promise<string | undefined> {
    if (!stream.startsWith(streamOf(''))) return undefined;
    const [first] = await this.world.store.read(stream);
    const command = first && gameRow(first).command;
    return command?.type === 'start' ? command.room : undefined;
  }
}
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
