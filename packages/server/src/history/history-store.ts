import type { Id } from '@moonrise/engine';
import type { AchievementId } from './achievements.ts';
import type { Rating } from './rating.ts';

/** A seat that somebody with a profile has played to the end. */
export interface PlayedSeat {
  readonly profile: string; // the hash of its secret, here as everywhere
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

/** What is remembered of people's games. It lies beside the logs, and can be made again from them but for who played where. */
export interface HistoryStore {
  /** This member of a room has this profile. Of two profiles the first stays. */
  tie(player: string, profile: string): Promise<void>;
  /** Whose these members were is no longer known. */
  untie(players: readonly string[]): Promise<void>;
  /** Profiles by member, of those who have one. */
  profilesOf(players: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Finished games that history has not taken up, the oldest first. */
  waiting(limit: number): Promise<readonly { readonly game: string; readonly at: number }[]>;
  /**
   * Takes a game up: all of it, or nothing. A game is taken up once: whoever comes later changes nothing. False: a rating has moved since it was read
   * (`games` is one more than it was), so it has to be worked out again.
   */
  record(game: string, seats: readonly PlayedSeat[], ratings: readonly KeptRating[]): Promise<boolean>;
  /** The newest first. */
  played(profile: string): Promise<readonly PlayedSeat[]>;
  ratingsOf(profile: string): Promise<readonly KeptRating[]>;
  /** On the leaderboard; null: not there. */
  setName(profile: string, name: string | null): Promise<void>;
  nameOf(profile: string): Promise<string | null>;
  /** Those who want to be named, the best first: whoever is at least so good for sure comes before whoever may be better. */
  leaders(rules: Id, limit: number): Promise<readonly Leader[]>;
  /** Forgets everything about a profile. Games stay, without it. */
  forget(profile: string): Promise<void>;
}

/** The parts of a played seat that nobody looks for. */
type Told = Pick<PlayedSeat, 'rules' | 'players' | 'role' | 'hasWon' | 'isAlive' | 'earned'>;
export const packed = ({ rules, players, role, hasWon, isAlive, earned }: PlayedSeat): string =>
  JSON.stringify({ rules, players, role, hasWon, isAlive, earned } satisfies Told);

type Found = Readonly<Record<string, unknown>>;
export const playedOf = ({ profile, game, seat, at, told }: Found): PlayedSeat => ({
  profile: String(profile),
  game: String(game),
  seat: Number(seat),
  at: Number(at),
  ...(JSON.parse(String(told)) as Told),
});
export const ratingOf = ({ profile, rules, rating, deviation, games }: Found): KeptRating => ({
  profile: String(profile),
  rules: String(rules),
  rating: Number(rating),
  deviation: Number(deviation),
  games: Number(games),
});
export const leaderOf = ({ name, rating, deviation, games }: Found): Leader => ({
  name: String(name),
  rating: Number(rating),
  deviation: Number(deviation),
  games: Number(games),
});
