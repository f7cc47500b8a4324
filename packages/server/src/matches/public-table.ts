import type { SeatId } from '@moonrise/engine';
import type { Match } from './match.ts';
import type { GameRow } from './rows.ts';
import { ViewerState } from './viewer-state.ts';

/** The public view of a game. */
export class PublicTable {
  private readonly viewer: ViewerState;
  constructor(match: Match) {
    this.viewer = new ViewerState(match.rules, null);
    for (const row of match.rows) this.see(row);
  }
  /** Takes a row. True if something changed that the room's picture of the table shows. */
  see(row: GameRow): boolean {
    const [before, wasSecret] = [this.viewer.game.state, this.isSecret];
    for (const event of this.viewer.seen(row.events)) this.viewer.watch(event);
    const { seats, outcome } = this.viewer.game.state;
    return seats !== before.seats || outcome !== before.outcome || this.isSecret !== wasSecret;
  }
  nameOf(seat: SeatId): string {
    return this.viewer.game.seat(seat).name;
  }
  isAlive(seat: SeatId): boolean {
    return this.viewer.game.isAlive(seat);
  }
  /** The phase that everyone sees; null: none is open, or only some seats see it. */
  get phase(): { readonly id: string; readonly day: number } | null {
    const { game } = this.viewer;
    return game.isOpen ? { id: game.phase.id, day: game.day } : null;
  }
  get isOver(): boolean {
    return this.viewer.game.state.outcome !== null;
  }
  /** True while connections could leak something: a phase that only some seats see looks closed to the public. */
  get isSecret(): boolean {
    const { game } = this.viewer;
    return !this.isOver && (!game.isOpen || game.phase.secret === true);
  }
}
