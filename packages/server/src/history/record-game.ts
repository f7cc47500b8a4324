import { chosenRulesOf } from '../chosen-rules.ts';
import type { Clock } from '../clock.ts';
import { type GameRow, gameRow, type Sitter, type StartCommand, streamOf } from '../matches/rows.ts';
import type { Store } from '../store/store.ts';
import { earnedBy } from './achievements.ts';
import { type GameFacts, gameFactsOf } from './game-facts.ts';
import type { HistoryStore, KeptRating, PlayedSeat } from './history-store.ts';
import { ratedTable, unrated } from './rating.ts';
import { factsOf } from './seat-facts.ts';

export interface HistoryWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly trouble: (about: string, error: unknown) => void;
}
type Profiles = ReadonlyMap<string, string>; // by member of a room
const TRIES = 20; // if other nodes rate the same people

/** Records one finished game. A game that cannot be read is skipped for good; its log is kept. */
export async function recordGame({ store, trouble }: HistoryWorld, game: string, at: number): Promise<void> {
  const { history } = store;
  const rows = (await store.read(streamOf(game))).map(gameRow);
  const begin = rows[0]?.command as Partial<StartCommand> | undefined; // an imported game has no sitters
  const sitters = begin?.sitters ?? [];
  const profiles = await history.profilesOf(sitters.flatMap(({ player }) => player ?? []));
  let summary: GameFacts | undefined;
  let seats: readonly PlayedSeat[] = [];
  try {
    summary = profiles.size > 0 ? gameFactsIn(rows, begin as StartCommand) : undefined;
    if (summary) seats = playedIn(summary, sitters, profiles).map((seat) => ({ ...seat, game, at }));
  } catch (error) {
    trouble(`the history of game ${game}`, error);
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const ratings = summary && begin?.ranked ? await ratedIn(history, summary, sitters, profiles) : [];
    if (await history.record(game, seats, ratings)) return;
  }
  throw new Error(`the ratings of game ${game} kept changing`);
}

function gameFactsIn(rows: readonly GameRow[], begin: StartCommand): GameFacts {
  const built = chosenRulesOf(begin);
  if (!built.ok) throw new Error(built.message);
  const summary = gameFactsOf(
    built.rules,
    rows.flatMap(({ events }) => events),
  );
  if (!summary.game.state.outcome) throw new Error('the game has not ended');
  return summary;
}

const profileAt = (profiles: Profiles, sitter: Sitter | undefined): string | undefined =>
  profiles.get(sitter?.player ?? '');

function playedIn(summary: GameFacts, sitters: readonly Sitter[], profiles: Profiles) {
  return sitters.flatMap((sitter, seat): Omit<PlayedSeat, 'game' | 'at'>[] => {
    const profile = profileAt(profiles, sitter);
    if (profile === undefined) return [];
    const facts = factsOf(summary, seat);
    const { players, role, hasWon, isAlive } = facts;
    return [{ profile, seat, rules: summary.game.rules.id, players, role, hasWon, isAlive, earned: earnedBy(facts) }];
  });
}

/** Players without a profile count as unrated. A game with the same profile in two seats is not rated. */
async function ratedIn(
  history: HistoryStore,
  { game }: GameFacts,
  sitters: readonly Sitter[],
  profiles: Profiles,
): Promise<readonly KeptRating[]> {
  if (new Set(profiles.values()).size < profiles.size) return [];
  const rules = game.rules.id;
  const people = await Promise.all(
    sitters.map(async (sitter) => {
      const profile = profileAt(profiles, sitter);
      const kept = profile === undefined ? [] : await history.ratingsOf(profile);
      return { profile, kept: kept.find((one) => one.rules === rules) };
    }),
  );
  const winners = game.state.outcome?.winners ?? [];
  const after = ratedTable(
    people.map(({ kept }) => kept ?? unrated),
    people.map((_, seat) => winners.includes(seat)),
  );
  return people.flatMap(({ profile, kept }, seat) => {
    const { rating, deviation } = after[seat] ?? unrated;
    return profile === undefined ? [] : [{ profile, rules, rating, deviation, games: (kept?.games ?? 0) + 1 }];
  });
}
