import { chosenRules } from '../chosen-rules.ts';
import type { Clock } from '../clock.ts';
import { type GameRow, gameRow, type Sitter, type StartCommand, streamOf } from '../matches/rows.ts';
import type { Store } from '../store/store.ts';
import { earnedBy } from './achievements.ts';
import type { HistoryStore, KeptRating, PlayedSeat } from './history-store.ts';
import { ratedTable, unrated } from './rating.ts';
import { factsOf } from './seat-facts.ts';
import { type GameTale, taleOf } from './tale.ts';

export interface HistoryWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly trouble: (about: string, error: unknown) => void;
}
type Profiles = ReadonlyMap<string, string>; // by member of the room
const TRIES = 20; // against other nodes that rate the same people

/** Takes one finished game into history. A game that cannot be told is left out of it, for good: its log is kept. */
export async function takeUp({ store, trouble }: HistoryWorld, game: string, at: number): Promise<void> {
  const { history } = store;
  const rows = (await store.read(streamOf(game))).map(gameRow);
  const begin = rows[0]?.command as Partial<StartCommand> | undefined; // a game brought from elsewhere has no sitters
  const sitters = begin?.sitters ?? [];
  const profiles = await history.profilesOf(sitters.flatMap(({ player }) => player ?? []));
  let tale: GameTale | undefined;
  let seats: readonly PlayedSeat[] = [];
  try {
    tale = profiles.size > 0 ? toldIn(rows, begin as StartCommand) : undefined;
    if (tale) seats = playedIn(tale, sitters, profiles).map((seat) => ({ ...seat, game, at }));
  } catch (error) {
    trouble(`the history of game ${game}`, error);
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const ratings = tale && begin?.ranked ? await ratedIn(history, tale, sitters, profiles) : [];
    if (await history.record(game, seats, ratings)) return;
  }
  throw new Error(`the ratings of game ${game} do not settle`);
}

function toldIn(rows: readonly GameRow[], { rules, options }: StartCommand): GameTale {
  const built = chosenRules(rules, options);
  if (!built.ok) throw new Error(built.message);
  const tale = taleOf(
    built.rules,
    rows.flatMap(({ events }) => events),
  );
  if (!tale.game.state.outcome) throw new Error('it has not ended');
  return tale;
}

const profileAt = (profiles: Profiles, sitter: Sitter | undefined): string | undefined =>
  profiles.get(sitter?.player ?? '');

function playedIn(tale: GameTale, sitters: readonly Sitter[], profiles: Profiles) {
  return sitters.flatMap((sitter, seat): Omit<PlayedSeat, 'game' | 'at'>[] => {
    const profile = profileAt(profiles, sitter);
    if (profile === undefined) return [];
    const facts = factsOf(tale, seat);
    const { players, role, hasWon, isAlive } = facts;
    return [{ profile, seat, rules: tale.game.rules.id, players, role, hasWon, isAlive, earned: earnedBy(facts) }];
  });
}

/** Whoever has no profile counts as somebody of whom nothing is known. A game in which somebody plays against themselves is not rated. */
async function ratedIn(
  history: HistoryStore,
  { game }: GameTale,
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
