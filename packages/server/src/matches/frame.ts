import type { GameRow } from './rows.ts';

/** Something sent to one viewer. Numbers are added on the way out, counted for that viewer alone. */
export interface Frame {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}
/** Turns rows into the frames of one viewer: a pure function of what that viewer may see of them. */
export interface Projection {
  frames(row: GameRow): readonly Frame[];
}
