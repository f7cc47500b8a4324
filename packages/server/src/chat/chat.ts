import { type Refused, refuseWith } from '@moonrise/protocol';
import type { Milliseconds } from '../limits/limiter.ts';
import type { Limits } from '../limits/limits.ts';
import { cleanText } from './clean-text.ts';
import { type Heard, hear, isRepeat, type Lines, withLine } from './repeats.ts';

const repeated = refuseWith('repeated_text', 'You just said that. Say something new, or wait a little.');

/** A line that may be said. */
interface Line {
  readonly ok: true;
  readonly text: string;
  readonly heard: Heard;
}

/** Everybody's latest lines, for as long as they matter. How fast one may write is for the guards to say. */
export class Chat {
  private readonly limits: Limits;
  private readonly now: Milliseconds;
  private readonly lines = new Map<string, Lines>(); // the longest-quiet first

  constructor(limits: Limits, now: Milliseconds) {
    this.limits = limits;
    this.now = now;
  }
  get size(): number {
    return this.lines.size;
  }
  /** The line as it may be said, or why not. A command that is sent again has its answer already: do not ask here. */
  take(sender: string, typed: string): Line | Refused {
    const cleaned = cleanText(typed, this.limits.text_length);
    if (!cleaned.ok) return cleaned;
    const heard = hear(cleaned.text);
    const isSaid = isRepeat(this.lines.get(sender) ?? [], heard, this.now(), this.limits.repeat_seconds);
    return isSaid ? repeated : { ...cleaned, heard };
  }
  /** It was said: the rules had nothing against it. */
  said(sender: string, { heard }: Line): void {
    const lines = withLine(this.lines.get(sender) ?? [], heard, this.now());
    this.lines.delete(sender);
    this.lines.set(sender, lines);
    this.tidy();
  }
  private tidy(): void {
    const longAgo = this.now() - this.limits.repeat_seconds * 1000;
    for (const [sender, lines] of this.lines) {
      if (lines.at(-1)!.at > longAgo) return;
      this.lines.delete(sender);
    }
  }
}
