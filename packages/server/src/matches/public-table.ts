import type { SeatId } from '@moonrise/engine';
import type { Match } from './match.ts';
import type { GameRow } from './rows.ts';
import { Witness } from './witness.ts';

/** A game as everybody may see it. */
export class PublicTable {
  private readonly witness: Witness;
  constructor(match: Match) {
    this.witness = new Witness(match.rules, null);
    for (const row of match.rows) this.see(row);
  }
  /** Whether anything is different now that a picture of the table shows. */
  see(row: GameRow): boolean {
    const [before, wasSecret] = [this.witness.game.state, this.isSecret];
    for (const event of this.witness.seen(row.events)) this.witness.watch(event);
    const { seats, outcome } = this.witness.game.state;
    return seats !== before.seats || outcome !== before.outcome || this.isSecret !== wasSecret;
  }
  nameOf(seat: SeatId): string {
    return this.witness.game.seat(seat).name;
  }
  isAlive(seat: SeatId): boolean {
    return this.witness.game.isAlive(seat);
  }
  get isOver(): boolean {
    return this.witness.game.state.outcome !== null;
  }
  /** Whether it could tell something now who comes and goes. What is open to some only looks closed from here. */
  get isSecret(): boolean {
    const { game } = this.witness;
    return !this.isOver && (!game.isOpen || game.phase.secret === true);
  }
}
