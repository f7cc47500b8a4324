import type { Id } from '@moonrise/engine';
import { wilson } from '@moonrise/lab';
import { isHouse } from '../agents/house.ts';
import type { Score, ScoreTally, TeamTally } from './tally.ts';

/** A win rate with its 95 % interval; null before the first game. */
export interface ContestRate extends Readonly<Score> {
  readonly rate: number | null;
  readonly low: number;
  readonly high: number;
}
interface TeamStanding {
  readonly team: string;
  readonly overall: ContestRate;
  readonly by_role: Readonly<Record<Id, ContestRate>>;
  readonly macro: number | null; // each played role counts the same
  readonly micro: number | null; // each game counts the same
  readonly weighted_micro: number | null; // roles weighted by their cards in the deck
  readonly undecided: number; // games without a winner; they count in no rate
  readonly errors: Errors;
}
interface Errors {
  readonly asked: number;
  readonly failed: number;
  readonly rate: number;
  readonly dropped: number; // games in which it was dropped
}
export interface Standings {
  readonly games: number;
  readonly undecided: number;
  readonly roles: readonly Id[]; // with cards in the deck
  readonly by_role: Readonly<Record<Id, ContestRate>>; // all teams together
  readonly teams: readonly TeamStanding[]; // best first
  readonly house: readonly TeamStanding[]; // built-in players: they are not ranked
}

/** The standings, by win rates over the roles of this deck. */
export function standingsOf(tally: ScoreTally, deck: Readonly<Record<Id, number>>): Standings {
  const roles = Object.keys(deck).filter((role) => (deck[role] ?? 0) > 0);
  const all = [...tally.teams].map(([team, one]) => standingOf(team, one, roles, deck));
  const teams = all.filter(({ team }) => !isHouse(team));
  const tallies = teams.map(({ team }) => tally.teams.get(team) as TeamTally);
  return {
    games: tally.games,
    undecided: tally.undecided,
    roles,
    by_role: byRole(roles, (role) => sumOf(tallies.map((one) => scoreIn(one, role)))),
    house: all.filter(({ team }) => isHouse(team)),
    teams: teams.sort((a, b) => best(b, a, 'macro') || best(b, a, 'micro') || (a.team < b.team ? -1 : 1)),
  };
}
const best = (a: TeamStanding, b: TeamStanding, by: 'macro' | 'micro'): number => (a[by] ?? -1) - (b[by] ?? -1);

function standingOf(
  team: string,
  tally: TeamTally,
  roles: readonly Id[],
  deck: Readonly<Record<Id, number>>,
): TeamStanding {
  const { undecided, asked, failed, dropped } = tally;
  const overall = rateOf(sumOf([...tally.roles.values()]));
  const by_role = byRole(roles, (role) => scoreIn(tally, role));
  const mean = (weight: (role: Id) => number) => meanOf(roles, (role) => by_role[role]?.rate ?? null, weight);
  return {
    team,
    overall,
    by_role,
    macro: mean(() => 1),
    micro: overall.rate,
    weighted_micro: mean((role) => deck[role] ?? 0),
    undecided,
    errors: { asked, failed, rate: asked === 0 ? 0 : failed / asked, dropped },
  };
}

const scoreIn = ({ roles }: TeamTally, role: Id): Score => roles.get(role) ?? { games: 0, wins: 0 };
const sumOf = (scores: readonly Score[]): Score =>
  scores.reduce((sum, { games, wins }) => ({ games: sum.games + games, wins: sum.wins + wins }), { games: 0, wins: 0 });
const byRole = (roles: readonly Id[], scoreOf: (role: Id) => Score): Record<Id, ContestRate> =>
  Object.fromEntries(roles.map((role) => [role, rateOf(scoreOf(role))]));

export function rateOf({ games, wins }: Score): ContestRate {
  const [low, high] = wilson(wins, games);
  return { games, wins, rate: games === 0 ? null : wins / games, low, high };
}
/** The mean of the rates that exist. */
function meanOf(roles: readonly Id[], rate: (role: Id) => number | null, weight: (role: Id) => number): number | null {
  const [sum, whole] = roles.reduce<[number, number]>(
    ([sum, whole], role) => {
      const value = rate(role);
      return value === null ? [sum, whole] : [sum + value * weight(role), whole + weight(role)];
    },
    [0, 0],
  );
  return whole === 0 ? null : sum / whole;
}
