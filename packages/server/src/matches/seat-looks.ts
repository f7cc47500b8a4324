import type { Habits } from '@moonrise/bots';
import type { Clock } from '../clock.ts';
import { makingWay, readingTime, type SeatPhase } from './moments.ts';

/** When the next bot of a table may begin to type, so that they do not all talk at once. */
export interface Pause {
  until: number;
}
export interface LooksWorld {
  readonly clock: Clock;
  readonly pause: Pause;
  readonly habits: Habits;
  readonly look: (look: TableLook) => Promise<void>;
}
/** One moment at which a bot considers speaking. */
export interface TableLook {
  readonly phase: SeatPhase;
  readonly count: number; // 0, 1, 2 … in this phase
  readonly instant: number;
  readonly until: number; // no look begins later
}

/** Decides when one seat considers speaking during a phase. */
export class SeatLooks {
  private readonly world: LooksWorld;
  private phase: SeatPhase | null = null;
  private until = 0;
  private count = 0;
  private next: { readonly instant: number; readonly isAsked: boolean; readonly cancel: () => void } | null = null;
  private isLooking = false;
  private again: 'asked' | 'told' | null = null; // what came in while it was looking

  constructor(world: LooksWorld) {
    this.world = world;
  }
  /** A phase has begun, or was extended. `first`: when to look even if nothing happens; null: not at all. */
  during(phase: SeatPhase, first: number | null, until: number): void {
    this.until = until;
    if (this.phase?.frame === phase.frame) return;
    this.stop();
    this.phase = phase;
    if (first !== null) this.set(first, false);
  }
  /** Another player has said or done something. */
  notice(isAsked: boolean): void {
    if (!this.phase) return;
    const { looks, looksIfAsked } = this.world.habits;
    if (this.isLooking) this.again = isAsked ? 'asked' : (this.again ?? 'told');
    else if (this.count < (isAsked ? looksIfAsked : looks))
      this.set(this.world.clock.now() + readingTime(this.phase, this.count), isAsked);
  }
  stop(): void {
    this.next?.cancel();
    this.next = null;
    this.phase = null;
    this.count = 0;
    this.again = null;
  }

  /** The earlier of two looks counts. A player that was asked something does not wait for a pause. */
  private set(instant: number, isAsked: boolean): void {
    const { clock, habits } = this.world;
    if (this.next && this.next.instant <= instant && (this.next.isAsked || !isAsked)) return;
    this.next?.cancel();
    const cancel = clock.at(Math.max(instant - habits.headStart, clock.now()), () => void this.due(instant, isAsked));
    this.next = { instant, isAsked, cancel };
  }
  private async due(instant: number, isAsked: boolean): Promise<void> {
    const { clock, pause, habits } = this.world;
    const { phase, until, count } = this;
    this.next = null;
    if (!phase || clock.now() > until) return;
    if (this.isLooking) return this.notice(isAsked); // a look of the phase before is not over yet
    if (!isAsked && habits.waitsBefore === 'looking' && clock.now() < pause.until)
      return this.set(pause.until + makingWay(phase, pause.until), isAsked);
    this.isLooking = true;
    this.count++;
    await this.world.look({ phase, count, instant, until });
    this.isLooking = false;
    const { again } = this;
    this.again = null;
    if (again) this.notice(again === 'asked');
  }
}
