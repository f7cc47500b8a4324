import type { Id } from '@moonrise/engine';
import { HOUSE_TEAM } from '../agents/house.ts';
import type { PlannedSeat } from '../matching/plan.ts';
import type { Schedule } from '../matching/schedule.ts';

interface Share {
  readonly planned: number;
  readonly played: number;
  readonly left: number;
}
interface TeamProgress {
  readonly team: string | null; // null: not seen yet
  readonly house?: true; // a built-in player
  readonly by_role: Readonly<Record<Id, Share>>;
}
export interface Progress extends Share {
  readonly teams: readonly TeamProgress[];
}

/** Progress of the schedule, in total and per team and role. */
export function progressOf(
  schedule: Pick<Schedule, 'played' | 'left' | 'teamOf'>,
  roles: readonly Id[],
  teams: number,
): Progress {
  const { played, left } = schedule;
  const [past, coming] = [countsOf(played), countsOf(left)];
  return {
    ...shareOf(played.length, left.length),
    teams: Array.from({ length: teams }, (_, team) => ({
      team: schedule.teamOf(team) ?? null,
      ...(schedule.teamOf(team) === HOUSE_TEAM && { house: true as const }),
      by_role: Object.fromEntries(
        roles.map((role) => [
          role,
          shareOf(past.get(keyOf({ role, team })) ?? 0, coming.get(keyOf({ role, team })) ?? 0),
        ]),
      ),
    })),
  };
}
const shareOf = (played: number, left: number): Share => ({ planned: played + left, played, left });
const keyOf = ({ role, team }: PlannedSeat): string => `${team} ${role}`;
function countsOf(games: readonly (readonly PlannedSeat[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const place of games.flat()) counts.set(keyOf(place), (counts.get(keyOf(place)) ?? 0) + 1);
  return counts;
}
