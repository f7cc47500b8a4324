import type { Clock } from '@moonrise/server';
import type { ContestResult } from '../games/reporter.ts';
import type { Notice, NoticeEvent, NoticeRules } from './notice.ts';

/** The state of a contest between two events. */
export interface ContestSituation {
  readonly waiting: Readonly<Record<string, number>>; // agents by team
  readonly running: number; // games
  readonly isComplete: boolean; // all scheduled games are played
  readonly obstacle: string; // why no game starts
}
interface Quarantine {
  readonly team: string;
  readonly until: number; // epoch ms
  readonly failureRate: number;
}

/** Watches a contest for one receiver and decides what to tell. */
export class NoticeWatch {
  private readonly rules: NoticeRules;
  private readonly clock: Clock;
  private readonly post: (notice: Notice) => void;
  private milestones: number; // told so far
  private quietSince: number | null = null; // agents wait, and no game has finished since
  private cancel = () => {};
  private situation: ContestSituation | undefined;

  constructor(rules: NoticeRules, clock: Clock, games: number, post: (notice: Notice) => void) {
    this.rules = rules;
    this.clock = clock;
    this.post = post;
    this.milestones = this.milestoneOf(games);
  }
  changed(situation: ContestSituation): void {
    this.situation = situation;
    const isWaiting = Object.keys(situation.waiting).length > 0 && !situation.isComplete;
    if (!isWaiting) this.wake();
    else if (this.quietSince === null) this.listen();
  }
  /** A game has ended; null if it failed by an error of the server. `games` counts those of earlier runs too. */
  ended(result: ContestResult | null, games: number): void {
    this.wake();
    if (this.situation) this.changed(this.situation);
    if (!result || result.outcome.reason === 'errors') this.tellAbort(result);
    const reached = this.milestoneOf(games);
    if (reached > this.milestones) this.tell('milestone', `${games} games have been played.`, { games });
    this.milestones = Math.max(reached, this.milestones);
  }
  quarantined({ team, until, failureRate }: Quarantine): void {
    const [time, percent] = [new Date(until).toISOString(), Math.round(failureRate * 100)];
    const text = `Team ${team} fails too often (${percent} %) and is not scheduled until ${time}.`;
    this.tell('quarantine', text, { team, until: time, failure_rate: failureRate });
  }
  close(): void {
    this.wake();
  }

  private tellAbort(result: ContestResult | null): void {
    if (!result)
      return this.tell('abort', 'A game was lost by an error of the server; see its log.', { reason: 'fault' });
    const dropped = result.sitters.filter(({ seat }) => result.conduct[seat]?.hasDropped).map(({ team }) => team);
    const text = `Game ${result.id} was stopped because too many agents dropped out: ${dropped.join(', ')}.`;
    this.tell('abort', text, { game: result.id, reason: 'errors', day: result.day, dropped });
  }
  private listen(): void {
    const since = this.clock.now();
    this.quietSince = since;
    this.cancel = this.clock.at(since + this.rules.stall_threshold, () => this.tellStall(since));
  }
  /** Told once, until a game finishes or no agent waits. */
  private tellStall(since: number): void {
    const { waiting, running, obstacle } = this.situation as ContestSituation;
    const minutes = Math.round((this.clock.now() - since) / 6_000) / 10;
    const text = `No game has finished for ${minutes} minutes while agents of ${Object.keys(waiting).join(', ')} wait. Running games: ${running}. ${obstacle}`;
    this.tell('stall', text, { since: new Date(since).toISOString(), waiting, running, obstacle });
  }
  private wake(): void {
    this.cancel();
    this.quietSince = null;
  }
  private milestoneOf(games: number): number {
    return this.rules.milestone_every === 0 ? 0 : Math.floor(games / this.rules.milestone_every);
  }
  private tell(event: NoticeEvent, text: string, facts: Notice['facts']): void {
    if (this.rules.events.includes(event)) this.post({ event, text, facts, at: this.clock.now() });
  }
}
