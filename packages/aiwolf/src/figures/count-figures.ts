import { BODYGUARD, isOfVillage, isWolf, NO_WINNER, SEER } from '../wire/log-words.ts';
import { addFigure, type FigureCounts, type FigureName } from './figures.ts';
import type { LoggedAct } from './logged-acts.ts';
import type { LoggedGame } from './logged-game.ts';
import { mentionFinder } from './mentions.ts';

const SILENT: readonly string[] = ['Over', 'Skip', '[PASS]'];

/** Counts the figures of each seat of one game, by its number. A game without a winner counts in none. */
export function countFigures(game: LoggedGame): ReadonlyMap<number, FigureCounts> {
  if (game.winner === NO_WINNER) return new Map();
  const sheet = new GameSheet(game);
  sheet.countVotes();
  sheet.countNights();
  sheet.countAttacks();
  sheet.countTalks();
  return sheet.counts;
}

class GameSheet {
  readonly counts: ReadonlyMap<number, FigureCounts>;
  private readonly game: LoggedGame;
  private readonly wolves: ReadonlySet<number>;

  constructor(game: LoggedGame) {
    this.game = game;
    this.counts = new Map([...game.seats.keys()].map((seat) => [seat, {}]));
    this.wolves = new Set([...game.seats].filter(([, { role }]) => isWolf(role)).map(([seat]) => seat));
  }

  countVotes(): void {
    for (const seat of new Set(this.game.acts.executed.map((one) => one.seat))) this.add(seat, 'executed', 1, 0);
    for (const [day, votes] of byDay(this.game.acts.votes)) {
      const alive = this.alive(day);
      const executed = new Set(this.executedOn(day)).size; // a dropped seat can be executed but is not among the living
      const voters = new Set(votes.map(({ seat }) => seat));
      for (const seat of alive) {
        const byOthers = votes.filter((vote) => vote.seat !== seat && vote.seat !== vote.target);
        const share = alive.size > 1 ? byOthers.length / (alive.size - 1) : 0;
        this.add(seat, 'voted', byOthers.filter(({ target }) => target === seat).length, share);
        this.add(seat, 'executed', 0, executed / alive.size);
        this.add(seat, 'missed_vote', voters.has(seat) ? 0 : 1, 1);
      }
      for (const vote of votes) this.countVote(vote, without(alive, vote.seat));
    }
  }
  private countVote({ seat, target }: LoggedAct, candidates: ReadonlySet<number>): void {
    const role = this.game.seats.get(seat)?.role ?? '';
    const isHit = Number(this.wolves.has(target));
    this.add(seat, 'self_vote', Number(seat === target), 1);
    if (isWolf(role)) {
      if (this.wolves.size > 1) this.add(seat, 'teammate_votes', seat === target ? 0 : isHit, 1);
    } else if (isOfVillage(role)) this.add(seat, 'vote_accuracy', isHit, this.wolfShare(candidates));
    else this.add(seat, 'possessed_votes', 1 - isHit, 1);
  }

  countNights(): void {
    const { divines, guards } = this.game.acts;
    for (const [name, acts] of [
      ['divined', divines],
      ['guarded', guards],
    ] as const)
      for (const { day, seat, target } of acts) this.spread(name, target, without(this.aliveAtNight(day), seat));
    for (const { day, seat, target } of divines) {
      const candidates = without(this.aliveAtNight(day), seat);
      this.add(seat, 'divine_accuracy', Number(this.wolves.has(target)), this.wolfShare(candidates));
    }
    this.countMissed();
  }
  /** Night 0 always exists; every later night has a line of its attack. */
  private countMissed(): void {
    const { divines, guards, attackVotes, attacks } = this.game.acts;
    for (const day of new Set([0, ...attacks.map((attack) => attack.day)]))
      for (const seat of this.aliveAtNight(day)) {
        const role = this.game.seats.get(seat)?.role ?? '';
        const hasMissed = (acts: readonly LoggedAct[]) =>
          acts.some((act) => act.day === day && act.seat === seat) ? 0 : 1;
        if (role === SEER) this.add(seat, 'missed_divine', hasMissed(divines), 1);
        if (role === BODYGUARD && day > 0) this.add(seat, 'missed_guard', hasMissed(guards), 1);
        if (isWolf(role) && day > 0) this.add(seat, 'missed_attack', hasMissed(attackVotes), 1);
      }
  }

  countAttacks(): void {
    const prey = (day: number) => new Set([...this.aliveAtNight(day)].filter((seat) => !this.wolves.has(seat)));
    for (const { day, target } of this.game.acts.attacks)
      if (target !== null) this.spread('attacked', target, prey(day));
    for (const { day, seat, target } of this.game.acts.attackVotes) {
      this.add(seat, 'attack_on_wolf', Number(this.wolves.has(target)), 1);
      if (!this.wolves.has(target)) this.spread('attack_voted', target, prey(day));
    }
  }

  countTalks(): void {
    const { seats, acts } = this.game;
    const mentionedIn = mentionFinder([...seats.values()].map(({ name }) => name));
    const last = new Map<string, string>(); // by day and seat
    const silent = new Map<string, boolean>();
    for (const { day, seat, text } of acts.talks) {
      const [key, words] = [`${day} ${seat}`, text.trim()];
      const isSilent = SILENT.includes(words);
      this.add(seat, 'repeated_talk', Number(last.get(key) === words && !isSilent), 1);
      last.set(key, words);
      silent.set(key, isSilent && silent.get(key) !== false);
      const names = mentionedIn(text);
      const listeners = without(this.alive(day), seat);
      const named = new Set([...listeners].filter((one) => names.has(seats.get(one)?.name ?? '')));
      for (const one of listeners) this.add(one, 'mentioned', Number(named.has(one)), named.size / listeners.size);
    }
    for (const [key, isSilent] of silent) this.add(Number(key.split(' ')[1]), 'silent_day', Number(isSilent), 1);
  }

  /** Counts one choice: the target got it, and each candidate could have. */
  private spread(name: FigureName, target: number, candidates: ReadonlySet<number>): void {
    if (candidates.size === 0) return;
    for (const seat of candidates) this.add(seat, name, 0, 1 / candidates.size);
    this.add(target, name, 1, 0);
  }
  private wolfShare(candidates: ReadonlySet<number>): number {
    const wolves = [...candidates].filter((seat) => this.wolves.has(seat)).length;
    return candidates.size === 0 ? 0 : wolves / candidates.size;
  }
  private alive(day: number): ReadonlySet<number> {
    return this.game.alive.get(day) ?? NOBODY;
  }
  private aliveAtNight(day: number): ReadonlySet<number> {
    return without(this.alive(day), ...this.executedOn(day));
  }
  private executedOn(day: number): readonly number[] {
    return this.game.acts.executed.filter((one) => one.day === day).map(({ seat }) => seat);
  }
  private add(seat: number, name: FigureName, count: number, of: number): void {
    addFigure(this.counts.get(seat) ?? {}, name, count, of);
  }
}

const NOBODY: ReadonlySet<number> = new Set();
function without(seats: ReadonlySet<number>, ...gone: readonly number[]): ReadonlySet<number> {
  return new Set([...seats].filter((seat) => !gone.includes(seat)));
}
function byDay(acts: readonly LoggedAct[]): ReadonlyMap<number, readonly LoggedAct[]> {
  const days = new Map<number, LoggedAct[]>();
  for (const act of acts) days.set(act.day, [...(days.get(act.day) ?? []), act]);
  return days;
}
