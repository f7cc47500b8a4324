import type { Id, Role, Ruleset } from '@moonrise/engine';
import type { PlayedGame } from '../games/play-game.ts';

/** Totals over all seats dealt one role, whatever card they ended with. */
export interface RoleTally {
  dealt: number;
  won: number;
  survived: number;
}
/** Counts over many games. Integers only, so that the order of addition does not matter. */
export interface Tally {
  games: number;
  wins: Record<Id, number>; // by team, and `none`
  ends: Record<Id, number>; // by reason
  rounds: { sum: number; max: number };
  lengths: Record<string, number>; // games by number of rounds
  roles: Record<Id, RoleTally>;
}

/** An empty tally with every role of the deck, and every team of the deck or of the usual decks. */
export function emptyTally(rules: Ruleset, deck: Readonly<Record<Id, number>>): Tally {
  const decks = [deck, ...usualDecks(rules)];
  const isDealt = ({ id }: Role) => decks.some((one) => (one[id] ?? 0) > 0);
  const teams = Object.keys(rules.words.teams).filter((id) =>
    rules.roles.some((role) => role.team === id && isDealt(role)),
  );
  const roles = rules.roles.filter(({ id }) => (deck[id] ?? 0) > 0);
  return {
    games: 0,
    wins: Object.fromEntries([...teams, 'none'].map((team) => [team, 0])),
    ends: {},
    rounds: { sum: 0, max: 0 },
    lengths: {},
    roles: Object.fromEntries(roles.map(({ id }) => [id, { dealt: 0, won: 0, survived: 0 }])),
  };
}

/** The decks of a rule set for every number of players. */
export function usualDecks({ players: [least, most], cards }: Ruleset): Readonly<Record<Id, number>>[] {
  return Array.from({ length: most - least + 1 }, (_, i) => cards(least + i)).flatMap((dealt) =>
    dealt.ok ? [dealt.deck] : [],
  );
}

/** Adds one finished game. */
export function count(tally: Tally, { game }: PlayedGame): void {
  const { outcome, dealt, day } = game.state;
  if (!outcome) throw new Error('Only finished games are counted.');
  const rounds = day - game.rules.firstDay + 1;
  tally.games++;
  add(tally.wins, outcome.team ?? 'none', 1);
  add(tally.ends, outcome.reason, 1);
  tally.rounds.sum += rounds;
  tally.rounds.max = Math.max(tally.rounds.max, rounds);
  add(tally.lengths, String(rounds), 1);
  for (const { id, alive } of game.seats) {
    const role = tally.roles[dealt[id] ?? ''];
    if (!role) continue;
    role.dealt++;
    if (alive) role.survived++;
    if (outcome.winners.includes(id)) role.won++;
  }
}

/** Adds the tally of other games of the same table. */
export function merge(tally: Tally, other: Tally): void {
  tally.games += other.games;
  for (const [team, games] of Object.entries(other.wins)) add(tally.wins, team, games);
  for (const [reason, games] of Object.entries(other.ends)) add(tally.ends, reason, games);
  tally.rounds.sum += other.rounds.sum;
  tally.rounds.max = Math.max(tally.rounds.max, other.rounds.max);
  for (const [rounds, games] of Object.entries(other.lengths)) add(tally.lengths, rounds, games);
  for (const [id, { dealt, won, survived }] of Object.entries(other.roles)) {
    const role = tally.roles[id] as RoleTally;
    role.dealt += dealt;
    role.won += won;
    role.survived += survived;
  }
}
function add(counts: Record<Id, number>, key: Id, by: number): void {
  counts[key] = (counts[key] ?? 0) + by;
}
