import { join } from 'node:path';
import type { Clock } from '@moonrise/server';
import type { Config } from '../config/config.ts';
import { AtomicFile } from '../matching/atomic-file.ts';
import type { LiveFeed } from './live-feed.ts';

const PAUSE = 1_000; // ms between versions: viewers poll once a second

/** The running games with readable packets, in the format of the contest's viewer. */
export const listedGames = (running: Iterable<LiveFeed>) =>
  [...running]
    .filter(({ filename }) => filename !== '')
    .map(({ id, filename, updatedAt }) => ({ id, filename, updated_at: new Date(updatedAt).toISOString() }));

/** The same list as a file beside the packets, for viewers served from the folder. */
export class GamesList {
  private readonly file: AtomicFile | null;
  private readonly clock: Clock;
  private readonly running: () => Iterable<LiveFeed>;
  private stop: (() => void) | null = null;
  private last = '';

  constructor(config: Config, clock: Clock, running: () => Iterable<LiveFeed>, trouble: (error: unknown) => void) {
    const { enable, output_dir } = config.realtime_broadcaster;
    this.file = enable ? new AtomicFile(join(output_dir, 'games.json'), trouble) : null;
    this.clock = clock;
    this.running = running;
  }
  /** Writes the list, and repeats it at intervals while it is not empty. */
  update(): void {
    if (!this.file || this.stop) return;
    const games = listedGames(this.running());
    const text = JSON.stringify(games);
    if (text !== this.last) this.file.keep(text);
    this.last = text;
    if (games.length === 0) return;
    this.stop = this.clock.at(this.clock.now() + PAUSE, () => {
      this.stop = null;
      this.update();
    });
  }
  close(): Promise<void> {
    this.stop?.();
    return this.settled();
  }
  async settled(): Promise<void> {
    await this.file?.settled();
  }
}
