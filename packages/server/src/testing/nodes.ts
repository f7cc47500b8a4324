import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import type { Presence } from '../nodes/presence.ts';
import type { PoolUse } from '../store/postgres/connections.ts';
import { Activity, type Client } from './client.ts';
import { ManualClock } from './manual-clock.ts';
import { Serving, type ServingOptions } from './serving.ts';
import type { ServerUnderTest } from './table.ts';

interface Together extends Omit<ServingOptions, 'shared'> {
  readonly count: number;
  readonly bus?: () => Bus; // by default one that loses nothing
  readonly presence: (node: string) => Presence;
  readonly pool?: () => PoolUse; // as if the store were PostgreSQL
}

/** Several servers with one store and one clock. New clients are spread over them in turn. */
export class Nodes implements ServerUnderTest {
  readonly clock = new ManualClock();
  readonly activity = new Activity();
  readonly nodes: Serving[] = [];
  private came = 0;

  static async start({ count, bus = localBus(), presence, pool, ...options }: Together): Promise<Nodes> {
    const all = new Nodes();
    let made = 0;
    const cluster = () => {
      const node = `node${++made}`;
      return { node, bus: bus(), presence: presence(node), ...(pool && { pool }) };
    };
    const { clock, activity } = all;
    for (let i = 0; i < count; i++)
      all.nodes.push(await Serving.start({ ...options, shared: { clock, activity, cluster } }));
    return all;
  }
  at(index: number): Serving {
    return this.nodes[index % this.nodes.length] as Serving;
  }
  client = (): Promise<Client> => this.at(this.came++).client();
  settled = async (): Promise<void> => {
    do await this.activity.settled();
    while (this.nodes.some(({ isWaiting }) => isWaiting));
  };
  pass = (ms: number): Promise<void> => this.clock.pass(ms, this.settled);
  async stop(): Promise<void> {
    for (const node of this.nodes) await node.stop();
  }
}
