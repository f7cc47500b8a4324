import { Hindsight, type Possible } from '@moonrise/bots';
import { type Event, evolve, Game, nothing, type SeatId, share } from '@moonrise/engine';
import { type KeptGame, rulesIn } from '../games/kept-game.ts';

/** From this row on: by place, the roles a seat could not rule out. */
export interface Known {
  readonly row: number;
  readonly places: readonly (readonly Possible[])[];
}

/** What one seat could have known, at every row where it learnt something. */
export function couldKnow(game: KeptGame, seat: SeatId): readonly Known[] {
  const rules = rulesIn(game);
  const hindsight = new Hindsight(seat);
  const known: Known[] = [];
  let state = nothing;
  for (const [row, events] of game.rows.entries()) {
    const seen: readonly Event[] = share(events, seat);
    state = seen.reduce(evolve, state);
    if (state.outcome) break; // afterwards everything is public
    const view = new Game(rules, state);
    if (hindsight.learn(view, seen) || row === 0) known.push({ row, places: hindsight.possible(view) });
  }
  return known;
}
