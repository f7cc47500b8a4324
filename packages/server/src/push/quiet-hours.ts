/** When a person wants no notices, by their own clock. Both are minutes of the day. */
export interface QuietHours {
  readonly from: number;
  readonly to: number; // may be past midnight
  readonly zone: string; // a time zone, such as Europe/Berlin
}
const DAY = 1_440; // minutes
const MINUTE = 60_000; // ms

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
/** When it is quiet no more; null: it is not quiet now. A clock change in between makes it an hour off, and it is asked again then. */
export function quietUntil(quiet: QuietHours | null, now: number): number | null {
  if (!quiet) return null;
  const { from, to } = quiet;
  const minute = minuteOfDay(now, quiet.zone);
  if ((minute - from + DAY) % DAY >= (to - from + DAY) % DAY) return null;
  return now - (now % MINUTE) + ((to - minute + DAY) % DAY) * MINUTE;
}
function minuteOfDay(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hour = 0, minute = 0] = parts.format(now).split(':').map(Number);
  return hour * 60 + minute;
}
