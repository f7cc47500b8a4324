import type { ContestRow, Reporter, SeatedAgent } from '../games/reporter.ts';
import type { SpokenStream } from './spoken-stream.ts';
import type { AudioSegment } from './transport-stream.ts';

export interface Narration {
  readonly stream: SpokenStream;
  readonly isAsync: boolean; // the game does not wait for the sound
  readonly speaksWhispers: boolean;
  readonly soundOf: (text: string, voice: number) => Promise<readonly AudioSegment[]>; // empty: it could not be made
  readonly until: (instant: number) => Promise<void>;
}
const MOST_WAITING = 20; // speeches
const DEFAULT_VOICE = 0;

/** Speaks the talk of one game, one speech after the other. */
export class SpokenGame implements Reporter {
  private readonly narration: Narration;
  private readonly waiting: { readonly text: string; readonly voice: number }[] = [];
  private speaking: Promise<void> | null = null;
  private playedAt = 0; // when everything so far has been played

  constructor(narration: Narration) {
    this.narration = narration;
  }
  decided({ events }: ContestRow, sitters: readonly SeatedAgent[]): void {
    for (const event of events) {
      if (event.type !== 'spoke' || event.text.trim() === '') continue; // Skip and Over have no text
      if (event.to !== 'all' && !this.narration.speaksWhispers) continue;
      this.waiting.push({ text: event.text, voice: sitters[event.seat]?.voice ?? DEFAULT_VOICE });
      if (this.waiting.length > MOST_WAITING) this.waiting.shift();
    }
    if (this.waiting.length > 0) this.speaking ??= this.speak();
  }
  /** Also called for a game that failed. */
  close(): void {
    const { stream } = this.narration;
    void Promise.resolve(this.speaking).then(() => stream.end());
  }
  /** Resolves when the game may go on. */
  readonly held = async (): Promise<void> => {
    const { isAsync, until } = this.narration;
    if (isAsync) return;
    await this.speaking;
    await until(this.playedAt);
  };

  private async speak(): Promise<void> {
    const { soundOf, stream } = this.narration;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const sound = await soundOf(next.text, next.voice);
      if (sound.length > 0) this.playedAt = await stream.append(sound);
    }
    this.speaking = null;
  }
}
