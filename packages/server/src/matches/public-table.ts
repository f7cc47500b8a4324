import { clock, type Event, type SeatId } from '@moonrise/engine';
import type { Match } from './match.ts';
import type { GameRow } from './rows.ts';
import { ViewerState } from './viewer-state.ts';

/** The public view of a game. */
export class PublicTable {
  private readonly viewer: ViewerState;
  private readonly handedOver = new Set<SeatId>(); // bots play for people who are away or have left
  private shown: ReadonlySet<SeatId> = new Set();
  constructor(match: Match) {
    this.viewer = new ViewerState(match.rules, null);
    for (const row of match.rows) this.see(row);
  }
  /** Takes a row. True if something changed that the room's picture of the table shows. */
  see(row: GameRow): boolean {
    const [before, wasSecret, shown] = [this.viewer.game.state, this.isSecret, this.shown];
    for (const event of this.viewer.seen(row.events)) {
      this.viewer.watch(event);
      if (this.isNewDay(event)) this.shown = new Set(this.handedOver);
    }
    this.follow(row);
    const { seats, outcome } = this.viewer.game.state;
    const isSame = seats === before.seats && outcome === before.outcome && this.shown === shown;
    return !isSame || this.isSecret !== wasSecret;
  }
  /** The seats of absent people that bots play, as everyone may know: told from the next day on, as the moment could tell who acts. */
  get standIns(): ReadonlySet<SeatId> {
    return this.shown;
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
  /** The clock that everyone sees; null: none runs, or only some seats see it. */
  get clock(): ReturnType<typeof clock> {
    return this.isOver ? null : clock(this.viewer.game);
  }
  get isDay(): boolean {
    const { game } = this.viewer;
    return game.isOpen && game.phase.light === 'day';
  }
  get isOver(): boolean {
    return this.viewer.game.state.outcome !== null;
  }
  private isNewDay(event: Event): boolean {
    return event.type === 'opened' && this.viewer.game.rules.phaseOf.get(event.phase)?.light === 'day';
  }
  private follow({ command }: GameRow): void {
    if (command.type !== 'hand_over') return;
    if (command.to === 'bot') this.handedOver.add(command.seat);
    else this.handedOver.delete(command.seat);
    if (!this.isSecret && this.shown.has(command.seat) && command.to === 'player')
      this.shown = new Set([...this.shown].filter((seat) => seat !== command.seat));
  }
  /** True while connections could leak something: a phase that only some seats see looks closed to the public. */
  get isSecret(): boolean {
    const { game } = this.viewer;
    return !this.isOver && (!game.isOpen || game.phase.secret === true);
  }
}
