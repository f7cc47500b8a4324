import type { Talk } from '@moonrise/agent-kit';
import type { EventOf, Floor, Id, Left, SeatId } from '@moonrise/engine';
import { cueOf, TALK, WHISPER } from './vocabulary.ts';

/** When an event happened. */
export interface SpeechTime {
  readonly day: number;
  readonly at: number; // epoch ms
}
export type Channel = typeof TALK | typeof WHISPER;

/** The speeches of one day, numbered as in the contest, and the remaining speeches of each seat. */
export class Speeches {
  channel: Channel = TALK;
  isFree = false; // free speech, not by turns
  private speakers: Record<Channel, string[]> = { talk: [], whisper: [] }; // of every speech today
  private left: (Left | null)[] = []; // by seat
  private round = 0;

  dawn(): void {
    this.speakers = { talk: [], whisper: [] };
  }
  open({ phase, floor }: { readonly phase: Id; readonly floor: Floor | null }): void {
    this.channel = phase === WHISPER ? WHISPER : TALK;
    this.isFree = floor?.speaker === null;
    this.left = [...(floor?.left ?? [])];
    this.round = floor?.round ?? 0;
  }
  leftTo(seat: SeatId): Left | null {
    return this.left[seat] ?? null;
  }
  /** The log entry of a speech; call `note` afterwards. */
  entryOf({ act, text }: EventOf<'spoke'>, agent: string, { day, at }: SpeechTime): Talk {
    const speakers = this.speakers[this.channel];
    const cue = cueOf(act);
    return {
      idx: speakers.length,
      day,
      turn: this.isFree ? speakers.filter((one) => one === agent).length : this.round, // free speech has no rounds
      agent,
      text: cue ?? text,
      skip: cue === 'Skip',
      over: cue === 'Over',
      time: at,
    };
  }
  note({ seat, left, round }: EventOf<'spoke'>, agent: string): void {
    this.speakers[this.channel].push(agent);
    this.left[seat] = left;
    this.round = round;
  }
}
