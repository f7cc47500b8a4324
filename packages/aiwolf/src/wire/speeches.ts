import type { Talk } from '@moonrise/agent-kit';
import type { EventOf, Floor, Id } from '@moonrise/engine';
import { cueOf, TALK, WHISPER } from './vocabulary.ts';

/** When an event happened. */
export interface Moment {
  readonly day: number;
  readonly at: number; // epoch ms
}
export type Channel = typeof TALK | typeof WHISPER;

/** What was said on one day, numbered as the contest numbers it. */
export class Speeches {
  histories: Record<Channel, Talk[]> = { talk: [], whisper: [] };
  floor: Floor | null = null;
  channel: Channel = TALK;

  dawn(): void {
    this.histories = { talk: [], whisper: [] };
  }
  open({ phase, floor }: { readonly phase: Id; readonly floor: Floor | null }): void {
    this.channel = phase === WHISPER ? WHISPER : TALK;
    this.floor = floor;
  }
  /** Whether anybody may speak at any time. */
  get isFree(): boolean {
    return this.floor?.speaker === null;
  }
  hear({ seat, act, text, left, speaker, round }: EventOf<'spoke'>, agent: string, { day, at }: Moment): Talk {
    const { order, round: turn, left: before } = this.floor as Floor;
    const history = this.histories[this.channel];
    const cue = cueOf(act);
    const talk = {
      idx: history.length,
      day,
      turn: this.isFree ? history.filter((entry) => entry.agent === agent).length : turn, // free speech has no rounds
      agent,
      text: cue ?? text,
      skip: cue === 'Skip',
      over: cue === 'Over',
      time: at,
    };
    history.push(talk);
    this.floor = { order, speaker, round, left: before.map((one, i) => (i === seat ? left : one)) };
    return talk;
  }
}
