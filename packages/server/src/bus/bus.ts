/**
 * How nodes tell one another that there is something new: a rumour that a stream has reached a row. Whoever hears it looks into the
 * store. So one that is lost, doubled, late or a lie costs time and nothing else.
 */
export interface Bus {
  /** Never fails and never waits. */
  tell(stream: string, seq: number): void;
  /** What other nodes have told; perhaps also what this one has. */
  onTold(listener: Told): void;
  close(): Promise<void>;
}
export type Told = (stream: string, seq: number) => void;

/** For a server that is alone. */
export const noBus: Bus = { tell: () => {}, onTold: () => {}, close: async () => {} };
