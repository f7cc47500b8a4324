import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Config } from '../config/config.ts';
import { type LogFault, readLoggedGame } from '../figures/logged-game.ts';
import { fingerprint } from '../logs/fingerprint.ts';
import { type ReadJsonLog, readJsonLog } from '../logs/read-json-log.ts';
import { type ContestRecord, isOfDeck, loggedGameOf, readPlayedGame } from './contest-record.ts';
import { resultsPath } from './ledger.ts';
import { logNamed } from './old-records.ts';

/** What became of a log: it was added, or why it was not. */
export type LogImported = 'added' | 'known' | 'other_deck' | 'lines_skipped' | LogFault;
/** A log to import. */
export interface ImportedLog {
  readonly path: string;
  readonly text: string;
  readonly changedAt: number; // epoch ms; the time of the game if the log has no times
  readonly json: string | undefined; // its JSON log
}

const ULID = /(?<![0-9A-Z])[0-7][0-9A-HJKMNP-TV-Z]{25}(?![0-9A-Z])/;

/** Adds games of other servers to the results of a contest, each once. */
export class LogImport {
  private readonly path: string;
  private readonly deck: Config['roles'];
  private readonly known = new Set<string>(); // ids of games and fingerprints of logs
  private separator = '';

  constructor(config: Config) {
    const path = resultsPath(config);
    if (path === null) throw new Error('game_logger is disabled: this contest stores no results. Enable it first.');
    this.path = path;
    this.deck = config.roles;
    mkdirSync(config.game_logger.output_dir, { recursive: true });
    const text = textAt(path);
    for (const line of text.split('\n')) this.learn(line, config.game_logger.output_dir);
    if (text !== '' && !text.endsWith('\n')) this.separator = '\n'; // the last line was truncated by a crash
  }
  add({ path, text, changedAt, json }: ImportedLog): LogImported {
    const read = readLoggedGame(text);
    if (!read.ok) return read.fault;
    const log = fingerprint(text);
    const more = json === undefined ? undefined : readJsonLog(json);
    const source = basename(path);
    const id = ULID.exec(more?.id ?? source)?.[0] ?? log;
    if (this.known.has(id) || this.known.has(log)) return 'known';
    const game = withAnswers(loggedGameOf(read.game, { id, log, source, at: changedAt }), more);
    if (!isOfDeck(game, this.deck)) return 'other_deck';
    this.known.add(id).add(log);
    appendFileSync(this.path, `${this.separator}${JSON.stringify(game)}\n`);
    this.separator = '';
    return read.leftOut.length > 0 ? 'lines_skipped' : 'added';
  }

  private learn(line: string, folder: string): void {
    const game = readPlayedGame(line);
    if (!game) return;
    const { id, log, file } = game;
    this.known.add(id).add(log ?? fingerprint(logNamed(folder, file))); // older versions noted no fingerprint
  }
}

const withAnswers = (game: ContestRecord, log: ReadJsonLog | undefined): ContestRecord =>
  log ? { ...game, agents: game.agents.map((seat) => ({ ...seat, ...log.answersOf(seat.game_name) })) } : game;

function textAt(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
