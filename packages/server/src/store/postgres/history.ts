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
import type { BorrowedConnection, Connections } from './connections.ts';

const sql = {
  link: 'INSERT INTO profile_members (player, profile) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  profilesOf: 'SELECT player, profile FROM profile_members WHERE player = ANY ($1)',
  waiting: 'SELECT game, at FROM games WHERE NOT recorded ORDER BY at, game LIMIT $1',
  markRecorded: 'UPDATE games SET recorded = true WHERE game = $1 AND NOT recorded',
  addSeat: 'INSERT INTO played (game, seat, profile, at, told) VALUES ($1, $2, $3, $4, $5)',
  firstRating: `INSERT INTO ratings (profile, rules, rating, deviation, games) VALUES ($1, $2, $3, $4, 1)
    ON CONFLICT DO NOTHING`,
  nextRating: `UPDATE ratings SET rating = $3, deviation = $4, games = games + 1
    WHERE profile = $1 AND rules = $2 AND games = $5`,
  played: 'SELECT * FROM played WHERE profile = $1 ORDER BY at DESC, game DESC',
  ratings: 'SELECT * FROM ratings WHERE profile = $1 ORDER BY rules',
  setName: `INSERT INTO leaderboard (profile, name) VALUES ($1, $2)
    ON CONFLICT (profile) DO UPDATE SET name = excluded.name`,
  dropName: 'DELETE FROM leaderboard WHERE profile = $1',
  name: 'SELECT name FROM leaderboard WHERE profile = $1',
  leaders: `SELECT name, rating, deviation, games FROM leaderboard JOIN ratings USING (profile)
    WHERE rules = $1 ORDER BY rating - deviation DESC, name LIMIT $2`,
  unlink: 'DELETE FROM profile_members WHERE player = ANY ($1)',
  dropLinks: 'DELETE FROM profile_members WHERE profile = $1',
  dropPlayed: 'DELETE FROM played WHERE profile = $1',
  dropRatings: 'DELETE FROM ratings WHERE profile = $1',
  dropPins: 'DELETE FROM pins WHERE by = $1',
};

/** History in PostgreSQL. */
export class PostgresHistory implements HistoryStore {
  private readonly connections: Connections;

  constructor(connections: Connections) {
    this.connections = connections;
  }
  async link(player: string, profile: string) {
    await this.all(sql.link, player, profile);
  }
  async unlink(players: readonly string[]) {
    await this.all(sql.unlink, players);
  }
  async profilesOf(players: readonly string[]) {
    const found = await this.all(sql.profilesOf, players);
    return new Map(found.map(({ player, profile }) => [String(player), String(profile)]));
  }
  async waiting(limit: number) {
    return (await this.all(sql.waiting, limit)).map(({ game, at }) => ({ game: String(game), at: Number(at) }));
  }
  /** Updates ratings in a fixed order, to avoid deadlocks between nodes. */
  async record(game: string, seats: readonly PlayedSeat[], ratings: readonly KeptRating[]) {
    const inOrder = [...ratings].sort((a, b) => (a.profile < b.profile ? -1 : 1));
    return this.inTransaction(async (client) => {
      if ((await client.query(sql.markRecorded, [game])).rowCount === 0) return true; // another node was faster
      for (const one of seats)
        await client.query(sql.addSeat, [one.game, one.seat, one.profile, one.at, detailsJson(one)]);
      for (const one of inOrder) if (!(await rate(client, one))) return false;
      return true;
    });
  }
  async played(profile: string) {
    return (await this.all(sql.played, profile)).map(playedOf);
  }
  async ratingsOf(profile: string) {
    return (await this.all(sql.ratings, profile)).map(ratingOf);
  }
  async setName(profile: string, name: string | null) {
    await (name === null ? this.all(sql.dropName, profile) : this.all(sql.setName, profile, name));
  }
  async nameOf(profile: string) {
    const [found] = await this.all(sql.name, profile);
    return found ? String(found.name) : null;
  }
  async leaders(rules: Id, limit: number) {
    return (await this.all(sql.leaders, rules, limit)).map(leaderOf);
  }
  async forget(profile: string) {
    await this.inTransaction(async (client) => {
      for (const drop of [sql.dropLinks, sql.dropPlayed, sql.dropRatings, sql.dropPins, sql.dropName])
        await client.query(drop, [profile]);
      return true;
    });
  }

  private async all(text: string, ...values: unknown[]): Promise<Readonly<Record<string, unknown>>[]> {
    return (await this.connections.query({ text, values })).rows;
  }
  private inTransaction(work: (client: BorrowedConnection) => Promise<boolean>): Promise<boolean> {
    return this.connections.inTransaction(work, (isDone) => isDone);
  }
}

async function rate(
  client: BorrowedConnection,
  { profile, rules, rating, deviation, games }: KeptRating,
): Promise<boolean> {
  const values = [profile, rules, rating, deviation];
  const { rowCount } =
    games === 1
      ? await client.query(sql.firstRating, values)
      : await client.query(sql.nextRating, [...values, games - 1]);
  return rowCount !== 0;
}
