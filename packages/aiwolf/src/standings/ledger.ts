import { createReadStream, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Clock } from '@moonrise/server';
import type { Config } from '../config/config.ts';
import { type ContestRecord, isOfDeck, readPlayedGame } from './contest-record.ts';
import { ScoreTally } from './tally.ts';

const REMEMBERED = 50; // games
const FILE = 'results.jsonl';
const PAUSE = 100; // ms: games that end within it are written together

/** Opens the ledger and tally of a contest. The file lies beside the game logs, if these are enabled. */
export function openLedger(
  { game_logger, roles }: Config,
  clock: Clock,
  trouble: (error: unknown) => void,
  seen: (game: ContestRecord) => void = () => {}, // also called for the games in the file
) {
  const tally = new ScoreTally();
  const path = resultsPath({ game_logger });
  const noted = (game: ContestRecord) => {
    seen(game);
    if (isOfDeck(game, roles)) tally.add(game);
  };
  const ledger = new Ledger(path, clock, noted, trouble);
  return { ledger, tally };
}

/** Where the results of all games are stored; null: nowhere. */
export const resultsPath = ({ game_logger }: Pick<Config, 'game_logger'>): string | null =>
  game_logger.enable ? join(game_logger.output_dir, FILE) : null;

/** A warning for each line that cannot be read. */
export const brokenResults = (path: string): string[] =>
  textOf(path)
    .split('\n')
    .flatMap((line, i) =>
      line === '' || readPlayedGame(line) ? [] : [`${path}: line ${i + 1} cannot be read, and is left out.`],
    );

/** All played games, one line each in an append-only file that is read at the start. */
export class Ledger {
  recent: readonly ContestRecord[] = []; // the newest last
  private readonly path: string | null;
  private readonly clock: Clock;
  private readonly noted: (game: ContestRecord) => unknown;
  private readonly trouble: (error: unknown) => void;
  private waiting = '';
  private waiters: (() => void)[] = []; // for the lines in it
  private stop: (() => void) | null = null; // cancels the pending write
  private writing: Promise<void> = Promise.resolve();

  /** Without a path nothing is stored. Games in the file are loaded first. */
  constructor(
    path: string | null,
    clock: Clock,
    noted: (game: ContestRecord) => unknown,
    trouble: (error: unknown) => void,
  ) {
    this.path = path;
    this.clock = clock;
    this.noted = noted;
    this.trouble = trouble;
    const text = path === null ? '' : textOf(path);
    for (const line of text.split('\n')) {
      const game = readPlayedGame(line); // the start has told of those that cannot be read
      if (game) this.take(game);
    }
    if (text !== '' && !text.endsWith('\n')) this.waiting = '\n'; // the last line was truncated by a crash
  }
  /** Resolves when the game is on disk. */
  note(game: ContestRecord): Promise<void> {
    this.take(game);
    if (this.path === null) return Promise.resolve();
    this.waiting += `${JSON.stringify(game)}\n`;
    this.stop ??= this.clock.at(this.clock.now() + PAUSE, () => void this.settled());
    return new Promise((resolve) => this.waiters.push(resolve));
  }
  /** All games, oldest first; without a file only those in memory. */
  async *all(): AsyncGenerator<ContestRecord> {
    await this.settled();
    if (this.path === null || this.recent.length === 0) return yield* this.recent;
    for await (const line of createInterface({ input: createReadStream(this.path, 'utf8') })) {
      const game = readPlayedGame(line);
      if (game) yield game;
    }
  }
  async find(id: string): Promise<ContestRecord | undefined> {
    const known = this.recent.find((game) => game.id === id);
    if (known || !ID.test(id)) return known;
    for await (const game of this.all()) if (game.id === id) return game;
    return undefined;
  }
  /** Resolves when everything is on disk. */
  settled(): Promise<void> {
    this.stop?.();
    this.stop = null;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private take(game: ContestRecord): void {
    this.recent = [...this.recent, game].slice(-REMEMBERED);
    this.noted(game);
  }
  private async write(): Promise<void> {
    if (this.path === null || this.waiting.trim() === '') return; // the newline after a truncated line waits for the next game
    const { waiting: lines, waiters } = this;
    this.waiting = '';
    this.waiters = [];
    await appendFile(this.path, lines).catch(this.trouble);
    for (const tell of waiters) tell();
  }
}

const ID = /^[0-9A-Z]{26}$/;

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
