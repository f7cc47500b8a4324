import type { Id } from '@moonrise/engine';
import { type AchievementId, achievements } from './achievements.ts';
import type { PlayedSeat } from './history-store.ts';

/** The games of one person in which they were dealt this role. */
export interface RoleStatistics {
  readonly rules: Id;
  readonly role: Id;
  readonly games: number;
  readonly wins: number;
  readonly survived: number;
}
export interface EarnedTimes {
  readonly id: AchievementId;
  readonly times: number;
  readonly first: string | null; // the first game in which it was earned
}

/** By rule set and role, the most played first. */
export function statisticsOf(played: readonly PlayedSeat[]): readonly RoleStatistics[] {
  const found = new Map<string, RoleStatistics>();
  for (const { rules, role, hasWon, isAlive } of played) {
    const key = `${rules}/${role}`;
    const { games, wins, survived } = found.get(key) ?? { games: 0, wins: 0, survived: 0 };
    const added = { games: games + 1, wins: wins + Number(hasWon), survived: survived + Number(isAlive) };
    found.set(key, { rules, role, ...added });
  }
  return [...found.entries()]
    .sort(([a, one], [b, other]) => other.games - one.games || (a < b ? -1 : 1))
    .map(([, statistics]) => statistics);
}

/** All achievements in their order. `played` has the newest game first. */
export const earnedIn = (played: readonly PlayedSeat[]): readonly EarnedTimes[] =>
  achievements.map(({ id }) => {
    const games = played.filter(({ earned }) => earned.includes(id));
    return { id, times: games.length, first: games.at(-1)?.game ?? null };
  });
