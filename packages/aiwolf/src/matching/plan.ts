import type { Id } from '@moonrise/engine';
import { type ContestChance, shuffled } from '../games/chance.ts';

/** One seat of a planned game: a role, and a team by number. */
export interface PlannedSeat {
  readonly role: Id;
  readonly team: number;
}
export type MatchPlan = readonly (readonly PlannedSeat[])[]; // by game

interface Wanted {
  readonly roles: Readonly<Record<Id, number>>;
  readonly teams: number;
  readonly games: number;
}
const MOST_GAMES = 20_000; // in all plans tried; an optimal plan ends the search
const ROUNDS = 60; // improvement passes per plan
const EPSILON = 1e-9;

/** Plans games in which every team has every role equally often, or as nearly as possible. */
export function planGames(wanted: Wanted, chance: Pick<ContestChance, 'below'>): MatchPlan {
  let best: { plan: MatchPlan; deviation: number } | undefined;
  const least = leastDeviation(wanted);
  const tries = Math.max(1, Math.floor(MOST_GAMES / wanted.games));
  for (let i = 0; i < tries; i++) {
    const draft = new Draft(wanted, chance);
    const deviation = draft.deviation();
    if (!best || deviation < best.deviation) best = { plan: draft.plan, deviation };
    if (best.deviation <= least + EPSILON) break;
  }
  return best?.plan ?? [];
}

/** Sum of squared differences between the roles each team has and should have. */
export function deviationOf(plan: MatchPlan, wanted: Wanted): number {
  return new Counts(wanted, plan).deviation();
}

/** The lowest possible deviation: fractional shares cannot be met exactly. */
function leastDeviation({ roles, teams, games }: Wanted): number {
  return Object.values(roles).reduce((sum, count) => {
    const share = (count * games) / teams;
    const below = Math.floor(share);
    const above = Math.round((share - below) * teams); // this many teams have one more
    return sum + above * (below + 1 - share) ** 2 + (teams - above) * (share - below) ** 2;
  }, 0);
}

class Counts {
  private readonly wanted: Wanted;
  private readonly of: Map<Id, number[]>;
  constructor(wanted: Wanted, plan: MatchPlan = []) {
    this.wanted = wanted;
    this.of = new Map(Object.keys(wanted.roles).map((role) => [role, Array<number>(wanted.teams).fill(0)]));
    for (const places of plan) for (const place of places) this.add(place, 1);
  }
  add({ role, team }: PlannedSeat, count: number): void {
    const row = this.of.get(role);
    if (row) row[team] = (row[team] ?? 0) + count;
  }
  /** How often the team has the role beyond its share; negative: too rarely. */
  excess({ role, team }: PlannedSeat): number {
    const { roles, teams, games } = this.wanted;
    return (this.of.get(role)?.[team] ?? 0) - ((roles[role] ?? 0) * games) / teams;
  }
  deviation(): number {
    let sum = 0;
    for (const [role, row] of this.of) for (const team of row.keys()) sum += this.excess({ role, team }) ** 2;
    return sum;
  }
}

/** Builds one plan: fills games with the teams furthest below their share, then exchanges roles. */
class Draft {
  readonly plan: PlannedSeat[][] = [];
  private readonly counts: Counts;
  private readonly teams: readonly number[];
  private readonly chance: Pick<ContestChance, 'below'>;

  constructor(wanted: Wanted, chance: Pick<ContestChance, 'below'>) {
    this.chance = chance;
    this.counts = new Counts(wanted);
    this.teams = Array.from({ length: wanted.teams }, (_, team) => team);
    const deck = Object.entries(wanted.roles).flatMap(([role, count]) => Array<Id>(count).fill(role));
    for (let i = 0; i < wanted.games; i++) this.plan.push(this.fill(deck));
    const least = leastDeviation(wanted) + EPSILON;
    for (let i = 0; i < ROUNDS && this.deviation() > least; i++) this.improve();
  }
  deviation(): number {
    return this.counts.deviation();
  }
  private fill(deck: readonly Id[]): PlannedSeat[] {
    const free = new Set(this.teams);
    return shuffled(deck, this.chance).map((role) => {
      const order = shuffled([...free], this.chance);
      const owed = (team: number) => this.counts.excess({ role, team });
      const team = order.reduce((best, one) => (owed(one) < owed(best) ? one : best));
      free.delete(team);
      const place = { role, team };
      this.counts.add(place, 1);
      return place;
    });
  }
  /** Per game, exchanges roles between teams or substitutes a team where that reduces the deviation. */
  private improve(): void {
    for (const places of this.plan)
      for (let a = 0; a < places.length; a++) {
        for (let b = a + 1; b < places.length; b++) this.exchange(places, a, b);
        this.substitute(places, a);
      }
  }
  private exchange(places: PlannedSeat[], a: number, b: number): void {
    const [one, two] = [places[a] as PlannedSeat, places[b] as PlannedSeat];
    if (one.role === two.role) return;
    const first = { role: one.role, team: two.team };
    const second = { role: two.role, team: one.team };
    if (!this.move([one, two], [first, second])) return;
    places[a] = first;
    places[b] = second;
  }
  private substitute(places: PlannedSeat[], at: number): void {
    const old = places[at] as PlannedSeat;
    const team = this.teams[this.chance.below(this.teams.length)] as number;
    if (places.some((place) => place.team === team)) return;
    const place = { role: old.role, team };
    if (this.move([old], [place])) places[at] = place;
  }
  /** A count that moves from x to y changes the sum of squares by 2 (y - x + 1). Neutral moves are made at random. */
  private move(from: readonly PlannedSeat[], to: readonly PlannedSeat[]): boolean {
    const sum = (places: readonly PlannedSeat[]) =>
      places.reduce((total, place) => total + this.counts.excess(place), 0);
    const change = sum(to) - sum(from) + from.length;
    if (change > EPSILON || (change > -EPSILON && this.chance.below(2) === 0)) return false;
    for (const place of from) this.counts.add(place, -1);
    for (const place of to) this.counts.add(place, 1);
    return true;
  }
}
