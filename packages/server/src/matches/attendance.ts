import type { GameRow } from './rows.ts';

/** Whether people are at a table, as far as its log tells. */
export class Attendance {
  unattendedSince: number | null = null; // epoch ms; null: a person with a seat is there
  isPlayedOut = false; // bots play all seats, without waiting

  note({ command: { type }, at }: GameRow): void {
    if (type === 'unattended') this.unattendedSince = at;
    if (type === 'attended') this.unattendedSince = null;
    if (type === 'play_out') this.isPlayedOut = true;
  }
}
