import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ArenaGameRow } from '../games/rows.ts';
import { AnswerBook, type BookEntry, inFlight } from './answer-book.ts';
import type { DayBooks } from './arena-budget.ts';

/** Where the questions of the games in progress are kept. */
export interface Books {
  open(game: string): Promise<AnswerBook>;
}
type StatusOf = (game: string) => ArenaGameRow['status'] | undefined;
/** A question whose answer never came here: it may have been paid for. */
export interface LostCall {
  readonly game: string;
  readonly player: string;
  readonly micros_at_most: number;
}
const LOST = 'in-flight.jsonl';
/** What a model with a limit for each day was paid, or got back. */
interface DayCharge {
  readonly day: string;
  readonly model: string;
  readonly micros: number;
}
const DAYS = 'days.jsonl';

/** Books in the folder of an arena: a file for each game that has not ended, written before and after each call. */
export class LocalBooks implements Books, DayBooks {
  private readonly folder: string;
  private readonly path: string;
  private readonly statusOf: StatusOf;
  private readonly days = new Map<string, number>();

  /** `statusOf`: what the journal says. A game that failed is played anew, without the faults of its provider. */
  constructor(path: string, statusOf: StatusOf) {
    this.path = path;
    this.folder = join(path, 'answers');
    this.statusOf = statusOf;
    mkdirSync(this.folder, { recursive: true });
    for (const charge of linesIn<DayCharge>(join(path, DAYS))) this.count(charge);
    for (const game of this.games()) if (statusOf(game) === 'played') this.close(game); // a kill came in between
  }
  /** The games in progress. */
  games(): string[] {
    return readdirSync(this.folder).map((name) => name.slice(0, -'.jsonl'.length));
  }
  async open(game: string): Promise<AnswerBook> {
    const entries = this.entriesOf(game);
    const append = (entry: BookEntry) => this.append(game, entry);
    const lost = inFlight(entries);
    for (const entry of lost) append(entry);
    const kept = this.statusOf(game) === 'failed' ? entries.filter(({ call }) => call !== 'failed') : entries;
    return new AnswerBook([...kept, ...lost], append);
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
  /** Micro-dollars besides those of played games: of games in progress, and what may have been billed for no answer. */
  spent(): number {
    const entries = this.games().map((game) => this.entriesOf(game));
    const answered = entries.flat().reduce((sum, entry) => sum + ('micros' in entry ? entry.micros : 0), 0);
    const open = entries.flatMap(inFlight).reduce((sum, entry) => sum + ('worst' in entry ? entry.worst : 0), 0);
    return answered + open + lostCalls(this.path).reduce((sum, call) => sum + call.micros_at_most, 0);
  }
  spentOn(day: string, model: string): number {
    return this.days.get(`${day} ${model}`) ?? 0;
  }
  spend(day: string, model: string, micros: number): void {
    appendFileSync(join(this.path, DAYS), `${JSON.stringify({ day, model, micros } satisfies DayCharge)}\n`);
    this.count({ day, model, micros });
  }
  private count({ day, model, micros }: DayCharge): void {
    this.days.set(`${day} ${model}`, this.spentOn(day, model) + micros);
  }
  entriesOf(game: string): BookEntry[] {
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
