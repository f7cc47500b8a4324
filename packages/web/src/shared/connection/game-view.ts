import { evolve, nothing, standing } from '@moonrise/engine';
import { type EventsPacket, eventOf, type GameView } from './snapshot.ts';

/** Applies a packet to the game. A packet with the table starts a game anew. */
export function withPacket(game: GameView | null, packet: EventsPacket): GameView | null {
  const begun = packet.table ? emptyGame(packet.table) : game;
  if (!begun) return null;
  const hasMoved = packet.phase_id !== undefined && packet.phase_id !== begun.phaseId;
  return {
    ...begun,
    n: packet.n,
    state: packet.events.reduce(evolve, begun.state),
    log: standing([...begun.log, ...packet.events.map((event) => ({ at: packet.at, row: packet.n, event }))], eventOf),
    prompts: packet.prompts,
    locks: packet.locks ?? [],
    phaseId: packet.phase_id ?? null,
    endsAt: packet.ends_at ?? null,
    prediction: packet.prediction ?? begun.prediction,
    predictions: packet.predictions ?? begun.predictions,
    hasReminder: packet.reminder_seconds !== undefined || (!hasMoved && begun.hasReminder),
    extendedMs: (hasMoved ? 0 : begun.extendedMs) + (packet.extended_ms ?? 0),
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
  prediction: null,
  predictions: [],
  hasReminder: false,
});
