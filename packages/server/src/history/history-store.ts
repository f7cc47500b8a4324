import type { Id } from '@moonrise/engine';
import type { AchievementId } from './achievements.ts';
import type { Rating } from './rating.ts';

/** A finished game of a person with a profile. */
export interface PlayedSeat {
  readonly profile: string; // the hash of its secret
  readonly game: string;
  readonly seat: number;
  readonly at: number; // when the game ended, epoch ms
  readonly rules: Id;
  readonly players: number;
  readonly role: Id; // as dealt
  readonly hasWon: boolean;
  readonly isAlive: boolean;
  readonly earned: readonly AchievementId[];
}
export interface KeptRating extends Rating {
  readonly profile: string;
  readonly rules: Id;
  readonly games: number; // so far
}
export interface Leader extends Rating {
  readonly name: string;
  readonly games: number;
}

/** Stored history of people's games. It can be rebuilt from the logs, except for the links between members and profiles. */
export interface HistoryStore {
  /** Links a member of a room to a profile. An existing link stays. */
  tie(player: string, profile: string): Promise<void>;
  /** Removes the links of these members. */
  untie(players: readonly string[]): Promise<void>;
  /** Profiles by member. Members without one are omitted. */
  profilesOf(players: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Finished games that are not recorded yet, the oldest first. */
  waiting(limit: number): Promise<readonly { readonly game: string; readonly at: number }[]>;
  /**
   * Records a game, completely or not at all. Recording it again changes nothing. False: a rating has changed since it was read (the
   * stored `games` is not one less), so it has to be computed again.
   */
  record(game: string, seats: readonly PlayedSeat[], ratings: readonly KeptRating[]): Promise<boolean>;
  /** The newest first. */
  played(profile: string): Promise<readonly PlayedSeat[]>;
  ratingsOf(profile: string): Promise<readonly KeptRating[]>;
  /** The name on the leaderboard; null: not listed. */
  setName(profile: string, name: string | null): Promise<void>;
  nameOf(profile: string): Promise<string | null>;
  /** People who chose to be listed, ordered by rating minus deviation, so that uncertain ratings do not lead. */
  leaders(rules: Id, limit: number): Promise<readonly Leader[]>;
  /** Deletes everything about a profile. The games stay. */
  forget(profile: string): Promise<void>;
}

/** The parts of a played seat that no query filters by, stored as JSON. */
type SeatDetails = Pick<PlayedSeat, 'rules' | 'players' | 'role' | 'hasWon' | 'isAlive' | 'earned'>;
export const detailsJson = ({ rules, players, role, hasWon, isAlive, earned }: PlayedSeat): string =>
  JSON.stringify({ rules, players, role, hasWon, isAlive, earned } satisfies SeatDetails);

type DatabaseRow = Readonly<Record<string, unknown>>;
export const playedOf = ({ profile, game, seat, at, told }: DatabaseRow): PlayedSeat => ({
  profile: String(profile),
  game: String(game),
  seat: Number(seat),
  at: Number(at),
  ...(JSON.parse(String(told)) as SeatDetails),
});
export const ratingOf = ({ profile, rules, rating, deviation, games }: DatabaseRow): KeptRating => ({
  profile: String(profile),
  rules: String(rules),
  rating: Number(rating),
  deviation: Number(deviation),
  games: Number(games),
});
export const leaderOf = ({ name, rating, deviation, games }: DatabaseRow): Leader => ({
  name: String(name),
  rating: Number(rating),
  deviation: Number(deviation),
  games: Number(games),
});
