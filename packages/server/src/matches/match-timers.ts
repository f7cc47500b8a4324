import type { clock } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import { Alarm } from './alarm.ts';

const RETRY = 1_000; // ms between attempts to reach the store

/** What the timers need to know of a game. */
interface TimedGame {
  readonly deadline: number;
  readonly running: ReturnType<typeof clock>;
  readonly isBehind: boolean; // the log may have continued: look again soon
}
interface Due {
  readonly expired: (key: string) => void;
  readonly remind: (key: string, seconds: number) => void;
}

/** The timers of a live game: the end of the phase, and the reminder before it. */
export class MatchTimers {
  private readonly time: Clock;
  private readonly due: Due;
  private readonly expiry: Alarm;
  private readonly reminder: Alarm;
  private reminded: string | null = null; // the clock of the last reminder

  constructor(time: Clock, due: Due) {
    this.time = time;
    this.due = due;
    this.expiry = new Alarm(time);
    this.reminder = new Alarm(time);
  }
  /** The log holds a reminder for this clock: there is no second one. */
  noteReminder(key: string): void {
    this.reminded = key;
  }
  set({ deadline, running, isBehind }: TimedGame): void {
    if (!running) return this.stop();
    const { key, nudge } = running;
    this.expiry.set(key, isBehind ? this.time.now() + RETRY : deadline, () => this.due.expired(key));
    if (nudge === undefined || this.reminded === key) return this.reminder.stop();
    this.reminder.set(key, deadline - nudge * 1000, () => this.due.remind(key, nudge));
  }
  stop(): void {
    this.expiry.stop();
    this.reminder.stop();
  }
}
