import type { TraceContext } from '../tracing/active-traces.ts';

/**
 * Tells other nodes that a stream has reached a row. These are hints: the receiver reads the store, which is authoritative. So a hint
 * that is lost, duplicated, late or wrong only costs time.
 */
export interface Bus {
  /** Never throws and never waits. */
  publish(stream: string, seq: number, trace?: TraceContext): void;
  /** Called for hints of other nodes, and possibly for those of this node. */
  onHint(listener: HintListener): void;
  /** False while messages are lost. Undefined: this bus cannot be down. */
  readonly isUp?: () => boolean;
  close(): Promise<void>;
}
/** `trace`: the request that has stored the row, if it is traced. */
export type HintListener = (stream: string, seq: number, trace?: TraceContext) => void;

/** For a single server. */
export const noBus: Bus = { publish: () => {}, onHint: () => {}, close: async () => {} };
