import type { Clock } from '@moonrise/server';
import type { Config } from '../config/config.ts';
import type { ContestResult } from '../games/reporter.ts';

type Rules = Config['team_health'];
interface Showing {
  readonly asked: number;
  readonly failed: number;
  readonly hasDropped: boolean;
  readonly isStopped: boolean; // the game ended because of errors
}
export interface AgentHealth {
  readonly team: string;
  readonly games: number;
  readonly request_error_rate: number;
  readonly fatal_rate: number;
  readonly abort_rate: number;
  readonly failure_rate: number;
  readonly weight: number;
  readonly quarantined_until?: string; // RFC 3339
}

/** How reliable each team was lately, and which teams are excluded for a while. */
export class TeamHealth {
  private readonly rules: Rules;
  private readonly clock: Clock;
  private readonly games = new Map<string, Showing[]>();
  private readonly quarantine = new Map<string, number>(); // until when

  constructor(rules: Rules, clock: Clock) {
    this.rules = rules;
    this.clock = clock;
  }
  note({ sitters, conduct, outcome }: ContestResult): void {
    const isStopped = outcome.reason === 'errors';
    for (const { seat, team } of sitters) {
      const shown = conduct[seat];
      if (!shown) continue;
      const games = [...(this.games.get(team) ?? []), { ...shown, isStopped }].slice(-this.rules.window);
      this.games.set(team, games);
      if (games.length >= this.rules.min_games && this.rateOf(team) > this.rules.quarantine_rate)
        this.quarantine.set(team, this.clock.now() + this.rules.quarantine_duration);
    }
  }
  isFit(teams: readonly string[]): boolean {
    return teams.every((team) => (this.quarantine.get(team) ?? 0) <= this.clock.now());
  }
  /** The factor for the weight of a game with these teams. */
  weightOf(teams: readonly (string | undefined)[]): number {
    return teams.reduce((weight, team) => weight * (team === undefined ? 1 : this.weight(team)), 1);
  }
  get all(): readonly AgentHealth[] {
    return [...this.games.keys()].sort().map((team) => this.of(team) as AgentHealth);
  }
  of(team: string): AgentHealth | undefined {
    const games = this.games.get(team);
    if (!games) return undefined;
    const until = this.quarantine.get(team) ?? 0;
    return {
      team,
      games: games.length,
      ...this.rates(team),
      failure_rate: this.rateOf(team),
      weight: this.weight(team),
      ...(until > this.clock.now() && { quarantined_until: new Date(until).toISOString() }),
    };
  }

  private weight(team: string): number {
    const games = this.games.get(team)?.length ?? 0;
    return games < this.rules.min_games ? 1 : Math.max(this.rules.weight_floor, 1 - this.rateOf(team));
  }
  private rates(team: string) {
    const games = this.games.get(team) ?? [];
    const sum = (of: (game: Showing) => number) => games.reduce((total, game) => total + of(game), 0);
    const share = (of: (game: Showing) => boolean) => sum((game) => Number(of(game))) / Math.max(1, games.length);
    return {
      request_error_rate:
        sum(({ failed }) => failed) /
        Math.max(
          1,
          sum(({ asked }) => asked),
        ),
      fatal_rate: share(({ hasDropped }) => hasDropped),
      abort_rate: share(({ isStopped }) => isStopped),
    };
  }
  private rateOf(team: string): number {
    const { request_error, fatal, abort } = this.rules.scores;
    const { request_error_rate, fatal_rate, abort_rate } = this.rates(team);
    const whole = request_error + fatal + abort;
    if (whole === 0) return 0;
    return (request_error * request_error_rate + fatal * fatal_rate + abort * abort_rate) / whole;
  }
}
