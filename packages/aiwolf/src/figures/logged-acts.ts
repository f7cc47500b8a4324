import type { LogLine } from '../logs/read-game-log.ts';
import { statusIn } from '../replay/cast.ts';
import { LINES, TALK, WHISPER } from '../wire/vocabulary.ts';

/** A choice of a seat. Seats have the numbers of the log. */
export interface LoggedAct {
  readonly day: number;
  readonly seat: number;
  readonly target: number;
}

/** What happened in a logged game, line by line. */
export class LoggedActs {
  readonly votes: LoggedAct[] = [];
  readonly attackVotes: LoggedAct[] = [];
  readonly divines: LoggedAct[] = [];
  readonly guards: LoggedAct[] = [];
  readonly executed: { readonly day: number; readonly seat: number }[] = [];
  readonly attacks: { readonly day: number; readonly target: number | null }[] = []; // null: no target
  readonly talks: { readonly day: number; readonly seat: number; readonly text: string }[] = [];
  readonly killed = new Set<number>();
  private readonly seats: ReadonlyMap<number, unknown>;

  constructor(seats: ReadonlyMap<number, unknown>) {
    this.seats = seats;
  }
  /** False if the line cannot be parsed. */
  take(line: LogLine): boolean {
    const { day, kind, cells } = line;
    if (kind === LINES.status) return statusIn(line) !== undefined;
    if (Number.isNaN(day) || cells.length !== WIDTHS[kind]) return false;
    if (kind === LINES.result) return true;
    if (kind === TALK || kind === WHISPER) return this.takeSpeech(line);
    const [seat, target] = [this.seatIn(cells[0]), this.seatIn(cells[1])];
    if (kind === LINES.attack) return this.takeAttack(line, seat);
    if (seat === undefined) return false;
    if (kind === LINES.execute) return this.executed.push({ day, seat }) > 0;
    return target !== undefined && this.listOf(kind).push({ day, seat, target }) > 0;
  }

  private takeSpeech({ day, kind, cells }: LogLine): boolean {
    const seat = this.seatIn(cells[2]);
    if (seat !== undefined && kind === TALK) this.talks.push({ day, seat, text: cells[3] ?? '' });
    return seat !== undefined;
  }
  private takeAttack({ day, cells: [target, hasKilled] }: LogLine, seat: number | undefined): boolean {
    if (seat === undefined && target !== '-1') return false;
    if (seat !== undefined && hasKilled === 'true') this.killed.add(seat);
    return this.attacks.push({ day, target: seat ?? null }) > 0;
  }
  private listOf(kind: string): LoggedAct[] {
    if (kind === LINES.vote) return this.votes;
    if (kind === LINES.attackVote) return this.attackVotes;
    return kind === LINES.divine ? this.divines : this.guards;
  }
  private seatIn(cell = ''): number | undefined {
    return /^\d{1,2}$/.test(cell) && this.seats.has(Number(cell)) ? Number(cell) : undefined;
  }
}

/** Cells of each kind of line after the day and the kind. */
const WIDTHS: Readonly<Record<string, number>> = {
  [TALK]: 4,
  [WHISPER]: 4,
  [LINES.vote]: 2,
  [LINES.attackVote]: 2,
  [LINES.execute]: 2,
  [LINES.divine]: 3,
  [LINES.guard]: 3,
  [LINES.attack]: 2,
  [LINES.result]: 3,
};
