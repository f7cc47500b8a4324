import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '@moonrise/server';
import type { Config } from '../config/config.ts';
import { encode, encodeSilence } from './encode.ts';
import { isAnswering, synthesize } from './speech-server.ts';
import { SpokenGame } from './spoken-game.ts';
import { SpokenStream } from './spoken-stream.ts';
import type { AudioSegment } from './transport-stream.ts';

interface SpokenWorld {
  readonly config: Config;
  readonly clock: Clock;
  readonly warned: (sentence: string) => void;
}
const REST = 60_000; // ms without another attempt after a failure
const MOST_AT_ONCE = 4; // sounds being made
const ENDED_KEPT = 5; // streams of ended games
const PATIENCE = 5_000; // ms for an answer of the speech server at the start
const GAME_ID = /^[0-9A-Z]{26}$/;

/** What every stream needs, or why nothing is spoken. */
interface Prepared {
  readonly silence: AudioSegment | null;
  readonly warning?: string;
}
async function prepare(settings: Config['tts_broadcaster'], signal: AbortSignal): Promise<Prepared> {
  const { ffmpeg_path, host } = settings;
  try {
    const silence = await encodeSilence(settings, signal);
    if (await isAnswering(host, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]))) return { silence };
    const warning = `tts_broadcaster.host: no speech server answers at ${host}, so nothing is spoken until one does: start it or correct the address.`;
    return { silence, warning };
  } catch (error) {
    const { message } = error as Error;
    const warning = message.includes('ENOENT')
      ? `tts_broadcaster.ffmpeg_path: there is no program "${ffmpeg_path}", so nothing is spoken: install ffmpeg or correct the path.`
      : `tts_broadcaster.convert_args: ffmpeg fails with them, so nothing is spoken: ${message}`;
    return { silence: null, warning };
  }
}

/** Why the contest would not be spoken; undefined if it would, or if that is not wanted. */
export const spokenWarning = async ({
  tts_broadcaster,
}: Pick<Config, 'tts_broadcaster'>): Promise<string | undefined> =>
  tts_broadcaster.enable ? (await prepare(tts_broadcaster, new AbortController().signal)).warning : undefined;

/** The spoken streams of all games. No failure here stops a game. */
export class SpokenContest {
  private readonly world: SpokenWorld;
  private readonly stop = new AbortController();
  private readonly streams = new Map<string, SpokenStream>(); // by game, the oldest first
  private silence: AudioSegment | null = null; // null: nothing is spoken
  private restsUntil = 0;
  private atOnce = 0;
  private readonly queue: (() => void)[] = [];
  private readonly holding = new Set<() => void>(); // games that wait for the sound

  constructor(world: SpokenWorld) {
    this.world = world;
  }
  get isOn(): boolean {
    return this.silence !== null;
  }
  /** Checks ffmpeg and the speech server, and removes what an earlier server has left. */
  async open(): Promise<void> {
    const { config, clock, warned } = this.world;
    const { enable, segment_dir } = config.tts_broadcaster;
    if (!enable) return;
    const { silence, warning } = await prepare(config.tts_broadcaster, this.stop.signal);
    if (warning !== undefined) {
      warned(warning);
      this.restsUntil = clock.now() + REST;
    }
    if (!silence) return;
    mkdirSync(segment_dir, { recursive: true });
    for (const name of readdirSync(segment_dir))
      if (GAME_ID.test(name)) rmSync(join(segment_dir, name), { recursive: true });
    this.silence = silence;
  }
  /** Speaks a new game; null if nothing is spoken. */
  begin(id: string): SpokenGame | null {
    const { config, clock } = this.world;
    const { segment_dir, target_duration, async: isAsync } = config.tts_broadcaster;
    if (!this.silence || this.stop.signal.aborted) return null;
    const stream = new SpokenStream({
      folder: join(segment_dir, id),
      targetDuration: target_duration,
      silence: this.silence,
      clock,
      failed: (error) => this.fail(error),
    });
    this.streams.set(id, stream);
    this.removeOld();
    return new SpokenGame({
      stream,
      isAsync,
      speaksWhispers: config.secret !== null || config.viewer.show_roles_live, // then every listener may read them too
      soundOf: (text, voice) => this.soundOf(text, voice),
      until: (instant) => this.until(instant),
    });
  }
  stream(id: string): SpokenStream | undefined {
    return this.streams.get(id);
  }
  async close(): Promise<void> {
    this.stop.abort();
    for (const release of [...this.holding]) release();
    await Promise.all([...this.streams.values()].map((stream) => stream.remove().catch(() => {})));
  }

  private removeOld(): void {
    const ended = [...this.streams].filter(([, { isOver }]) => isOver);
    for (const [id, stream] of ended.slice(0, -ENDED_KEPT)) {
      this.streams.delete(id);
      stream.remove().catch((error) => this.fail(error));
    }
  }
  private async soundOf(text: string, voice: number): Promise<readonly AudioSegment[]> {
    const { config, clock } = this.world;
    const { signal } = this.stop;
    if (clock.now() < this.restsUntil) return [];
    await this.turn();
    try {
      const sound = await synthesize(config.tts_broadcaster, text, voice, signal);
      return await encode(sound, config.tts_broadcaster, signal);
    } catch (error) {
      this.fail(error);
      return [];
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.atOnce--;
    }
  }
  private async turn(): Promise<void> {
    if (this.atOnce >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.atOnce++;
  }
  /** Warns, and tries again after a while: a slow failure at each speech would hold the games. */
  private fail(error: unknown): void {
    const { clock, warned } = this.world;
    if (this.stop.signal.aborted) return;
    if (clock.now() >= this.restsUntil)
      warned(`tts_broadcaster: a speech was not spoken; the next attempt is in a minute: ${(error as Error).message}`);
    this.restsUntil = clock.now() + REST;
  }
  private until(instant: number): Promise<void> {
    if (this.stop.signal.aborted || instant <= this.world.clock.now()) return Promise.resolve();
    return new Promise((resolve) => {
      const release = () => {
        cancel();
        this.holding.delete(release);
        resolve();
      };
      const cancel = this.world.clock.at(instant, release);
      this.holding.add(release);
    });
  }
}
