import type { Id } from '@moonrise/engine';
import { z } from 'zod';
import { HOUSE_TEAM } from '../agents/house.ts';
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
  // `game` is ours: the id of the game that is being played; the contest's own server ignores it
  scheduled_matches: z.array(z.object({ role_idxs: indices, weight: z.number(), game: z.string().optional() })),
});
export type ScheduleFile = z.infer<typeof file>;

export interface ScheduledMatch {
  readonly places: readonly PlannedSeat[];
  weight: number;
  isRunning: boolean;
  game: string | undefined; // its id, from the start of the game on
}
/** How the games ended that ran when the server was killed: true for a winner, undefined if they did not end. */
export type EndedGames = (id: string) => boolean | undefined;

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
    hasWinner: EndedGames = () => undefined,
  ) {
    this.config = config;
    this.chance = chance;
    this.changed = changed;
    if (kept) this.resume(kept);
    this.seatHouse();
    if (kept) this.catchUp(hasWinner);
    else this.plan();
  }
  /** Why a stored schedule does not match this configuration. */
  static faultIn(kept: ScheduleFile, { matching, roles }: Config): string | undefined {
    const isSame = Object.keys({ ...roles, ...kept.role_num_map }).every(
      (role) => (roles[role] ?? 0) === (kept.role_num_map[role] ?? 0),
    );
    const fits = kept.team_count === matching.team_count && isSame;
    const { team_count, house_bots, output_path } = matching;
    const named = Object.values(kept.idx_team_map).filter((team) => team !== HOUSE_TEAM).length;
    if (fits && named + house_bots > team_count)
      return `matching.house_bots (or --bots): is ${house_bots}, but the schedule in ${output_path} has names for ${named} of its ${team_count} teams; remove the names of teams that left from its idx_team_map.`;
    return fits
      ? undefined
      : `matching.output_path: the schedule in ${matching.output_path} is for ${kept.team_count} teams or for other cards; move it away, or change matching.team_count and logic.roles.`;
  }

  teamOf(index: number): string | undefined {
    return this.teams[index] || undefined;
  }
  /** A new team gets a number while there are free ones. */
  enter(team: string): void {
    if (!this.teams.includes(team) && this.give(team)) this.keep();
  }
  /** Games that have not started, highest weight first. */
  open(factor: (match: ScheduledMatch) => number): readonly ScheduledMatch[] {
    const weigh = (match: ScheduledMatch) => match.weight * factor(match);
    return this.matches.filter(({ isRunning }) => !isRunning).sort((a, b) => weigh(b) - weigh(a));
  }
  get isRunning(): boolean {
    return this.matches.some(({ isRunning }) => isRunning);
  }
  begin(match: ScheduledMatch): void {
    match.isRunning = true;
  }
  /** The game has an id. It is stored, so that a killed server finds out whether the game is among the results. */
  name(match: ScheduledMatch, id: string): void {
    match.game = id;
    this.keep();
  }
  end(match: ScheduledMatch, hasWinner: boolean): void {
    this.take(match, hasWinner);
    this.settle();
  }
  /** How often each team has had each role so far. */
  get played(): readonly (readonly PlannedSeat[])[] {
    return this.ended;
  }
  /** Games without a winner so far, including running ones. */
  get left(): readonly (readonly PlannedSeat[])[] {
    return this.matches.map(({ places }) => places);
  }

  /** A game without a winner is played again later. */
  private take(match: ScheduledMatch, hasWinner: boolean): void {
    match.isRunning = false;
    match.game = undefined;
    if (!hasWinner) match.weight *= this.config.matching.abort_weight_factor;
    else {
      this.matches = this.matches.filter((one) => one !== match);
      this.ended.push(match.places);
    }
  }
  private settle(): void {
    const isPlayed = !this.isRunning && this.matches.every(({ weight }) => weight <= 0);
    if (isPlayed && this.config.matching.infinite_loop) this.plan();
    else this.keep();
  }
  /** A game that was interrupted is played again, unless its result was stored already. */
  private catchUp(hasWinner: EndedGames): void {
    for (const match of [...this.matches]) {
      const ended = match.game === undefined ? undefined : hasWinner(match.game);
      if (ended !== undefined) this.take(match, ended);
      match.game = undefined;
    }
    this.settle();
  }
  /** House bots have numbers like teams. They come first, because the contest's own server counts names to find a free number. */
  private seatHouse(): void {
    const { house_bots } = this.config.matching;
    const has = () => this.teams.filter((team) => team === HOUSE_TEAM).length;
    while (has() > house_bots) this.teams[this.teams.lastIndexOf(HOUSE_TEAM)] = ''; // free for a new team
    while (has() < house_bots)
      if (!this.give(HOUSE_TEAM)) throw new Error('The schedule has no number for a house bot.');
  }
  private give(team: string): boolean {
    const free = this.teams.indexOf('');
    const index = free >= 0 ? free : this.teams.length;
    if (index >= this.config.matching.team_count) return false;
    this.teams[index] = team;
    return true;
  }
  private plan(): void {
    const { roles, matching } = this.config;
    const games = planGames({ roles, teams: matching.team_count, games: matching.game_count }, this.chance);
    this.matches.push(...games.map((places) => ({ places, weight: 1, isRunning: false, game: undefined })));
    this.keep();
  }
  private resume({ idx_team_map, ended_matches, scheduled_matches }: ScheduleFile): void {
    const last = Math.max(-1, ...Object.keys(idx_team_map).map(Number));
    for (let i = 0; i <= last; i++) this.teams.push(idx_team_map[String(i)] ?? '');
    this.ended.push(...ended_matches.map(placesOf));
    this.matches = scheduled_matches.map(({ role_idxs, weight, game }) => ({
      ...{ places: placesOf(role_idxs), weight, isRunning: false, game },
    }));
  }
  private keep(): void {
    const { matching, roles } = this.config;
    this.changed({
      infinite_loop: matching.infinite_loop,
      team_count: matching.team_count,
      game_count: matching.game_count,
      idx_team_map: Object.fromEntries([...this.teams.entries()].filter(([, team]) => team !== '')),
      role_num_map: roles,
      ended_matches: this.ended.map(indicesOf),
      scheduled_matches: this.matches.map(({ places, weight, game }) => ({
        ...{ role_idxs: indicesOf(places), weight, ...(game !== undefined && { game }) },
      })),
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
