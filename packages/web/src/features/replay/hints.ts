/** What is known better afterwards, to be shown where things happen. */
export interface Hints {
  readonly notes: readonly string[]; // by place: what they could have been, for whom one looks
  readonly marks: Marks;
}
/** Whether something was true that was said. */
export interface Mark {
  readonly isTrue: boolean;
  readonly text: string;
}
export type Marks = ReadonlyMap<number, readonly Mark[]>; // by row

export const noHints: Hints = { notes: [], marks: new Map() };
