import type { GameRow } from './rows.ts';

/** Whether people are at a table, and whether they want to go on talking, as far as its log tells. */
export class Attendance {
  unattendedSince: number | null = null; // epoch ms; null: a person with a seat is there
  isPlayedOut = false; // bots play all seats, without waiting

  talkEndedIn: string | null = null; // the last frame in which all agreed to end the talk

  note({ command, at }: GameRow): void {
    const { type } = command;
    if (type === 'unattended') this.unattendedSince = at;
    if (type === 'attended') this.unattendedSince = null;
    if (type === 'play_out') this.isPlayedOut = true;
    if (command.type === 'end_talk' && command.isLast) this.talkEndedIn = command.frame;
  }
}
