import { type Event, evolve, nothing, received, type SeatId, type State, sees, standing } from '@moonrise/engine';
import { eventOf, type Happening } from '../../connection/snapshot.ts';
import { type Chapter, chaptersOf } from './chapters.ts';

/** Whose view of a game is shown: a seat's, the public one (null), or everything. */
export type ReplayPerspective = SeatId | null | 'everything';

/** One decision of a game, as stored. */
export interface StoryRow {
  readonly at: number;
  readonly events: readonly Event[];
}
/** The game as a viewer knew it after one decision. */
interface Moment {
  readonly row: number;
  readonly at: number;
  readonly state: State;
  readonly known: number; // length of the viewer's log by then
}
export interface Watched {
  readonly viewer: ReplayPerspective;
  readonly log: readonly Happening[];
  readonly moments: readonly Moment[]; // only those that add something to the viewer's log
  readonly chapters: readonly (Chapter & { readonly moment: number })[];
}

/** A finished game as one viewer saw it. */
export function watchedBy(rows: readonly StoryRow[], viewer: ReplayPerspective): Watched {
  const log: Happening[] = [];
  const moments: Moment[] = [];
  let state: State = nothing;
  for (const [row, { at, events }] of rows.entries()) {
    const seen = seenBy(events, viewer);
    if (seen.length === 0) continue;
    log.push(...seen.map((event) => ({ at, row, event })));
    state = seen.reduce(evolve, state);
    moments.push({ row, at, state, known: log.length });
  }
  const chapters = chaptersOf(log).map((chapter) => ({
    ...chapter,
    moment: Math.max(
      0,
      moments.findIndex(({ known }) => known > chapter.from),
    ),
  }));
  return { viewer, log, moments, chapters };
}
/** What the viewer was shown up to a moment. */
export function logAt({ viewer, log, moments }: Watched, moment: number): readonly Happening[] {
  const known = log.slice(0, moments[moment]?.known ?? 0);
  return viewer === 'everything' ? known : standing(known, eventOf);
}
const seenBy = (events: readonly Event[], viewer: ReplayPerspective): readonly Event[] =>
  viewer === 'everything'
    ? events
    : events.filter((event) => sees(event, viewer)).map((event) => received(event, viewer));

/** The viewer's last moment up to this row. */
export const momentAt = ({ moments }: Watched, row: number): number =>
  Math.max(
    0,
    moments.findLastIndex((moment) => moment.row <= row),
  );

/** The chapter of a moment. */
export const chapterAt = ({ chapters }: Watched, moment: number): number =>
  Math.max(
    0,
    chapters.findLastIndex((chapter) => chapter.moment <= moment),
  );

/** The progress of the phase at a moment, 0 to 1. */
export function progressAt(watched: Watched, moment: number): number {
  const { chapters, moments } = watched;
  const index = chapterAt(watched, moment);
  const begin = chapters[index]?.at ?? 0;
  const end = chapters[index + 1]?.at ?? moments.at(-1)?.at ?? begin;
  const now = moments[moment]?.at ?? begin;
  return end <= begin ? 0 : Math.min(1, Math.max(0, (now - begin) / (end - begin)));
}
