import { type Refused, refuseWith } from '@moonrise/protocol';
import type { Milliseconds } from '../limits/limiter.ts';
import type { Limits } from '../limits/limits.ts';
import type { WordFilter } from '../rooms/model/room-options.ts';
import { cleanText } from './clean-text.ts';
import { isRepeat, type NormalizedLine, normalizeLine, type RecentLines, withLine } from './repeats.ts';
import { coverWords } from './word-filter.ts';

const tooManyBytes = refuseWith(
  'bad_text',
  'That takes too much space: write less, or use fewer emoji and special characters.',
);
const repeated = refuseWith('repeated_text', 'You just said that. Say something new, or wait a little.');

/** A cleaned line that is not a repeat. */
interface Line {
  readonly ok: true;
  readonly text: string;
  readonly normalized: NormalizedLine;
}

/** Cleans chat lines and refuses repeats. It remembers the recent lines of each sender; `Guards` limit the rate. */
export class Chat {
  private readonly limits: Limits;
  private readonly now: Milliseconds;
  private readonly lines = new Map<string, RecentLines>(); // the longest silent sender first

  constructor(limits: Limits, now: Milliseconds) {
    this.limits = limits;
    this.now = now;
  }
  get size(): number {
    return this.lines.size;
  }
  /** The cleaned line, with words covered as the room wants it, or a refusal. Do not call it for a resent command: that one already has its answer. */
  take(sender: string, typed: string, filter: WordFilter = 'off'): Line | Refused {
    const cleaned = cleanText(typed, this.limits.text_length);
    if (!cleaned.ok) return cleaned;
    if (Buffer.byteLength(cleaned.text) > this.limits.text_bytes) return tooManyBytes;
    const normalized = normalizeLine(cleaned.text);
    const isSaid = isRepeat(this.lines.get(sender) ?? [], normalized, this.now(), this.limits.repeat_seconds);
    return isSaid ? repeated : { ok: true, text: coverWords(cleaned.text, filter), normalized };
  }
  /** Remembers a line after the rules have accepted it. */
  said(sender: string, { normalized }: Line): void {
    const lines = withLine(this.lines.get(sender) ?? [], normalized, this.now());
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
