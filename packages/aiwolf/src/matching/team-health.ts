import type { Clock } from '@moonrise/server';
import type { Config } from '../config/config.ts';
import type { ContestResult } from '../games/reporter.ts';

type Rules = Config['team_health'];
/** One game of a team, all its seats together. */
interface TeamGame {
  readonly asked: number;
  readonly failed: number;
  readonly hasDropped: boolean;
  readonly isStopped: boolean; // the game ended because of errors
}
interface TeamState {
  games: readonly TeamGame[]; // the last ones
  active: number; // games that it plays now
  lastSeen: number; // epoch ms
  quarantinedUntil: number; // epoch ms; 0: never
  quarantines: number;
}
/** An entry of `/api/v1/teams`, with the keys of the contest's own server. Times are Unix seconds. */
export interface AgentHealth {
  readonly team: string;
  readonly games: number; // the last ones, at most `window`; the next four keys count these
  readonly requests: number; // questions
  readonly request_errors: number;
  readonly fatal_games: number; // games in which an agent of the team dropped out
  readonly aborted_games: number; // games that ended because of errors
  readonly failure_rate: number;
  readonly weight: number;
  readonly quarantined: boolean;
  readonly quarantined_until?: number; // left out if not quarantined
  readonly quarantine_count: number;
  readonly active_games: number;
  readonly last_seen: number;
}

/** How reliable each team was lately, and which teams are excluded for a while. */
export class TeamHealth {
  private readonly rules: Rules;
  private readonly clock: Clock;
  private readonly teams = new Map<string, TeamState>();

  constructor(rules: Rules, clock: Clock) {
    this.rules = rules;
    this.clock = clock;
  }
  /** A game of these teams begins; call the result when it is over. */
  begin(names: readonly string[]): () => void {
    const playing = [...new Set(names)].map((team) => this.stateOf(team));
    const count = (change: number) => {
      for (const state of playing) {
        state.active += change;
        state.lastSeen = this.clock.now();
      }
    };
    count(1);
    return () => count(-1);
  }
  /** Counts a game once for each team, however many seats it had. Built-in players are not counted: no game of theirs began. */
  note({ sitters, conduct, outcome }: ContestResult): void {
    const isStopped = outcome.reason === 'errors';
    for (const team of new Set(sitters.map((sitter) => sitter.team))) {
      const state = this.teams.get(team);
      if (!state) continue;
      const seats = sitters.flatMap((sitter) => (sitter.team === team ? (conduct[sitter.seat] ?? []) : []));
      const game: TeamGame = {
        asked: sum(seats, ({ asked }) => asked),
        failed: sum(seats, ({ failed }) => failed),
        hasDropped: seats.some(({ hasDropped }) => hasDropped),
        isStopped,
      };
      state.games = [...state.games, game].slice(-this.rules.window);
      this.judge(state);
    }
  }
  isFit(teams: readonly string[]): boolean {
    return teams.every((team) => !this.isQuarantined(this.teams.get(team)));
  }
  /** The factor for the weight of a game with these teams. */
  weightOf(teams: readonly (string | undefined)[]): number {
    return teams.reduce(
      (weight, team) => weight * this.weight(team === undefined ? undefined : this.teams.get(team)),
      1,
    );
  }
  get all(): readonly AgentHealth[] {
    return [...this.teams.keys()].sort().map((team) => this.of(team) as AgentHealth);
  }
  of(team: string): AgentHealth | undefined {
    const state = this.teams.get(team);
    if (!state) return undefined;
    const { games, active, lastSeen, quarantinedUntil, quarantines } = state;
    const quarantined = this.isQuarantined(state);
    return {
      team,
      games: games.length,
      requests: sum(games, ({ asked }) => asked),
      request_errors: sum(games, ({ failed }) => failed),
      fatal_games: games.filter(({ hasDropped }) => hasDropped).length,
      aborted_games: games.filter(({ isStopped }) => isStopped).length,
      failure_rate: this.failureRate(games),
      weight: this.weight(state),
      quarantined,
      ...(quarantined && { quarantined_until: seconds(quarantinedUntil) }),
      quarantine_count: quarantines,
      active_games: active,
      last_seen: seconds(lastSeen),
    };
  }

  private stateOf(team: string): TeamState {
    const state = this.teams.get(team) ?? { games: [], active: 0, lastSeen: 0, quarantinedUntil: 0, quarantines: 0 };
    this.teams.set(team, state);
    return state;
  }
  /** A running quarantine is never extended, so that every team gets another chance. */
  private judge(state: TeamState): void {
    const { min_games, quarantine_rate, quarantine_duration } = this.rules;
    if (this.isQuarantined(state) || state.games.length < min_games) return;
    if (this.failureRate(state.games) <= quarantine_rate) return;
    state.quarantinedUntil = this.clock.now() + quarantine_duration;
    state.quarantines++;
  }
  private isQuarantined(state: TeamState | undefined): boolean {
    return state !== undefined && state.quarantinedUntil > this.clock.now();
  }
  private weight(state: TeamState | undefined): number {
    if (!state || state.games.length < this.rules.min_games) return 1;
    return Math.max(this.rules.weight_floor, 1 - this.failureRate(state.games));
  }
  /** A weighted mean. The error term is left out if nothing was asked, as in free speech. */
  private failureRate(games: readonly TeamGame[]): number {
    const { request_error, fatal, abort } = this.rules.scores;
    const asked = sum(games, (game) => game.asked);
    const failed = sum(games, (game) => game.failed);
    const terms = [
      ...(asked > 0 ? [[request_error, failed / asked] as const] : []),
      [fatal, share(games, ({ hasDropped }) => hasDropped)] as const,
      [abort, share(games, ({ isStopped }) => isStopped)] as const,
    ];
    const whole = sum(terms, ([weight]) => weight);
    return whole === 0 ? 0 : sum(terms, ([weight, rate]) => weight * rate) / whole;
  }
}

const seconds = (ms: number): number => Math.floor(ms / 1000);
const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0);
const share = (games: readonly TeamGame[], is: (game: TeamGame) => boolean): number =>
  games.length === 0 ? 0 : games.filter(is).length / games.length;
