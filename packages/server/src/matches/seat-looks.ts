import type { Clock } from '../clock.ts';
import { type Beat, makingWay, readingTime } from './moments.ts';

/** When the next program may begin to type. All of a table share it, so that they do not talk all at once. */
export interface Pause {
  until: number;
}
export interface LooksWorld {
  readonly clock: Clock;
  readonly pause: Pause;
  readonly most: number; // looks in a phase
  readonly mostIfAsked: number; // for questions there are more
  readonly headStart: number; // ms: whoever needs long begins so much earlier
  readonly look: (look: Look) => Promise<void>;
}
export interface Look {
  readonly beat: Beat;
  readonly count: number; // 0, 1, 2 … in this phase
  readonly instant: number;
  readonly until: number; // no look begins later
}

/** When one seat looks up during a phase, to see whether it has something to say. */
export class SeatLooks {
  private readonly world: LooksWorld;
  private beat: Beat | null = null;
  private until = 0;
  private count = 0;
  private next: { readonly instant: number; readonly isAsked: boolean; readonly cancel: () => void } | null = null;
  private isLooking = false;
  private again: 'asked' | 'told' | null = null; // what has come while it was looking

  constructor(world: LooksWorld) {
    this.world = world;
  }
  /** A phase has begun, or has been made longer. `first`: when to look without being told anything; null: not at all. */
  during(beat: Beat, first: number | null, until: number): void {
    this.until = until;
    if (this.beat?.key === beat.key) return;
    this.stop();
    this.beat = beat;
    if (first !== null) this.set(first, false);
  }
  /** Somebody has said or done something. */
  notice(isAsked: boolean): void {
    if (!this.beat) return;
    if (this.isLooking) this.again = isAsked ? 'asked' : (this.again ?? 'told');
    else if (this.count < (isAsked ? this.world.mostIfAsked : this.world.most))
      this.set(this.world.clock.now() + readingTime(this.beat, this.count), isAsked);
  }
  stop(): void {
    this.next?.cancel();
    this.next = null;
    this.beat = null;
    this.count = 0;
    this.again = null;
  }

  /** The earlier of two looks counts. Whoever was asked does not wait for a pause. */
  private set(instant: number, isAsked: boolean): void {
    const { clock, headStart } = this.world;
    if (this.next && this.next.instant <= instant && (this.next.isAsked || !isAsked)) return;
    this.next?.cancel();
    const cancel = clock.at(Math.max(instant - headStart, clock.now()), () => void this.due(instant, isAsked));
    this.next = { instant, isAsked, cancel };
  }
  private async due(instant: number, isAsked: boolean): Promise<void> {
    const { clock, pause, headStart } = this.world;
    const { beat, until, count } = this;
    this.next = null;
    if (!beat || clock.now() > until) return;
    if (this.isLooking) return this.notice(isAsked); // of the phase before, and not over yet
    if (!isAsked && headStart === 0 && clock.now() < pause.until)
      return this.set(pause.until + makingWay(beat, pause.until), isAsked);
    this.isLooking = true;
    this.count++;
    await this.world.look({ beat, count, instant, until });
    this.isLooking = false;
    const { again } = this;
    this.again = null;
    if (again) this.notice(again === 'asked');
  }
}
