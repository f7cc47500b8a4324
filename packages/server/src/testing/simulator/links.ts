import type { Bus, Told } from '../../bus/bus.ts';
import type { Roll } from '../chaos/person-connection.ts';
import type { RareEvent } from '../chaos/rare-events.ts';
import type { AskDatabase } from './disk.ts';
import type { FaultRates } from './fault-rates.ts';
import type { Process, VirtualTime } from './virtual-time.ts';

/** What all links of one run share. */
export interface SimNetwork {
  readonly time: VirtualTime;
  readonly dice: Roll;
  rates: FaultRates;
  databaseBackAt: number; // until then it answers nobody
  calmAt: number; // from then on nothing is slow
  readonly met: (rarity: RareEvent) => void;
  readonly note: (what: string) => void; // for whoever reads how it came to a fault
}
/** What a question meets while the database is away, or when its answer is lost. */
export class DatabaseAway extends Error {}
const later = ({ dice }: SimNetwork, most: number): number => 1 + dice(most);

/** The way from one node to the database, and back. */
export function databaseLink(network: SimNetwork, node: Process): AskDatabase {
  const { time, dice } = network;
  const lastIn = { there: 0, back: 0 }; // when the last one in turn arrives
  const fails = (perMille: number): boolean => dice(1_000) < perMille;
  const arrival = (way: 'there' | 'back', inTurn: boolean): number => {
    const instant = time.now + later(network, network.rates.storeDelay);
    if (!inTurn) return instant;
    lastIn[way] = Math.max(lastIn[way], instant);
    return lastIn[way];
  };
  return (work, inTurn) =>
    new Promise((resolve, reject) => {
      const answer = (give: () => void) => time.at(arrival('back', inTurn), node, give);
      const fail = (why: string) => answer(() => reject(new DatabaseAway(why)));
      const carryOut = () => {
        const result = work();
        if ((result as { kind?: unknown } | undefined)?.kind === 'conflict')
          network.met('two nodes that wanted the same place in a log');
        if (node.isDead && inTurn) network.met('a row of a node that was dead already');
        if (!fails(network.rates.answerLost)) return answer(() => resolve(result));
        if (inTurn) network.met('a row whose answer was lost');
        return fail('the connection to the database was lost');
      };
      // What has left the node arrives, whether the node lives or not.
      time.at(arrival('there', inTurn), null, () => {
        if (time.now < network.databaseBackAt || fails(network.rates.storeFails)) return fail('the database is away');
        try {
          return carryOut();
        } catch (error) {
          return answer(() => reject(error));
        }
      });
    });
}

/** The bus between simulated nodes: slow, and it loses, doubles and forges messages. */
export class SimBus {
  private readonly network: SimNetwork;
  private readonly listeners = new Map<Process, Told[]>();
  private readonly streams: string[] = [];

  constructor(network: SimNetwork) {
    this.network = network;
  }
  join(node: Process): Bus {
    const listeners: Told[] = [];
    this.listeners.set(node, listeners);
    return {
      tell: (stream, seq) => this.spread(node, stream, seq),
      onTold: (listener) => void listeners.push(listener),
      close: async () => void this.listeners.delete(node),
    };
  }
  private spread(from: Process, stream: string, seq: number): void {
    const { dice, rates } = this.network;
    if (!this.streams.includes(stream)) this.streams.push(stream);
    for (const to of this.listeners.keys()) {
      if (to === from) continue;
      if (dice(100) >= rates.busLost) this.deliver(to, stream, seq);
      if (dice(100) < rates.busDoubled) this.deliver(to, stream, seq);
      if (dice(100) < rates.busForged) this.forge(to);
    }
  }
  private forge(to: Process): void {
    const { dice } = this.network;
    const stream = dice(4) === 0 ? `game/nobody-${dice(9)}` : (this.streams[dice(this.streams.length)] as string);
    this.network.met('a forged rumour');
    this.deliver(to, stream, dice(2) === 0 ? dice(5) : 1_000 + dice(1_000));
  }
  private deliver(to: Process, stream: string, seq: number): void {
    const { time, rates } = this.network;
    time.after(later(this.network, rates.busDelay), to, () => {
      for (const told of this.listeners.get(to) ?? []) told(stream, seq);
    });
  }
}
