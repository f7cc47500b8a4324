import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AnswerBook, type BookEntry, inFlight } from './answer-book.ts';

/** Where the questions of the games in progress are kept. */
export interface Books {
  open(game: string): Promise<AnswerBook>;
}
/** A question whose answer never came here: it may have been paid for. */
export interface LostCall {
  readonly game: string;
  readonly player: string;
  readonly micros_at_most: number;
}
const LOST = 'in-flight.jsonl';

/** Books in the folder of an arena: a file for each game that has not ended, written before and after each call. */
export class LocalBooks implements Books {
  private readonly folder: string;
  private readonly path: string;
  private readonly failed: (game: string) => boolean;

  /** `failed`: games that are played anew because a provider failed: its faults are not repeated. */
  constructor(path: string, failed: (game: string) => boolean) {
    this.path = path;
    this.folder = join(path, 'answers');
    this.failed = failed;
    mkdirSync(this.folder, { recursive: true });
  }
  async open(game: string): Promise<AnswerBook> {
    const entries = this.entriesOf(game);
    const append = (entry: BookEntry) => this.append(game, entry);
    for (const entry of inFlight(entries)) append(entry);
    const kept = this.failed(game) ? entries.filter(({ call }) => call !== 'failed') : entries;
    return new AnswerBook(kept, append);
  }
  private append(game: string, entry: BookEntry): void {
    if (entry.call === 'lost') this.lose({ game, player: entry.player, micros_at_most: entry.worst });
    appendFileSync(this.fileOf(game), `${JSON.stringify(entry)}\n`);
  }
  lose(call: LostCall): void {
    appendFileSync(join(this.path, LOST), `${JSON.stringify(call)}\n`);
  }
  /** The game is in the journal. */
  close(game: string): void {
    rmSync(this.fileOf(game), { force: true });
  }
  /** What the games in progress have cost so far, in micro-dollars. */
  spent(): number {
    const games = readdirSync(this.folder).map((name) => name.slice(0, -'.jsonl'.length));
    return games
      .flatMap((game) => this.entriesOf(game))
      .reduce((sum, entry) => sum + (entry.call === 'answered' || entry.call === 'failed' ? entry.micros : 0), 0);
  }
  private entriesOf(game: string): BookEntry[] {
    return linesIn<BookEntry>(this.fileOf(game));
  }
  private fileOf(game: string): string {
    return join(this.folder, `${game}.jsonl`);
  }
}
/** All questions of an arena that were in flight when a process ended. */
export const lostCalls = (path: string): LostCall[] => linesIn<LostCall>(join(path, LOST));

/** The complete lines of a file. */
function linesIn<T>(path: string): T[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n').slice(0, -1);
  return lines.flatMap((line): T[] => {
    try {
      return [JSON.parse(line) as T];
    } catch {
      return []; // cut by a kill, and then written on
    }
  });
}
