import { checksumOf, textsOf } from '../checksum.ts';
import {
  type BytesByKind,
  bytesByKind,
  creatorStream,
  type DiskSpace,
  noticeStream,
  type OldGamesQuery,
  REMOVED_AT_ONCE,
  REMOVED_ROW,
  type RewrittenRow,
  type SpaceStore,
  sideStreams,
} from '../space-store.ts';
import { type BorrowedConnection, type Connections, SLOW } from './connections.ts';

const OLD = `SELECT games.game FROM games
  LEFT JOIN origins ON origins.stream = 'game/' || games.game
  LEFT JOIN streams AS rooms ON rooms.stream = origins.room
  WHERE games.at < $1 AND recorded AND coalesce(rooms.done, true)
    AND NOT EXISTS (SELECT 1 FROM pins WHERE pins.game = games.game)`;
const OLDEST = 'ORDER BY games.at, games.game LIMIT $2';
const SIZE = 'octet_length(command) + octet_length(events) + octet_length(reply) + 60';
/** None of these is asked for a move; most only when something is deleted. */
export const spaceSql = {
  stored: 'SELECT pg_database_size(current_database()) AS bytes',
  streams: `SELECT split_part(stream, '/', 1) AS kind, sum(bytes) AS bytes, sum(chat) AS chat FROM streams GROUP BY kind`,
  entries: `SELECT (SELECT count(*) FROM played) + (SELECT count(*) FROM profile_members) + (SELECT count(*) FROM ratings)
    + (SELECT count(*) FROM leaderboard) AS entries`,
  bytesIn: 'SELECT coalesce(sum(bytes), 0) AS bytes FROM streams WHERE stream = ANY ($1)',
  bytesOf: `SELECT coalesce(sum(bytes), 0) AS bytes FROM origins JOIN streams USING (stream) WHERE owner = ANY ($1)`,
  owner: 'SELECT owner FROM origins WHERE stream = $1',
  addSalt: 'INSERT INTO salts VALUES ($1, $2) ON CONFLICT DO NOTHING',
  salt: 'SELECT salt FROM salts WHERE period = $1',
  dropSalts: 'DELETE FROM salts WHERE period < $1',

  oldGames: `${OLD} ${OLDEST}`,
  oldGamesWithChat: `${OLD} AND has_chat ${OLDEST}`,
  oldGamesOf: `${OLD} AND owner = ANY ($3) ${OLDEST}`,
  closedRooms: 'SELECT room FROM closed_rooms WHERE at < $1 ORDER BY at, room LIMIT $2',
  closedRoomsOf: `SELECT closed_rooms.room FROM closed_rooms JOIN origins ON origins.stream = closed_rooms.room
    WHERE at < $1 AND owner = ANY ($3) ORDER BY at, closed_rooms.room LIMIT $2`,
  profiles: `SELECT profile, max(at) AS at FROM played
    WHERE profile > $1 AND profile NOT IN (SELECT profile FROM profile_members) GROUP BY profile ORDER BY profile LIMIT $2`,
  dropRows: `DELETE FROM rows WHERE stream = $1 AND seq IN (SELECT seq FROM rows WHERE stream = $1 ORDER BY seq LIMIT $2)`,
  dropStream: 'DELETE FROM streams WHERE stream = $1',
  dropDamaged: 'DELETE FROM damaged WHERE stream = $1',
  dropOrigin: 'DELETE FROM origins WHERE stream = $1',
  dropSeed: 'DELETE FROM seeds WHERE game = $1',
  dropGame: 'DELETE FROM games WHERE game = $1',
  dropPins: 'DELETE FROM pins WHERE game = $1',
  dropTokens: 'DELETE FROM tokens WHERE room = $1',
  dropClosed: 'DELETE FROM closed_rooms WHERE room = $1',
  unfinished: `SELECT stream FROM origins WHERE room = $1 AND stream LIKE 'game/%'
    AND NOT EXISTS (SELECT 1 FROM games WHERE 'game/' || game = origins.stream)`,
  dropOld: `DELETE FROM rows WHERE stream = $1 AND at < $2 AND seq < (SELECT max(seq) FROM rows WHERE stream = $1)`,
  emptyLast: `UPDATE rows SET command = $3, events = '[]', reply = 'null', checksum = NULL WHERE stream = $1 AND at < $2 AND command <> $3`,
  resize: `UPDATE streams SET (bytes, chat) = (
      SELECT coalesce(sum(${SIZE}), 0), 0 FROM rows WHERE rows.stream = $1
    ) WHERE stream = $1`,
  row: 'SELECT stream, seq, at, command, command_id, events, reply, deadline FROM rows WHERE stream = $1 AND seq = $2',
  rewrite: 'UPDATE rows SET command = $3, events = $4, checksum = $5 WHERE stream = $1 AND seq = $2',
  silenced: 'UPDATE games SET has_chat = false WHERE game = $1',

  hasChat: 'SELECT 1 FROM games WHERE game = $1 AND has_chat',
  game: 'SELECT 1 FROM games WHERE game = $1',
  pin: 'INSERT INTO pins VALUES ($1, $2) ON CONFLICT DO NOTHING',
  unpin: 'DELETE FROM pins WHERE game = $1 AND by = $2',
  pins: 'SELECT DISTINCT game, at FROM pins JOIN games USING (game) ORDER BY at DESC, game DESC LIMIT $1',
  pinsBy: 'SELECT game, at FROM pins JOIN games USING (game) WHERE by = $1 ORDER BY at DESC, game DESC LIMIT $2',
  claim: 'UPDATE sweeps SET node = $1, until = $3 WHERE node = $1 OR until <= $2',
  notice: 'SELECT notice FROM sweeps',
};
type Found = Readonly<Record<string, unknown>>;

/** Sizes and deletion in PostgreSQL. */
export class PostgresSpace implements SpaceStore {
  private readonly connections: Connections;

  constructor(connections: Connections) {
    this.connections = connections;
  }
  async disk(): Promise<DiskSpace> {
    return { stored: Number((await this.all('stored'))[0]?.bytes), free: null };
  }
  async bytes(): Promise<BytesByKind> {
    const [streams, [entries]] = await Promise.all([this.all('streams'), this.all('entries')]);
    const kinds = streams.map(({ kind, bytes, chat }) => ({
      kind: String(kind),
      bytes: Number(bytes),
      chat: Number(chat),
    }));
    return bytesByKind(kinds, Number(entries?.entries));
  }
  async bytesIn(streams: readonly string[]) {
    return Number((await this.all('bytesIn', streams))[0]?.bytes);
  }
  async bytesOf(owners: readonly string[]) {
    return Number((await this.all('bytesOf', owners))[0]?.bytes);
  }
  async ownerOf(room: string) {
    const owner = (await this.all('owner', room))[0]?.owner ?? undefined;
    return owner === undefined ? undefined : String(owner);
  }
  async saltFor(period: number, made: string) {
    await this.all('addSalt', period, made);
    return String((await this.all('salt', period))[0]?.salt);
  }
  async forgetSalts(before: number) {
    await this.all('dropSalts', before);
  }

  async oldGames({ before, limit, owners, hasChat }: OldGamesQuery) {
    const found = owners
      ? this.all('oldGamesOf', before, limit, owners)
      : this.all(hasChat ? 'oldGamesWithChat' : 'oldGames', before, limit);
    return (await found).map(({ game }) => String(game));
  }
  async closedRooms(before: number, limit: number, owners?: readonly string[]) {
    const found = owners ? this.all('closedRoomsOf', before, limit, owners) : this.all('closedRooms', before, limit);
    return (await found).map(({ room }) => String(room));
  }
  async profilesAfter(profile: string, limit: number) {
    const found = await this.all('profiles', profile, limit);
    return found.map((one) => ({ profile: String(one.profile), at: Number(one.at) }));
  }
  async removeGame(game: string) {
    return this.change(async (client) => {
      if (!(await removeStreams(client, [`game/${game}`, ...sideStreams(game)]))) return false;
      for (const drop of [spaceSql.dropSeed, spaceSql.dropPins, spaceSql.dropGame]) await client.query(drop, [game]);
      return true;
    });
  }
  async removeRoom(room: string) {
    return this.change(async (client) => {
      await client.query(spaceSql.dropTokens, [room]);
      const { rows } = await client.query(spaceSql.unfinished, [room]);
      const games = rows.map(({ stream }) => String(stream).slice('game/'.length));
      const streams = games.flatMap((game) => [`game/${game}`, ...sideStreams(game)]);
      if (!(await removeStreams(client, [...streams, creatorStream(room), noticeStream(room), room]))) return false;
      for (const game of games) await client.query(spaceSql.dropSeed, [game]);
      await client.query(spaceSql.dropClosed, [room]);
      return true;
    });
  }
  async removeRows(stream: string, before: number) {
    return this.change(async (client) => {
      const dropped = await client.query(spaceSql.dropOld, [stream, before]);
      const emptied = await client.query(spaceSql.emptyLast, [stream, before, JSON.stringify(REMOVED_ROW)]);
      await client.query(spaceSql.resize, [stream]);
      return (dropped.rowCount ?? 0) + (emptied.rowCount ?? 0);
    });
  }
  async rewriteChat(game: string, rows: readonly RewrittenRow[], isLast: boolean) {
    const stream = `game/${game}`;
    await this.change(async (client) => {
      for (const { seq, ...made } of rows) {
        const { rows: found } = await client.query(spaceSql.row, [stream, seq]);
        if (!found[0]) continue;
        const [command, events] = [JSON.stringify(made.command), JSON.stringify(made.events)];
        const checksum = checksumOf({ ...textsOf(found[0]), command, events });
        await client.query(spaceSql.rewrite, [stream, seq, command, events, checksum]);
      }
      await client.query(spaceSql.resize, [stream]);
      if (isLast) await client.query(spaceSql.silenced, [game]);
    });
  }

  async hasChat(game: string) {
    return (await this.all('hasChat', game)).length > 0;
  }
  async pin(game: string, by: string, on: boolean) {
    if ((await this.all('game', game)).length === 0) return false;
    await this.all(on ? 'pin' : 'unpin', game, by);
    return true;
  }
  async pins(by: string | null, limit: number) {
    const found = by === null ? this.all('pins', limit) : this.all('pinsBy', by, limit);
    return (await found).map(({ game }) => String(game));
  }
  async claimSweep(node: string, now: number, until: number) {
    return (await this.connections.query({ text: spaceSql.claim, values: [node, now, until] })).rowCount !== 0;
  }
  async noticeUntil() {
    return Number((await this.all('notice'))[0]?.notice);
  }

  private async all(name: keyof typeof spaceSql, ...values: readonly unknown[]): Promise<readonly Found[]> {
    const query = { name: `space/${name}`, text: spaceSql[name], values: [...values], query_timeout: SLOW };
    return (await this.connections.query(query)).rows;
  }
  private change<T>(work: (client: BorrowedConnection) => Promise<T>): Promise<T> {
    return this.connections.inTransaction(work);
  }
}

/** Deletes some rows from the beginning of these streams. A stream without its first row is no game any more. */
async function removeStreams(client: BorrowedConnection, streams: readonly string[]): Promise<boolean> {
  let left = REMOVED_AT_ONCE;
  for (const stream of streams) {
    left -= (await client.query(spaceSql.dropRows, [stream, left])).rowCount ?? 0;
    if (left <= 0) return false;
    for (const drop of [spaceSql.dropStream, spaceSql.dropOrigin, spaceSql.dropDamaged])
      await client.query(drop, [stream]);
  }
  return true;
}
