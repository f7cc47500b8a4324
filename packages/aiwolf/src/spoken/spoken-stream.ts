import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@moonrise/server';
import { type AudioSegment, StreamPosition, secondsOf } from './transport-stream.ts';

export interface StreamSettings {
  readonly folder: string; // of this stream
  readonly targetDuration: number; // ms
  readonly silence: AudioSegment;
  readonly clock: Clock;
  readonly failed: (error: unknown) => void; // nothing could be written
}
const LISTED = 300; // segments in the playlist
const KEPT = LISTED + 30; // and in the folder: a player may still load one that has left the list
const FIRST = 3; // segments of silence at the start: players begin three before the end
const LISTENING = 30_000; // ms after the last request

/** The sound of one game as an HLS playlist. While a player asks for it, silence fills the pauses. */
export class SpokenStream {
  isOver = false;
  private readonly settings: StreamSettings;
  private readonly position = new StreamPosition();
  private readonly lengths: number[] = []; // of the listed segments, in seconds
  private made = 0; // segments so far
  private written: Promise<unknown>;
  private askedAt = Number.NEGATIVE_INFINITY;
  private edge: number; // when the sound made so far has been played
  private stopFilling: (() => void) | null = null;

  constructor(settings: StreamSettings) {
    this.settings = settings;
    this.edge = settings.clock.now();
    this.written = mkdir(settings.folder, { recursive: true }).catch(settings.failed);
    void this.append(Array(FIRST).fill(settings.silence));
  }
  /** Adds sound at the end. Resolves when it can be loaded, with the time at which it will have been played. */
  async append(segments: readonly AudioSegment[]): Promise<number> {
    const { folder, clock, failed } = this.settings;
    const pieces = segments.map((segment) => ({ bytes: this.position.place(segment), seconds: secondsOf(segment) }));
    this.edge = pieces.reduce((edge, { seconds }) => edge + seconds * 1000, Math.max(this.edge, clock.now()));
    const { edge } = this;
    this.written = this.written.then(async () => {
      for (const { bytes, seconds } of pieces) {
        await writeFile(join(folder, `${this.made}.ts`), bytes);
        this.list(seconds);
      }
    });
    this.written = this.written.catch(failed);
    await this.written;
    return edge;
  }
  /** The playlist for a player that listens now. */
  playlist(): string {
    this.askedAt = this.settings.clock.now();
    this.fill();
    const first = this.made - this.lengths.length;
    return [
      '#EXTM3U',
      '#EXT-X-VERSION:3',
      `#EXT-X-TARGETDURATION:${Math.ceil(this.settings.targetDuration / 1000)}`,
      `#EXT-X-MEDIA-SEQUENCE:${first}`,
      ...this.lengths.map((seconds, i) => `#EXTINF:${seconds.toFixed(5)},\n${first + i}.ts`),
      ...(this.isOver ? ['#EXT-X-ENDLIST'] : []),
      '',
    ].join('\n');
  }
  /** The file of a segment; undefined if there is none. */
  file(number: number): string | undefined {
    const isThere = number < this.made && number >= this.made - KEPT;
    return isThere ? join(this.settings.folder, `${number}.ts`) : undefined;
  }
  end(): void {
    this.isOver = true;
    this.stopFilling?.();
  }
  async remove(): Promise<void> {
    this.end();
    await this.written;
    await rm(this.settings.folder, { recursive: true, force: true });
  }

  private list(seconds: number): void {
    this.made++;
    this.lengths.push(seconds);
    if (this.lengths.length > LISTED) this.lengths.shift();
    if (this.made > KEPT) void rm(join(this.settings.folder, `${this.made - KEPT - 1}.ts`), { force: true });
  }
  private fill(): void {
    const { clock, silence } = this.settings;
    if (this.stopFilling || this.isOver) return;
    this.stopFilling = clock.at(this.edge, () => {
      this.stopFilling = null;
      if (clock.now() > this.askedAt + LISTENING) return;
      if (this.edge <= clock.now()) void this.append([silence]);
      this.fill();
    });
  }
}
