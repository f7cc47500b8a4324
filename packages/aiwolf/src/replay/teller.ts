import { type Audience, DROPPED, type Event, type Id, type SeatId } from '@moonrise/engine';
import { died, eliminated, leaders, noted, QUIET_ROUNDS, told } from '@moonrise/engine/kit';
import type { LogLine } from '../logs/read-game-log.ts';
import { BODYGUARD, cueIn, endOf, isOnSide, isSide, MEDIUM, SEER, speciesOf } from '../wire/log-words.ts';
import {
  ATTACK_VOTE,
  ATTACKED,
  DIVINED,
  EXILE_VOTE,
  LINES,
  SPIRIT,
  TALK,
  TARGET_NOTE,
  WHISPER,
} from '../wire/vocabulary.ts';
import { type LogCast, statusIn } from './cast.ts';
import { chose, ReplayStage } from './stage.ts';

type Told = readonly Event[] | undefined; // undefined: the line cannot be parsed

/** The events for the lines of a log, with the audience given by the rules. */
export class Teller {
  hasEnded = false;
  private readonly cast: LogCast;
  private readonly stage = new ReplayStage();
  private readonly dead = new Set<SeatId>();
  private readonly dropped = new Set<SeatId>();
  private lastDeath = 0; // day of the last death

  constructor(cast: LogCast) {
    this.cast = cast;
  }
  tell(line: LogLine): Told {
    if (this.hasEnded || Number.isNaN(line.day)) return undefined;
    switch (line.kind) {
      case LINES.status:
        return this.status(line);
      case TALK:
      case WHISPER:
        return this.speech(line);
      case LINES.vote:
        return this.vote(line, EXILE_VOTE);
      case LINES.attackVote:
        return this.vote(line, ATTACK_VOTE);
      case LINES.execute:
        return this.exile(line);
      case LINES.divine:
        return this.divination(line);
      case LINES.guard:
        return this.guard(line);
      case LINES.attack:
        return this.attack(line);
      case LINES.result:
        return this.result(line);
      default:
        return undefined;
    }
  }

  /** A status line: a new day, and deaths that no other line reported. */
  private status(line: LogLine): Told {
    const status = statusIn(line);
    const seat = this.cast.seatOf(status?.number);
    if (!status || seat === undefined) return undefined;
    const events = [...this.stage.leave()];
    if (status.state === 'DEAD' && !this.dead.has(seat)) events.push(this.death(line.day, seat, 'unknown'));
    if (status.state === '' && !this.dropped.has(seat)) {
      this.dropped.add(seat);
      events.push({ type: 'marked', seat, mark: DROPPED, on: true, to: 'all' });
    }
    return events;
  }
  private speech({ day, kind, cells }: LogLine): Told {
    const isOld = cells.length === 3 && /\D/.test(cells[2] ?? ''); // without turns; a bare number would be a truncated line
    const [, turn = '', number, text] = isOld ? ['', '', cells[1], cells[2]] : cells;
    const seat = this.cast.seatOf(number);
    if (seat === undefined || text === undefined) return undefined;
    const to: Audience = kind === TALK ? 'all' : [...new Set([...this.cast.pack, seat])].sort((a, b) => a - b);
    const cue = cueIn(text);
    const left = { count: 0, skips: 0, length: null };
    const round = Number.parseInt(turn, 10) || 0;
    const told = { seat, act: cue ?? kind, text: cue ? '' : text, forced: false, left, turn: 0, speaker: null, round };
    return [...this.stage.enter({ day, phase: kind, to }), { type: 'spoke', ...told, to }];
  }
  private vote({ day, cells }: LogLine, act: Id): Told {
    const [seat, target] = this.seatsIn(cells);
    if (seat === undefined || target === undefined) return undefined;
    const { pack } = this.cast;
    const isExile = act === EXILE_VOTE;
    const tie = isExile ? told('all', 'vote_again') : told(pack, 'attack_again', [], undefined, 'wolves');
    const entered = this.stage.enter({ day, phase: act, to: isExile ? 'all' : pack });
    return [...entered, ...this.stage.cast({ seat, act, targets: [target] }, tie)];
  }
  private exile({ day, cells }: LogLine): Told {
    const [seat] = this.seatsIn(cells);
    if (seat === undefined) return undefined;
    const entered = this.stage.enter({ day, phase: EXILE_VOTE, to: 'all' });
    const { top } = leaders(this.stage.votes);
    const isTied = top.length > 1 && top.includes(seat);
    const species = speciesOf(this.cast.roles[seat] ?? '');
    this.buried(day, seat);
    return [
      ...entered,
      ...this.stage.count(),
      ...(isTied ? [told('all', 'lot', [seat])] : []),
      ...eliminated(seat),
      ...this.cast.holders(MEDIUM).map((one) => told([one], SPIRIT, [seat], species)),
    ];
  }
  private divination({ day, cells }: LogLine): Told {
    const [seat, target] = this.seatsIn(cells);
    const species = cells[2];
    if (seat === undefined || target === undefined || !species) return undefined;
    return [
      ...this.stage.enter({ day, phase: LINES.divine, to: this.asked(SEER, seat) }),
      chose({ seat, act: LINES.divine, targets: [target] }),
      told([seat], DIVINED, [target], species),
    ];
  }
  private guard({ day, cells }: LogLine): Told {
    const [seat, target] = this.seatsIn(cells);
    if (seat === undefined || target === undefined) return undefined;
    const deed = { seat, act: LINES.guard, targets: [target] };
    const entered = this.stage.enter({ day, phase: LINES.guard, to: this.asked(BODYGUARD, seat) });
    return [...entered, chose(deed), { type: 'did', deed, to: [seat] }];
  }
  private attack({ day, cells }: LogLine): Told {
    const [number, has] = cells;
    const seat = this.cast.seatOf(number);
    if ((seat === undefined && number !== '-1') || (has !== 'true' && has !== 'false')) return undefined;
    const entered = this.stage.enter({ day, phase: ATTACK_VOTE, to: this.cast.pack });
    const events = [...entered, ...this.stage.count(), noted(TARGET_NOTE, seat ?? null)];
    if (seat === undefined || has === 'false') return [...events, told('all', 'quiet')];
    return [...events, this.death(day, seat, ATTACKED), told('all', 'killed', [seat])];
  }
  private result({ day, cells }: LogLine): Told {
    const [, , side] = cells;
    const { roles } = this.cast;
    if (side !== 'NONE' && !isSide(side)) return undefined;
    this.hasEnded = true;
    const team = side === 'NONE' ? null : side;
    const winners = team === null ? [] : [...roles.keys()].filter((seat) => isOnSide(roles[seat] ?? '', team));
    const outcome = { team, winners, reason: team === null ? this.stopped(day) : endOf(team) };
    return [...this.stage.leave(), { type: 'ended', outcome, seed: '', dealt: roles, cards: roles, to: 'all' }];
  }

  /** A log does not say why no side won; the reason is inferred from the rest. */
  private stopped(day: number): Id {
    if (this.dropped.size > 0) return 'errors';
    return day - 1 - this.lastDeath >= QUIET_ROUNDS ? 'stalemate' : 'max_day';
  }
  private seatsIn(cells: readonly string[]): readonly (SeatId | undefined)[] {
    return cells.slice(0, 2).map((cell) => this.cast.seatOf(cell));
  }
  /** The seats that see a phase in which these roles act, including any seat that acts in it. */
  private asked(role: Id, seat: SeatId): readonly SeatId[] {
    const holders = this.cast.holders(role);
    return holders.includes(seat) ? holders : [seat];
  }
  private death(day: number, seat: SeatId, cause: Id): Event {
    this.buried(day, seat);
    return died(seat, cause);
  }
  private buried(day: number, seat: SeatId): void {
    this.dead.add(seat);
    this.lastDeath = day;
  }
}
