import type { Id } from '@moonrise/engine';
import {
  detailsJson,
  type HistoryStore,
  type KeptRating,
  leaderOf,
  type PlayedSeat,
  playedOf,
  ratingOf,
} from '../../history/history-store.ts';
import { type Database, type Statement, withoutSync } from './driver.ts';

const sql = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  link: 'INSERT INTO profile_members (player, profile) VALUES (?, ?) ON CONFLICT DO NOTHING',
  profileOf: 'SELECT profile FROM profile_members WHERE player = ?',
  waiting: 'SELECT game, at FROM games WHERE recorded = 0 ORDER BY at, game LIMIT ?',
  markRecorded: 'UPDATE games SET recorded = 1 WHERE game = ? AND recorded = 0',
  addSeat: 'INSERT INTO played (game, seat, profile, at, told) VALUES (?, ?, ?, ?, ?)',
  firstRating:
    'INSERT INTO ratings (profile, rules, rating, deviation, games) VALUES (?, ?, ?, ?, 1) ON CONFLICT DO NOTHING',
  nextRating: `UPDATE ratings SET rating = ?, deviation = ?, games = games + 1
    WHERE profile = ? AND rules = ? AND games = ?`,
  played: 'SELECT * FROM played WHERE profile = ? ORDER BY at DESC, game DESC',
  ratings: 'SELECT * FROM ratings WHERE profile = ? ORDER BY rules',
  setName: 'INSERT INTO leaderboard (profile, name) VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name',
  dropName: 'DELETE FROM leaderboard WHERE profile = ?',
  name: 'SELECT name FROM leaderboard WHERE profile = ?',
  leaders: `SELECT name, rating, deviation, games FROM leaderboard JOIN ratings USING (profile)
    WHERE rules = ? ORDER BY rating - deviation DESC, name LIMIT ?`,
  unlink: 'DELETE FROM profile_members WHERE player = ?',
  dropLinks: 'DELETE FROM profile_members WHERE profile = ?',
  dropPlayed: 'DELETE FROM played WHERE profile = ?',
  dropRatings: 'DELETE FROM ratings WHERE profile = ?',
  dropPins: 'DELETE FROM pins WHERE by = ?',
};

/** History in SQLite. Each transaction runs synchronously, so it never mixes with one of the log. */
export class SqliteHistory implements HistoryStore {
  private readonly db: Database;
  private readonly ask: Readonly<Record<keyof typeof sql, Statement>>;

  constructor(db: Database) {
    this.db = db;
    const prepared = Object.entries(sql).map(([name, text]) => [name, db.prepare(text)]);
    this.ask = Object.fromEntries(prepared) as typeof this.ask;
  }
  async link(player: string, profile: string) {
    withoutSync(this.db, () => this.ask.link.run(player, profile));
  }
  async unlink(players: readonly string[]) {
    withoutSync(this.db, () => {
      for (const player of players) this.ask.unlink.run(player);
    });
  }
  async profilesOf(players: readonly string[]) {
    const found = players.map((player) => [player, this.ask.profileOf.get(player)?.profile] as const);
    return new Map(found.flatMap(([player, profile]) => (profile === undefined ? [] : [[player, String(profile)]])));
  }
  async waiting(limit: number) {
    return this.ask.waiting.all(limit).map(({ game, at }) => ({ game: String(game), at: Number(at) }));
  }
  async record(game: string, seats: readonly PlayedSeat[], ratings: readonly KeptRating[]) {
    const take = () => {
      if (this.ask.markRecorded.run(game).changes === 0) return true; // already recorded
      for (const one of seats) this.ask.addSeat.run(one.game, one.seat, one.profile, one.at, detailsJson(one));
      return ratings.every((one) => this.rate(one));
    };
    return withoutSync(this.db, () => this.inTransaction(take)); // if it is lost, it is recorded again from the log
  }
  async played(profile: string) {
    return this.ask.played.all(profile).map(playedOf);
  }
  async ratingsOf(profile: string) {
    return this.ask.ratings.all(profile).map(ratingOf);
  }
  async setName(profile: string, name: string | null) {
    if (name === null) this.ask.dropName.run(profile);
    else this.ask.setName.run(profile, name);
  }
  async nameOf(profile: string) {
    const found = this.ask.name.get(profile);
    return found ? String(found.name) : null;
  }
  async leaders(rules: Id, limit: number) {
    return this.ask.leaders.all(rules, limit).map(leaderOf);
  }
  async forget(profile: string) {
    this.inTransaction(() => {
      const { dropLinks, dropPlayed, dropRatings, dropPins, dropName } = this.ask;
      for (const drop of [dropLinks, dropPlayed, dropRatings, dropPins, dropName]) drop.run(profile);
      return true;
    });
  }

  private rate({ profile, rules, rating, deviation, games }: KeptRating): boolean {
    const { firstRating, nextRating } = this.ask;
    const { changes } =
      games === 1
        ? firstRating.run(profile, rules, rating, deviation)
        : nextRating.run(rating, deviation, profile, rules, games - 1);
    return changes !== 0;
  }
  private inTransaction(work: () => boolean): boolean {
    this.ask.begin.run();
    let isDone = false;
    try {
      isDone = work();
      this.ask[isDone ? 'commit' : 'rollback'].run();
      return isDone;
    } catch (error) {
      this.ask.rollback.run();
      throw error;
    }
  }
}
