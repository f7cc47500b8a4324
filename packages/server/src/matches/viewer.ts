import type { SeatId } from '@moonrise/engine';
import { NumberedFrame, type Projection, SharedFrames } from './frame.ts';
import { LogFrames } from './log-frames.ts';
import type { Match } from './match.ts';
import { NamedFrames } from './named-frames.ts';
import type { NamedGame } from './named-summaries.ts';
import { wireIds } from './wire-ids.ts';

export type StreamKind = 'named' | 'log';
export type Send = (frame: NumberedFrame) => void;

/**
 * Shows a match to one viewer (null: a spectator): first what they have missed after frame `lastN`, then everything as it
 * happens. Frames are numbered for this viewer alone, without gaps, and are the same whenever they are made. Whoever has
 * seen more than there is has seen another game: they get it from the start.
 */
export function watch(match: Match, viewer: SeatId | null, kind: StreamKind, lastN: number, send: Send): () => void {
  const projection = projectionOf(match, viewer, kind);
  let n = 0;
  const story = match.rows.flatMap((row) => projection.frames(row).map((frame) => new NumberedFrame(frame, ++n)));
  for (const frame of story.slice(lastN <= story.length ? lastN : 0)) send(frame);
  return match.listen((row) => {
    for (const frame of projection.frames(row)) send(new NumberedFrame(frame, ++n));
  });
}

const namedGames = new WeakMap<Match, NamedGame>();
function namedGame(match: Match): NamedGame {
  const { sitters } = match.begin;
  const named = { id: match.id, sitters, ids: wireIds(sitters), shared: new SharedFrames() };
  namedGames.set(match, named);
  return named;
}
function projectionOf(match: Match, viewer: SeatId | null, kind: StreamKind): Projection {
  const named = namedGames.get(match) ?? namedGame(match);
  return kind === 'log' ? new LogFrames(match.rules, viewer, named) : new NamedFrames(match.rules, viewer, named);
}
