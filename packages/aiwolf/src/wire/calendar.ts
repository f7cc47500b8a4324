import type { Event } from '@moonrise/engine';

/** Counts the days and nights of a game from its events, or from those that one seat has seen. */
export class Calendar {
  readonly firstDay: number;
  day: number;
  isOver = false; // the game has ended
  private readonly dayPhases: number; // this many entries of the schedule belong to the day, the rest to the night
  private step: number | null = null; // of the phase that was opened last
  private isClosed = false;

  constructor(firstDay: number, dayPhases: number) {
    this.firstDay = firstDay;
    this.day = firstDay;
    this.dayPhases = dayPhases;
  }
  see(event: Event): void {
    if (event.type === 'opened') {
      this.day = event.day;
      this.step = event.step;
      this.isClosed = false;
    } else if (event.type === 'closed') this.isClosed = true;
    else if (event.type === 'ended') this.isOver = true;
  }
  /** Days and nights in a row: 0 is the first day, 1 its night. A night begins when the last phase of its day closes. */
  get section(): number {
    if (this.step === null) return -1;
    const isNight = this.step >= this.dayPhases || (this.isClosed && this.step === this.dayPhases - 1);
    return this.day * 2 + (isNight ? 1 : 0);
  }
}
