import { basename } from 'node:path';
import type { Game } from '@moonrise/engine';
import type { Config } from '../config/config.ts';
import type { ContestResult, ContestRow, Exchange, Reporter, SeatedAgent } from '../games/reporter.ts';
import { CHAIN_TAIL, ChainLog } from './chain-log.ts';
import { fileNames } from './file-name.ts';
import type { Files } from './files.ts';
import { GameLog } from './game-log.ts';
import type { GrowingFile } from './growing-file.ts';
import { JsonLog, jsonTail } from './json-log.ts';
import { LiveFeed } from './live-feed.ts';
import type { LogKind, LogNames } from './log-files.ts';

/** All logs of one game, as configured. */
export class Record implements Reporter {
  readonly feed: LiveFeed;
  files: LogNames = {};
  closed: Promise<unknown> = Promise.resolve();
  gameLog = ''; // complete when the game has ended
  private readonly config: Config;
  private readonly writer: Files;
  private readonly open: { readonly file: GrowingFile; readonly tail?: (winner: string | null) => string }[] = [];
  private writers: readonly Reporter[] = [];
  private news: ((writer: Reporter) => void)[] = []; // not written yet
  private jsonl: GrowingFile | null = null;

  constructor(config: Config, files: Files) {
    this.config = config;
    this.writer = files;
    this.feed = new LiveFeed(config.dayPhases);
  }
  begun(id: string, sitters: readonly SeatedAgent[], at: number): void {
    const { game_logger, json_logger, realtime_broadcaster } = this.config;
    const made = (logger: Config['json_logger'], kind: LogKind, tail = '') => {
      const [name, other] = fileNames(logger.filename, id, sitters, at);
      const file = this.writer.create(logger.output_dir, [`${name}.${kind}`, `${other}.${kind}`], tail);
      this.files = { ...this.files, [kind]: basename(file.path, `.${kind}`) };
      return file;
    };
    const files: GrowingFile[] = [];
    const writers: Reporter[] = [new GameLog((text) => this.logged(text, files))];
    if (game_logger.enable) {
      const file = made(game_logger, 'log');
      files.push(file);
      const chain = made(game_logger, 'moonrise.json', CHAIN_TAIL);
      this.open.push({ file }, { file: chain });
      writers.push(new ChainLog(id, (text) => chain.append(text)));
    }
    if (json_logger.enable) {
      const file = made(json_logger, 'json', jsonTail(null));
      this.open.push({ file, tail: jsonTail });
      writers.push(new JsonLog((piece) => file.append(piece)));
    }
    if (realtime_broadcaster.enable) {
      this.jsonl = made(realtime_broadcaster, 'jsonl');
      this.open.push({ file: this.jsonl });
      this.feed.filename = this.files.jsonl ?? '';
    }
    this.writers = writers;
    this.feed.begun(id, sitters);
    this.later((writer) => writer.begun?.(id, sitters, at));
    this.writer.follow(this);
  }
  decided(row: ContestRow, sitters: readonly SeatedAgent[]): void {
    this.feed.decided(row);
    this.later((writer) => writer.decided?.(row, sitters));
  }
  dawned(day: number, game: Game, sitters: readonly SeatedAgent[]): void {
    this.later((writer) => writer.dawned?.(day, game, sitters));
  }
  exchanged(exchange: Exchange): void {
    this.later((writer) => writer.exchanged?.(exchange));
  }
  ended(result: ContestResult, game: Game, at: number): void {
    this.feed.ended(result);
    this.later((writer) => writer.ended?.(result, game, at));
    this.close(result.outcome.team);
  }
  /** Also called for a game that failed. */
  close(winner: string | null): void {
    this.writer.unfollow(this);
    try {
      this.catchUp();
    } finally {
      this.closed = Promise.all(this.open.splice(0).map(({ file, tail }) => this.writer.close(file, tail?.(winner))));
    }
  }
  /** Serializes what happened since the last call. Batching makes this several times cheaper. */
  catchUp(): void {
    const news = this.news.splice(0);
    for (const writer of this.writers) for (const tell of news) tell(writer);
    const { jsonl } = this;
    if (jsonl) this.feed.handOver((piece) => jsonl.append(piece));
  }
  private logged(text: string, files: readonly GrowingFile[]): void {
    this.gameLog += text;
    for (const file of files) file.append(text);
  }
  private later(tell: (writer: Reporter) => void): void {
    this.news.push(tell);
  }
}
