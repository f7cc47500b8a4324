import { evolve, nothing } from '@moonrise/engine';
import type { EventsPacket, GameView } from './snapshot.ts';

/** The game after one more frame. A frame that holds the table begins a game anew. */
export function withPacket(game: GameView | null, frame: EventsPacket): GameView | null {
  const begun = frame.table ? emptyGame(frame.table) : game;
  if (!begun) return null;
  const hasMoved = frame.phase_id !== undefined && frame.phase_id !== begun.phaseId;
  return {
    ...begun,
    n: frame.n,
    state: frame.events.reduce(evolve, begun.state),
    log: [...begun.log, ...frame.events.map((event) => ({ at: frame.at, row: frame.n, event }))],
    prompts: frame.prompts,
    locks: frame.locks ?? [],
    phaseId: frame.phase_id ?? null,
    endsAt: frame.ends_at ?? null,
    extendedMs: (hasMoved ? 0 : begun.extendedMs) + (frame.extended_ms ?? 0),
  };
}

const emptyGame = ({ game_id, seat, ids, looks }: NonNullable<EventsPacket['table']>): GameView => ({
  id: game_id,
  seat,
  ids,
  looks,
  n: 0,
  state: nothing,
  log: [],
  prompts: [],
  locks: [],
  phaseId: null,
  endsAt: null,
  extendedMs: 0,
});
