import { chosenRulesOf } from '../chosen-rules.ts';
import type { Clock } from '../clock.ts';
import { gameRow, type Sitter, type StartCommand, streamOf } from '../matches/rows.ts';
import type { Trouble } from '../operations/faults.ts';
import { RANKED_PEOPLE } from '../rooms/model/ranked.ts';
import { readInPages } from '../store/read-in-pages.ts';
import type { Store } from '../store/store.ts';
import { earnedBy } from './achievements.ts';
import { FactsReader, type GameFacts } from './game-facts.ts';
import type { HistoryStore, KeptRating, PlayedSeat } from './history-store.ts';
import { ratedTable, unrated } from './rating.ts';
import { factsOf } from './seat-facts.ts';

export interface HistoryWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly trouble: Trouble;
}
type Profiles = ReadonlyMap<string, string>; // by member of a room
const TRIES = 20; // if other nodes rate the same people

/** Records one finished game. A game that cannot be read is skipped for good; its log is kept. */
export async function recordGame({ store, trouble }: HistoryWorld, game: string, at: number): Promise<void> {
  const { history } = store;
  const [first] = await store.read(streamOf(game), 0, 1);
  const begin = first?.command as Partial<StartCommand> | undefined; // an imported game has no sitters
  const sitters = begin?.sitters ?? [];
  const profiles = await history.profilesOf(sitters.flatMap(({ player }) => player ?? []));
  const facts = profiles.size > 0 ? await factsIn(store, game, begin as StartCommand) : undefined;
  let seats: readonly PlayedSeat[] = [];
  try {
    if (facts?.ok === false) throw facts.error;
    if (facts) seats = playedIn(facts.summary, sitters, profiles).map((seat) => ({ ...seat, game, at }));
  } catch (error) {
    trouble('the history of a game', error, { game });
  }
  const rated = facts?.ok && begin?.ranked && !facts.isPlayedOut ? facts.summary : undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const ratings = rated ? await ratedIn(history, rated, sitters, profiles) : [];
    if (await history.record(game, seats, ratings)) return;
  }
  throw new Error(`the ratings of game ${game} kept changing`);
}

type ReadFacts =
  | { readonly ok: true; readonly summary: GameFacts; readonly isPlayedOut: boolean }
  | { readonly ok: false; readonly error: unknown };
/** The facts of a game, or why its log cannot be read. Rejects if the store fails: then it is tried again later. */
async function factsIn(store: Store, game: string, begin: StartCommand): Promise<ReadFacts> {
  const built = chosenRulesOf(begin);
  if (!built.ok) return { ok: false, error: new Error(built.message) };
  const summary = new FactsReader(built.rules);
  let isPlayedOut = false;
  for await (const row of readInPages(store, streamOf(game)))
    try {
      isPlayedOut ||= gameRow(row).command.type === 'play_out';
      for (const event of gameRow(row).events) summary.read(event);
    } catch (error) {
      return { ok: false, error };
    }
  if (!summary.game.state.outcome) return { ok: false, error: new Error('the game has not ended') };
  return { ok: true, summary, isPlayedOut };
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

/** Players without a profile count as unrated. Not rated: a game of few people, or with the same profile in two seats. */
async function ratedIn(
  history: HistoryStore,
  { game }: GameFacts,
  sitters: readonly Sitter[],
  profiles: Profiles,
): Promise<readonly KeptRating[]> {
  const people = sitters.filter(({ player }) => player !== null);
  if (people.length < RANKED_PEOPLE || new Set(profiles.values()).size < profiles.size) return [];
  const rules = game.rules.id;
  const before = await Promise.all(
    sitters.map(async (sitter) => {
      const profile = profileAt(profiles, sitter);
      const kept = profile === undefined ? [] : await history.ratingsOf(profile);
      return { profile, kept: kept.find((one) => one.rules === rules) };
    }),
  );
  const winners = game.state.outcome?.winners ?? [];
  const after = ratedTable(
    before.map(({ kept }) => kept ?? unrated),
    before.map((_, seat) => winners.includes(seat)),
  );
  return before.flatMap(({ profile, kept }, seat) => {
    const { rating, deviation } = after[seat] ?? unrated;
    return profile === undefined ? [] : [{ profile, rules, rating, deviation, games: (kept?.games ?? 0) + 1 }];
  });
}
