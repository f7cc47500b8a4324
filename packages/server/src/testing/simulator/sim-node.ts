import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { Clock } from '../../clock.ts';
import { type GameNode, openNode } from '../../node.ts';
import { DatabaseClock } from '../../nodes/database-clock.ts';
import type { Others } from '../../nodes/others.ts';
import type { Places } from '../../nodes/places.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Session } from '../../sockets/session.ts';
import { welcome } from '../../sockets/sockets.ts';
import type { Store } from '../../store/store.ts';
import { type Asking, type Disk, diskStore } from './disk.ts';
import { DatabaseAway, databaseLink, type Ether, type RumourMill } from './links.ts';
import { Process } from './virtual-time.ts';
import { Wire } from './wire.ts';

export interface Cluster {
  readonly ether: Ether;
  readonly disk: Disk;
  readonly mill: RumourMill;
  readonly settings: Settings;
  readonly places: (node: string) => Places;
  born: number; // nodes so far
  readonly wrap: (store: Store) => Store;
  readonly fault: (what: string) => void; // of the server's own
}
const GRACE = 1_500; // ms in which a node that stops lets connections go
const MEASURING = 10_000; // ms between two questions for the time
const FORGOTTEN = 10_000; // ms after which one that does not stop is killed

/** A node with everything real in it but the clock, the database, the bus and the wires. */
export class SimNode {
  private readonly cluster: Cluster;
  readonly name: string;
  private readonly skew: number;
  private process = new Process();
  private node: GameNode | null = null;
  private isDraining = false;
  private readonly wires = new Map<Wire, Session>();
  private made = 0;

  constructor(cluster: Cluster, name: string, skew: number) {
    this.cluster = cluster;
    this.name = name;
    this.skew = skew;
    this.start(0);
  }
  get isUp(): boolean {
    return this.node !== null && !this.isDraining;
  }
  /** A new connection; undefined: nobody answers. */
  accept(): Wire | undefined {
    const { node, process } = this;
    if (!node || this.isDraining || process.isDead) return undefined;
    const wire = new Wire(this.cluster.ether, `${this.name}/${++this.made}`, process);
    this.wires.set(wire, welcome(wire.socket, node.requests));
    return wire;
  }
  /** Ends at once, between any two steps of what it was doing. */
  crash(): void {
    if (this.process.isDead) return;
    this.process.isDead = true;
    this.node = null;
    this.cluster.ether.note(`${this.name} dies`);
    for (const wire of this.wires.keys()) wire.cut(false);
    this.wires.clear();
    this.start(500 + this.cluster.ether.dice(4_000));
  }
  /** Is told to stop, and comes up again. */
  async stop(): Promise<void> {
    const { node, process } = this;
    const { time } = this.cluster.ether;
    if (!node || this.isDraining) return;
    this.isDraining = true;
    this.cluster.ether.note(`${this.name} is told to stop`);
    time.after(FORGOTTEN, process, () => this.crash());
    await time.sleep(GRACE, process);
    for (const session of this.wires.values()) await session.hangUp();
    await node.close();
    this.cluster.ether.met('a node that has stopped in order');
    this.crash();
  }
  freeze(ms: number): void {
    this.cluster.ether.note(`${this.name} stands still for ${ms} ms`);
    this.process.frozenUntil = this.cluster.ether.time.now + ms;
  }

  private start(after: number): void {
    const process = new Process();
    const { time } = this.cluster.ether;
    this.process = process;
    this.isDraining = false;
    time.after(after, process, () => {
      this.open(process).catch(() => this.crash()); // the database was away
    });
  }
  private async open(process: Process): Promise<void> {
    const { cluster } = this;
    const { ether, settings, fault } = cluster;
    const ask = databaseLink(ether, process);
    const store = cluster.wrap(diskStore(cluster.disk, ask));
    const world = {
      settings,
      store,
      others: this.others(process, ask),
      clock: await this.clockOf(process, ask),
      log: logOf(fault),
      metrics: { request: () => {}, fault: () => {}, registry: new Registry() },
      isOverloaded: () => false,
      isDraining: () => this.isDraining,
      isClosing: () => this.isDraining,
    };
    const node = await openNode(world);
    await node.wake();
    this.node = node;
    ether.note(`${this.name} is up`);
  }
  private others(process: Process, ask: Asking): Others {
    const { cluster } = this;
    const node = `node-${++cluster.born}`;
    const places = cluster.places(node);
    const through =
      <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
      (...args: A): Promise<T> =>
        ask(() => work(...args), true).then((answer) => answer);
    return {
      node,
      bus: cluster.mill.join(process),
      places: {
        beat: through(places.beat),
        take: through(places.take),
        keep: through(places.keep),
        leave: through(places.leave),
        in: through(places.in),
        close: through(places.close),
      },
    };
  }
  /** The machine's own clock is wrong; the database's is asked for, now and then. */
  private async clockOf(process: Process, ask: Asking): Promise<Clock> {
    const { time } = this.cluster.ether;
    const clock = await DatabaseClock.start(
      () => ask(() => time.now, false),
      () => time.now + this.skew,
    );
    clock.stop(); // its timer is a real one
    const measure = (): void => {
      clock.measure().catch(() => undefined);
      time.after(MEASURING, process, measure);
    };
    measure();
    const at: Clock['at'] = (instant, run) => time.after(Math.max(0, instant - clock.now()), process, run);
    return { now: () => clock.now(), at };
  }
}

const EXPECTED = 'something failed and will be tried again'; // whenever the database does
const isAway = (error: Error | undefined): boolean =>
  error instanceof DatabaseAway || error?.cause instanceof DatabaseAway;
function logOf(fault: (what: string) => void): Logger {
  const quiet = () => {};
  const error = ({ err, ...about }: { err?: Error }, message: string) => {
    if (message !== EXPECTED && !isAway(err)) fault(`${message}: ${JSON.stringify(about)} ${err?.stack ?? ''}`);
  };
  return { error, warn: quiet, info: quiet, debug: quiet } as unknown as Logger;
}
