/** Insights that are shown beside players and messages. */
export interface Hints {
  readonly notes: readonly string[]; // by place: possible roles for the viewer
  readonly marks: Marks;
}
/** Whether a claim in a message is true. */
export interface Mark {
  readonly isTrue: boolean;
  readonly text: string;
}
export type Marks = ReadonlyMap<number, readonly Mark[]>; // by row

export const noHints: Hints = { notes: [], marks: new Map() };
