/**
 * Tells other nodes that a stream has reached a row. These are hints: the receiver reads the store, which is authoritative. So a hint
 * that is lost, duplicated, late or wrong only costs time.
 */
export interface Bus {
  /** Never throws and never waits. */
  tell(stream: string, seq: number): void;
  /** Called for hints of other nodes, and possibly for those of this node. */
  onTold(listener: Told): void;
  close(): Promise<void>;
}
export type Told = (stream: string, seq: number) => void;

/** For a single server. */
export const noBus: Bus = { tell: () => {}, onTold: () => {}, close: async () => {} };
