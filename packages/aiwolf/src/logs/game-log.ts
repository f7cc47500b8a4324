import { DROPPED, type Event, type Game, type SeatId } from '@moonrise/engine';
import type { ContestResult, ContestRow, Reporter, SeatedAgent } from '../games/reporter.ts';
import { Speeches } from '../wire/speeches.ts';
import { ATTACK_VOTE, ATTACKED, DIVINED, EXILE_VOTE, EXILED, GUARDED, LINES, TARGET_NOTE } from '../wire/vocabulary.ts';

type Cell = string | number | boolean;
const VOTES: Readonly<Record<string, string>> = { [EXILE_VOTE]: LINES.vote, [ATTACK_VOTE]: LINES.attackVote };

/** The contest's game log: one line per event, seats from 1, comma-separated cells without quoting. */
export class GameLog implements Reporter {
  private readonly write: (text: string) => void;
  private readonly speeches = new Speeches();
  private day = 0;
  private isEmpty = true;

  constructor(write: (text: string) => void) {
    this.write = write;
  }
  dawned(day: number, game: Game, sitters: readonly SeatedAgent[]): void {
    this.speeches.dawn();
    this.status(day, game, sitters);
  }
  decided({ at, events }: ContestRow, sitters: readonly SeatedAgent[]): void {
    for (const event of events) this.tell(event, events, at, sitters);
  }
  ended({ day, outcome, sitters }: ContestResult, game: Game): void {
    this.status(day + 1, game, sitters);
    const living = game.living();
    const wolves = living.filter((seat) => isWolf(game, seat)).length;
    this.line(day + 1, LINES.result, living.length - wolves, wolves, outcome.team ?? 'NONE');
  }

  private tell(event: Event, events: readonly Event[], at: number, sitters: readonly SeatedAgent[]): void {
    const roleOf = (seat: SeatId) => sitters[seat]?.role ?? '';
    switch (event.type) {
      case 'opened':
        this.day = event.day;
        return this.speeches.open(event);
      case 'spoke':
        return this.speech(event, at, sitters);
      case 'counted':
        for (const { seat, targets } of event.ballots)
          this.line(this.day, VOTES[event.act] ?? event.act, seat + 1, (targets[0] as SeatId) + 1);
        return;
      case 'died':
        return event.cause === EXILED
          ? this.line(this.day, LINES.execute, event.seat + 1, roleOf(event.seat))
          : this.line(this.day, LINES.attack, event.seat + 1, true);
      case 'noted':
        return event.key === TARGET_NOTE ? this.attack(event.value as SeatId | null, events) : undefined;
      case 'told': {
        if (event.key !== DIVINED) return;
        const [seer] = event.to as readonly SeatId[];
        return this.line(this.day, LINES.divine, (seer ?? 0) + 1, (event.about[0] ?? 0) + 1, String(event.answer));
      }
      case 'did': {
        const { act, seat, targets } = event.deed;
        const [target = 0] = targets;
        return act === GUARDED ? this.line(this.day, LINES.guard, seat + 1, target + 1, roleOf(target)) : undefined;
      }
    }
  }
  private speech(event: Extract<Event, { type: 'spoke' }>, at: number, sitters: readonly SeatedAgent[]): void {
    const { speeches, day } = this;
    const name = sitters[event.seat]?.name ?? '';
    const { idx, turn, text } = speeches.entryOf(event, name, { day, at });
    speeches.note(event, name);
    this.line(day, speeches.channel, idx, turn, event.seat + 1, text, Math.floor(at / 1000));
  }
  /** Logs a failed attack; a successful one is logged with the death. */
  private attack(target: SeatId | null, events: readonly Event[]): void {
    if (target === null) return this.line(this.day, LINES.attack, -1, true);
    const isDead = events.some((event) => event.type === 'died' && event.cause === ATTACKED);
    if (!isDead) this.line(this.day, LINES.attack, target + 1, false);
  }
  private status(day: number, game: Game, sitters: readonly SeatedAgent[]): void {
    for (const { seat, role, originalName, name } of sitters) {
      const { alive, marks } = game.seats[seat] as Game['seats'][number];
      const status = !alive ? 'DEAD' : marks.includes(DROPPED) ? '' : 'ALIVE';
      this.line(day, LINES.status, seat + 1, role, status, originalName, name);
    }
  }
  private line(...cells: readonly Cell[]): void {
    this.write(`${this.isEmpty ? '' : '\n'}${cells.join(',')}`);
    this.isEmpty = false;
  }
}
const isWolf = (game: Game, seat: SeatId): boolean => {
  const role = game.role(seat);
  return role !== undefined && game.rules.hunted?.(role) === true;
};
