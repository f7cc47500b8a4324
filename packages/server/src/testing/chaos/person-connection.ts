import type { Ack } from '../client.ts';
import type { RareEvent } from './rare-events.ts';

/** A random integer from 0 to the bound, exclusive. */
export type RandomInt = (below: number) => number;
export type PacketListener = (event: string, data: Readonly<Record<string, unknown>>) => void;

/** The client side of a connection to a node: simulated, or a real socket. */
export interface PersonConnection {
  readonly id: string; // node/number
  readonly isWhole: boolean; // not cut
  onPacket: PacketListener;
  onLost: () => void;
  /** Undefined: the connection was lost before the answer, or the request timed out. */
  ask(event: string, payload: object): Promise<Ack | undefined>;
  /** Cuts the connection. `isSilent`: neither side is told, as when the network is gone. */
  cut(isSilent: boolean): void;
}

/** Undefined: the node does not answer. */
export type Connect = () => Promise<PersonConnection | undefined> | PersonConnection | undefined;

/** What a person needs to know about the run. */
export interface PersonContext {
  readonly time: {
    readonly now: number;
    after(ms: number, owner: null, run: () => void): void;
    sleep(ms: number, owner: null): Promise<void>;
  };
  readonly calmAt: number; // no delays after this time
  readonly met: (event: RareEvent) => void;
  readonly note: (what: string) => void; // for debugging a failed run
}
