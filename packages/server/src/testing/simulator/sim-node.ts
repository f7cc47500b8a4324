import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { Clock } from '../../clock.ts';
import type { Cluster } from '../../nodes/cluster.ts';
import { DatabaseClock } from '../../nodes/database-clock.ts';
import { type GameNode, openNode } from '../../nodes/game-node.ts';
import type { Presence } from '../../nodes/presence.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Session } from '../../sockets/session.ts';
import { openSession } from '../../sockets/sockets.ts';
import type { Store } from '../../store/store.ts';
import { type Asking, type Disk, diskStore } from './disk.ts';
import { DatabaseAway, databaseLink, type SimulatedBus, type SimulatedNetwork } from './links.ts';
import { SimulatedConnection } from './simulated-connection.ts';
import { Process } from './virtual-time.ts';

export interface SimCluster {
  readonly network: SimulatedNetwork;
  readonly disk: Disk;
  readonly bus: SimulatedBus;
  readonly settings: Settings;
  readonly presence: (node: string) => Presence;
  started: number; // number of nodes started so far
  readonly wrap: (store: Store) => Store;
  readonly fault: (what: string) => void; // reports an unexpected error of the server
}
const ignore = () => {};
const UNCOUNTED = {
  request: ignore,
  delivery: ignore,
  slowReader: ignore,
  think: ignore,
  fault: ignore,
  takeover: ignore,
  late: ignore,
  hint: ignore,
};
const GRACE = 1_500; // ms in which a stopping node closes its connections
const MEASURING = 10_000; // ms between two clock measurements
const STOP_TIMEOUT = 10_000; // ms after which a node that does not stop is killed

/** A real node with a simulated clock, database, bus and connections. */
export class SimNode {
  private readonly sim: SimCluster;
  readonly name: string;
  private readonly skew: number;
  private process = new Process();
  private node: GameNode | null = null;
  private isDraining = false;
  private readonly connections = new Map<SimulatedConnection, Session>();
  private made = 0;

  constructor(sim: SimCluster, name: string, skew: number) {
    this.sim = sim;
    this.name = name;
    this.skew = skew;
    this.start(0);
  }
  get isUp(): boolean {
    return this.node !== null && !this.isDraining;
  }
  /** A new connection; undefined: the node is down. */
  accept(): SimulatedConnection | undefined {
    const { node, process } = this;
    if (!node || this.isDraining || process.isDead) return undefined;
    const connection = new SimulatedConnection(this.sim.network, `${this.name}/${++this.made}`, process);
    this.connections.set(connection, openSession(connection.socket, node.requests));
    return connection;
  }
  /** Kills the node between any two steps. */
  crash(): void {
    if (this.process.isDead) return;
    this.process.isDead = true;
    this.node = null;
    this.sim.network.note(`${this.name} dies`);
    for (const connection of this.connections.keys()) connection.cut(false);
    this.connections.clear();
    this.start(500 + this.sim.network.dice(4_000));
  }
  /** Stops cleanly, then starts again. */
  async stop(): Promise<void> {
    const { node, process } = this;
    const { time } = this.sim.network;
    if (!node || this.isDraining) return;
    this.isDraining = true;
    this.sim.network.note(`${this.name} is told to stop`);
    time.after(STOP_TIMEOUT, process, () => this.crash());
    await time.sleep(GRACE, process);
    for (const session of this.connections.values()) await session.closeWhenIdle();
    await node.close();
    this.sim.network.met('a node that stopped cleanly');
    this.crash();
  }
  freeze(ms: number): void {
    this.sim.network.note(`${this.name} stands still for ${ms} ms`);
    this.process.frozenUntil = this.sim.network.time.now + ms;
  }

  private start(after: number): void {
    const process = new Process();
    const { time } = this.sim.network;
    this.process = process;
    this.isDraining = false;
    time.after(after, process, () => {
      this.open(process).catch(() => this.crash()); // the database was away
    });
  }
  private async open(process: Process): Promise<void> {
    const { sim } = this;
    const { network, settings, fault } = sim;
    const ask = databaseLink(network, process);
    const store = sim.wrap(diskStore(sim.disk, ask));
    const world = {
      settings,
      store,
      cluster: this.cluster(process, ask),
      clock: await this.clockOf(process, ask),
      log: logOf(fault),
      metrics: { ...UNCOUNTED, registry: new Registry() },
      isOverloaded: () => false,
      isDraining: () => this.isDraining,
      isClosing: () => this.isDraining,
    };
    const node = await openNode(world);
    node.rooms.onLetGo(() => network.met('a room that a node let go'));
    await node.wake();
    this.node = node;
    network.note(`${this.name} is up`);
  }
  private cluster(process: Process, ask: Asking): Cluster {
    const { sim } = this;
    const node = `node-${++sim.started}`;
    const presence = sim.presence(node);
    const through =
      <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
      (...args: A): Promise<T> =>
        ask(() => work(...args), true).then((answer) => answer);
    return {
      node,
      bus: sim.bus.join(process),
      presence: {
        beat: through(presence.beat),
        take: through(presence.take),
        keep: through(presence.keep),
        leave: through(presence.leave),
        in: through(presence.in),
        isAlive: through(presence.isAlive),
        nodes: through(presence.nodes),
        close: through(presence.close),
      },
    };
  }
  /** The local clock is skewed; the database's clock is measured regularly. */
  private async clockOf(process: Process, ask: Asking): Promise<Clock> {
    const { time } = this.sim.network;
    const clock = await DatabaseClock.start(
      () => ask(() => time.now, false),
      () => time.now + this.skew,
    );
    clock.stop(); // its timer uses real time
    const measure = (): void => {
      clock.measure().catch(() => undefined);
      time.after(MEASURING, process, measure);
    };
    measure();
    const at: Clock['at'] = (instant, run) => time.after(Math.max(0, instant - clock.now()), process, run);
    return { now: () => clock.now(), at };
  }
}

const EXPECTED = ['something failed and will be tried again', 'something failed again']; // whenever the database fails
const isAway = (error: Error | undefined): boolean =>
  error instanceof DatabaseAway || error?.cause instanceof DatabaseAway;
function logOf(fault: (what: string) => void): Logger {
  const quiet = () => {};
  const error = ({ err, ...about }: { err?: Error }, message: string) => {
    if (!EXPECTED.includes(message) && !isAway(err)) fault(`${message}: ${JSON.stringify(about)} ${err?.stack ?? ''}`);
  };
  return { error, warn: quiet, info: quiet, debug: quiet } as unknown as Logger;
}
