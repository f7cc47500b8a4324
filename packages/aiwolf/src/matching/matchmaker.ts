import type { Outcome } from '@moonrise/engine';
import { isHouse } from '../agents/house.ts';
import type { Config } from '../config/config.ts';
import { type ContestChance, shuffled } from '../games/chance.ts';
import type { Party } from '../games/table-setup.ts';
import type { MatchObstacle } from './obstacle.ts';
import type { Schedule, ScheduledMatch } from './schedule.ts';
import type { TeamHealth } from './team-health.ts';
import type { WaitingRoom } from './waiting-room.ts';

/** A game that can start. */
export interface ContestMatch extends Party {
  /** Called when the game has its id. */
  readonly named?: (id: string) => void;
  /** Called when the game is over and its result is stored; null if it failed. */
  readonly done: (outcome: Outcome | null) => void;
}
/** Decides which agents play together. */
export interface Matchmaker {
  /** Takes the agents of the next game out of the waiting room; undefined if no game can start. */
  next(room: WaitingRoom): ContestMatch | undefined;
  obstacle(room: WaitingRoom, playing: ReadonlySet<string>): MatchObstacle; // teams that play now
}

const nothing = () => {};

/** A team with enough connections plays against itself. */
export const selfMatch = (seats: number): Matchmaker => ({
  next: (room) => {
    const team = room.present.find((one) => room.waiting(one).length >= seats);
    return team === undefined ? undefined : { contestants: room.take(Array(seats).fill(team)), done: nothing };
  },
  obstacle: (room, playing) => {
    if (room.size === 0) return { kind: playing.size > 0 ? 'playing' : 'nobody' };
    const waiting = Object.fromEntries(room.present.map((team) => [team, room.waiting(team).length]));
    return { kind: 'own', seats, waiting };
  },
});

/** As many different teams as there are seats, drawn at random. */
export const freeMatch = (seats: number, chance: Pick<ContestChance, 'below'>): Matchmaker => ({
  next: (room) =>
    room.present.length < seats
      ? undefined
      : { contestants: room.take(shuffled(room.present, chance).slice(0, seats)), done: nothing },
  obstacle: ({ present }, playing) => {
    const others = [...playing].filter((team) => !present.includes(team)).sort();
    return { kind: 'teams', seats, present, playing: others };
  },
});

/** The games of a schedule, highest weight first, each as soon as all its teams wait. */
export function scheduledMatch(schedule: Schedule, health: TeamHealth | null): Matchmaker {
  const teamsOf = (match: ScheduledMatch) => match.places.map(({ team }) => schedule.teamOf(team));
  const isMissing = (team: string | undefined, room: WaitingRoom) =>
    team === undefined || (!isHouse(team) && room.waiting(team).length === 0);
  const ready = (match: ScheduledMatch) => health?.isFit(teamsOf(match).filter((team) => team !== undefined)) ?? true;
  const open = () => {
    const all = schedule.open((match) => health?.weightOf(teamsOf(match)) ?? 1);
    const fit = all.filter(ready);
    return fit.length > 0 ? fit : all; // a game out of order is better than none
  };
  return {
    next: (room) => {
      for (const team of room.present) schedule.enter(team);
      const match = open().find((one) => !teamsOf(one).some((team) => isMissing(team, room)));
      if (!match) return undefined;
      const teams = teamsOf(match) as string[];
      const contestants = teams.flatMap((team) => (isHouse(team) ? null : room.take([team])));
      schedule.begin(match);
      return {
        contestants,
        roles: match.places.map(({ role }) => role),
        named: (id) => schedule.name(match, id),
        done: (outcome) => schedule.end(match, (outcome?.team ?? null) !== null),
      };
    },
    obstacle: (room, playing) => {
      const [match] = open();
      if (!match) return { kind: schedule.isRunning ? 'begun' : 'played' };
      const absent = teamsOf(match).filter((team) => isMissing(team, room));
      const known = absent.filter((team) => team !== undefined);
      return {
        kind: 'schedule',
        missing: known.filter((team) => !playing.has(team)),
        unseen: absent.length - known.length,
        playing: known.filter((team) => playing.has(team)),
      };
    },
  };
}

export function matchmakerFor(
  { matching, game }: Config,
  chance: ContestChance,
  schedule: Schedule | null,
  health: TeamHealth | null,
): Matchmaker {
  if (schedule) return scheduledMatch(schedule, health);
  const seats = game.agent_count - matching.house_bots;
  return matching.self_match ? selfMatch(seats) : freeMatch(seats, chance);
}
