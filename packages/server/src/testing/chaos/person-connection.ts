import type { Ack } from '../client.ts';
import type { RareEvent } from './rare-events.ts';

/** A whole number from 0 up to the bound, which is not among them. */
export type Roll = (below: number) => number;
export type OnEvent = (event: string, data: Readonly<Record<string, unknown>>) => void;

/** A connection to a node, as somebody's device sees it: simulated, or a real socket. */
export interface PersonConnection {
  readonly id: string; // its node, a slash, and a number
  readonly isWhole: boolean; // nobody has cut it
  onHeard: OnEvent;
  onLost: () => void;
  /** Undefined: the connection was lost before an answer came, or it took too long. */
  ask(event: string, payload: object): Promise<Ack | undefined>;
  /** Ends it. `silent`: as when a network is gone, nobody is told. */
  cut(isSilent: boolean): void;
}

/** Where somebody plays. */
export interface PersonWorld {
  readonly time: {
    readonly now: number;
    after(ms: number, owner: null, run: () => void): void;
    sleep(ms: number, owner: null): Promise<void>;
  };
  readonly calmAt: number; // from then on nothing is slow
  readonly met: (rarity: RareEvent) => void;
  readonly note: (what: string) => void; // for whoever reads how it came to a fault
}
