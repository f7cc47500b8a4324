import type { Clock, Patience } from '@moonrise/bots';
import type { Contestant } from '../agents/agent.ts';
import { inTime } from './in-time.ts';

const MOST = 20; // lines waiting to be shown

/** Queues what a program says in a phase of free speech until the table asks for it. */
export class OpenMicrophone {
  readonly frame: string;
  private readonly clock: Clock;
  private readonly said: string[] = [];
  private readonly stops: readonly (() => void)[];
  private wake: () => void = () => {};

  constructor(agent: Contestant, clock: Clock, frame: string) {
    this.frame = frame;
    this.clock = clock;
    this.stops = [agent.attend((text) => this.hear(text.trim())), agent.onLeave(() => this.wake())];
  }
  /** The next line; undefined if none comes in time or the program is gone. */
  async next(patience: Patience): Promise<string | undefined> {
    const spoken = new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    if (this.said.length === 0) await inTime(spoken, patience, this.clock);
    return this.said.shift();
  }
  close(): void {
    for (const stop of this.stops) stop();
    this.wake();
  }

  private hear(text: string): void {
    if (text === '' || this.said.length >= MOST) return;
    this.said.push(text);
    this.wake();
  }
}
