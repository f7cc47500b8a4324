import type { Id } from '@moonrise/engine';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { ContestChance } from '../games/chance.ts';
import { type PlannedSeat, planGames } from './plan.ts';

const indices = z.record(z.string(), z.array(z.int().nonnegative()));
const file = z.object({
  infinite_loop: z.boolean(),
  team_count: z.int().positive(),
  game_count: z.int().positive(),
  idx_team_map: z.record(z.string(), z.string()),
  role_num_map: z.record(z.string(), z.int().nonnegative()),
  ended_matches: z.array(indices),
  scheduled_matches: z.array(z.object({ role_idxs: indices, weight: z.number() })),
});
export type ScheduleFile = z.infer<typeof file>;

export interface ScheduledMatch {
  readonly places: readonly PlannedSeat[];
  weight: number;
  isRunning: boolean;
}
/** Reads a schedule file of this server or of the contest's own server. */
export function readSchedule(text: string): ScheduleFile | undefined {
  try {
    return file.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Planned and played games. Reports each change, so that it can be stored. */
export class Schedule {
  private readonly config: Config;
  private readonly chance: Pick<ContestChance, 'below'>;
  private readonly changed: (file: ScheduleFile) => void;
  private readonly teams: string[] = []; // by number
  private readonly ended: (readonly PlannedSeat[])[] = [];
  private matches: ScheduledMatch[] = [];

  constructor(
    config: Config,
    chance: Pick<ContestChance, 'below'>,
    kept: ScheduleFile | undefined,
    changed: (file: ScheduleFile) => void,
  ) {
    this.config = config;
    this.chance = chance;
    this.changed = changed;
    if (kept) this.resume(kept);
    else this.plan();
  }
  /** Why a stored schedule does not match this configuration. */
  static faultIn(kept: ScheduleFile, { matching, roles }: Config): string | undefined {
    const isSame = Object.keys({ ...roles, ...kept.role_num_map }).every(
      (role) => (roles[role] ?? 0) === (kept.role_num_map[role] ?? 0),
    );
    const fits = kept.team_count === matching.team_count && isSame;
    return fits
      ? undefined
      : `matching.output_path: the schedule in ${matching.output_path} is for ${kept.team_count} teams or for other cards; move it away, or change matching.team_count and logic.roles.`;
  }

  teamOf(index: number): string | undefined {
    return this.teams[index];
  }
  /** A new team gets a number while there are free ones. */
  enter(team: string): void {
    if (this.teams.includes(team) || this.teams.length >= this.config.matching.team_count) return;
    this.teams.push(team);
    this.keep();
  }
  /** Games that have not started, highest weight first. */
  open(factor: (match: ScheduledMatch) => number): readonly ScheduledMatch[] {
    const weigh = (match: ScheduledMatch) => match.weight * factor(match);
    return this.matches.filter(({ isRunning }) => !isRunning).sort((a, b) => weigh(b) - weigh(a));
  }
  get isRunning(): boolean {
    return this.matches.some(({ isRunning }) => isRunning);
  }
  /** Returns the callback for the end of the game: a game without a winner is played again later. */
  begin(match: ScheduledMatch): (winner: Id | null) => void {
    match.isRunning = true;
    return (winner) => {
      match.isRunning = false;
      if (winner === null) match.weight *= this.config.matching.abort_weight_factor;
      else {
        this.matches = this.matches.filter((one) => one !== match);
        this.ended.push(match.places);
      }
      const isPlayed = !this.isRunning && this.matches.every(({ weight }) => weight <= 0);
      if (isPlayed && this.config.matching.infinite_loop) this.plan();
      else this.keep();
    };
  }
  /** How often each team has had each role so far. */
  get played(): readonly (readonly PlannedSeat[])[] {
    return this.ended;
  }
  /** Games without a winner so far, including running ones. */
  get left(): readonly (readonly PlannedSeat[])[] {
    return this.matches.map(({ places }) => places);
  }

  private plan(): void {
    const { roles, matching } = this.config;
    const games = planGames({ roles, teams: matching.team_count, games: matching.game_count }, this.chance);
    this.matches.push(...games.map((places) => ({ places, weight: 1, isRunning: false })));
    this.keep();
  }
  private resume({ idx_team_map, ended_matches, scheduled_matches }: ScheduleFile): void {
    const last = Math.max(-1, ...Object.keys(idx_team_map).map(Number));
    for (let i = 0; i <= last; i++) this.teams.push(idx_team_map[String(i)] ?? '');
    this.ended.push(...ended_matches.map(placesOf));
    this.matches = scheduled_matches.map(({ role_idxs, weight }) => ({
      places: placesOf(role_idxs),
      weight,
      isRunning: false,
    }));
  }
  private keep(): void {
    const { matching, roles } = this.config;
    this.changed({
      infinite_loop: matching.infinite_loop,
      team_count: matching.team_count,
      game_count: matching.game_count,
      idx_team_map: Object.fromEntries(this.teams.map((team, i) => [i, team])),
      role_num_map: roles,
      ended_matches: this.ended.map(indicesOf),
      scheduled_matches: this.matches.map(({ places, weight }) => ({ role_idxs: indicesOf(places), weight })),
    });
  }
}

const placesOf = (role_idxs: Readonly<Record<Id, readonly number[]>>): PlannedSeat[] =>
  Object.entries(role_idxs).flatMap(([role, teams]) => teams.map((team) => ({ role, team })));
function indicesOf(places: readonly PlannedSeat[]): Record<Id, number[]> {
  const map: Record<Id, number[]> = {};
  for (const { role, team } of places) map[role] = [...(map[role] ?? []), team];
  return map;
}
