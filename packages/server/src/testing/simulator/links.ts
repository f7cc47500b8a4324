import type { Bus, HintListener } from '../../bus/bus.ts';
import type { RandomInt } from '../chaos/person-connection.ts';
import type { RareEvent } from '../chaos/rare-events.ts';
import type { Asking } from './disk.ts';
import type { FaultRates } from './fault-rates.ts';
import type { Process, VirtualTime } from './virtual-time.ts';

/** The state that all simulated links of a run share. */
export interface SimulatedNetwork {
  readonly time: VirtualTime;
  readonly dice: RandomInt;
  faultRates: FaultRates;
  databaseBackAt: number; // the database does not answer before
  calmAt: number; // no delays after this time
  readonly met: (event: RareEvent) => void;
  readonly note: (what: string) => void; // for debugging a failed run
}
/** The error of a query while the database is away, or whose answer was lost. */
export class DatabaseAway extends Error {}
const later = ({ dice }: SimulatedNetwork, most: number): number => 1 + dice(most);

/** The simulated link between a node and the database. */
export function databaseLink(network: SimulatedNetwork, node: Process): Asking {
  const { time, dice } = network;
  const lastIn = { there: 0, back: 0 }; // arrival of the last query or answer that keeps its order
  const fails = (perMille: number): boolean => dice(1_000) < perMille;
  const arrival = (way: 'there' | 'back', inTurn: boolean): number => {
    const instant = time.now + later(network, network.faultRates.storeDelay);
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
          network.met('two nodes that appended the same row');
        if (node.isDead && inTurn) network.met('a row stored after its node had died');
        if (!fails(network.faultRates.answerLost)) return answer(() => resolve(result));
        if (inTurn) network.met('a stored row whose answer was lost');
        return fail('the connection to the database was lost');
      };
      // A sent query arrives even if the node dies.
      time.at(arrival('there', inTurn), null, () => {
        if (time.now < network.databaseBackAt || fails(network.faultRates.storeFails))
          return fail('the database is away');
        try {
          return carryOut();
        } catch (error) {
          return answer(() => reject(error));
        }
      });
    });
}

/** A simulated bus that loses, delays, duplicates and forges hints. */
export class SimulatedBus {
  private readonly network: SimulatedNetwork;
  private readonly listeners = new Map<Process, HintListener[]>();
  private readonly streams: string[] = [];

  constructor(network: SimulatedNetwork) {
    this.network = network;
  }
  join(node: Process): Bus {
    const listeners: HintListener[] = [];
    this.listeners.set(node, listeners);
    return {
      publish: (stream, seq) => this.spread(node, stream, seq),
      onHint: (listener) => void listeners.push(listener),
      close: async () => void this.listeners.delete(node),
    };
  }
  private spread(from: Process, stream: string, seq: number): void {
    const { dice, faultRates } = this.network;
    if (!this.streams.includes(stream)) this.streams.push(stream);
    for (const to of this.listeners.keys()) {
      if (to === from) continue;
      if (dice(100) >= faultRates.busLost) this.deliver(to, stream, seq);
      if (dice(100) < faultRates.busDoubled) this.deliver(to, stream, seq);
      if (dice(100) < faultRates.busForged) this.forge(to);
    }
  }
  private forge(to: Process): void {
    const { dice } = this.network;
    const stream = dice(4) === 0 ? `game/nobody-${dice(9)}` : (this.streams[dice(this.streams.length)] as string);
    this.network.met('a forged hint');
    this.deliver(to, stream, dice(2) === 0 ? dice(5) : 1_000 + dice(1_000));
  }
  private deliver(to: Process, stream: string, seq: number): void {
    const { time, faultRates } = this.network;
    time.after(later(this.network, faultRates.busDelay), to, () => {
      for (const listener of this.listeners.get(to) ?? []) listener(stream, seq);
    });
  }
}
