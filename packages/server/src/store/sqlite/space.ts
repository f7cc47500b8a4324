import { statfs } from 'node:fs/promises';
import { checksumOf, textsOf } from '../checksum.ts';
import {
  type BytesByKind,
  bytesByKind,
  creatorStream,
  type DiskSpace,
  isChat,
  noticeStream,
  type OldGamesQuery,
  REMOVED_AT_ONCE,
  REMOVED_ROW,
  type RewrittenRow,
  rowBytes,
  type SpaceStore,
  sideStreams,
} from '../space-store.ts';
import { type Database, type Statement, withoutSync } from './driver.ts';

const ID = '(SELECT id FROM streams WHERE stream = ?)';
const OLD = `SELECT games.game FROM games
  LEFT JOIN origins ON origins.stream = 'game/' || games.game
  LEFT JOIN streams AS rooms ON rooms.stream = origins.room
  WHERE games.at < ? AND recorded = 1 AND coalesce(rooms.done, 1) = 1
    AND NOT EXISTS (SELECT 1 FROM pins WHERE pins.game = games.game)`;
const OLDEST = 'ORDER BY games.at, games.game LIMIT ?';
const sql = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  pages: 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
  streams: 'SELECT id, stream, bytes, chat FROM streams WHERE id > ? ORDER BY id LIMIT ?',
  entries: `SELECT (SELECT count(*) FROM played) + (SELECT count(*) FROM profile_members) + (SELECT count(*) FROM ratings)
    + (SELECT count(*) FROM leaderboard) AS entries`,
  bytesIn: 'SELECT coalesce(sum(bytes), 0) AS bytes FROM streams WHERE stream IN (SELECT value FROM json_each(?))',
  bytesOf: `SELECT coalesce(sum(bytes), 0) AS bytes FROM origins JOIN streams USING (stream)
    WHERE owner IN (SELECT value FROM json_each(?))`,
  owner: 'SELECT owner FROM origins WHERE stream = ?',
  addSalt: 'INSERT INTO salts VALUES (?, ?) ON CONFLICT DO NOTHING',
  salt: 'SELECT salt FROM salts WHERE period = ?',
  dropSalts: 'DELETE FROM salts WHERE period < ?',

  oldGames: `${OLD} ${OLDEST}`,
  oldGamesWithChat: `${OLD} AND has_chat = 1 ${OLDEST}`,
  oldGamesOf: `${OLD} AND owner IN (SELECT value FROM json_each(?)) ${OLDEST}`,
  closedRooms: 'SELECT room FROM closed_rooms WHERE at < ? ORDER BY at, room LIMIT ?',
  closedRoomsOf: `SELECT closed_rooms.room FROM closed_rooms JOIN origins ON origins.stream = closed_rooms.room
    WHERE at < ? AND owner IN (SELECT value FROM json_each(?)) ORDER BY at, closed_rooms.room LIMIT ?`,
  profiles: `SELECT profile, max(at) AS at FROM played
    WHERE profile > ? AND profile NOT IN (SELECT profile FROM profile_members) GROUP BY profile ORDER BY profile LIMIT ?`,
  dropRows: `DELETE FROM rows WHERE rowid IN (SELECT rowid FROM rows WHERE stream = ${ID} ORDER BY seq LIMIT ?)`,
  dropStream: 'DELETE FROM streams WHERE stream = ?',
  dropDamaged: 'DELETE FROM damaged WHERE stream = ?',
  dropOrigin: 'DELETE FROM origins WHERE stream = ?',
  dropSeed: 'DELETE FROM seeds WHERE game = ?',
  dropGame: 'DELETE FROM games WHERE game = ?',
  dropPins: 'DELETE FROM pins WHERE game = ?',
  dropTokens: 'DELETE FROM tokens WHERE room = ?',
  dropClosed: 'DELETE FROM closed_rooms WHERE room = ?',
  unfinished: `SELECT stream FROM origins WHERE room = ? AND stream LIKE 'game/%'
    AND NOT EXISTS (SELECT 1 FROM games WHERE 'game/' || game = origins.stream)`,
  dropOld: `DELETE FROM rows WHERE stream = ${ID} AND at < ?
    AND seq < (SELECT max(seq) FROM rows WHERE stream = ${ID})`,
  emptyLast: `UPDATE rows SET command = ?, events = '[]', reply = 'null', checksum = NULL WHERE stream = ${ID} AND at < ? AND command <> ?`,
  resize: `UPDATE streams SET (bytes, chat) = (SELECT coalesce(sum(
      length(CAST(command AS BLOB)) + length(CAST(events AS BLOB)) + length(CAST(reply AS BLOB)) + 60), 0), 0
    FROM rows WHERE rows.stream = streams.id) WHERE stream = ?`,
  row: `SELECT at, command, command_id, events, reply, deadline FROM rows WHERE stream = ${ID} AND seq = ?`,
  rewrite: `UPDATE rows SET command = ?, events = ?, checksum = ? WHERE stream = ${ID} AND seq = ?`,
  shrink: 'UPDATE streams SET bytes = bytes - ?, chat = 0 WHERE stream = ?',
  silenced: 'UPDATE games SET has_chat = 0 WHERE game = ?',

  hasChat: 'SELECT 1 FROM games WHERE game = ? AND has_chat = 1',
  game: 'SELECT 1 FROM games WHERE game = ?',
  pin: 'INSERT INTO pins VALUES (?, ?) ON CONFLICT DO NOTHING',
  unpin: 'DELETE FROM pins WHERE game = ? AND by = ?',
  pins: 'SELECT DISTINCT game, at FROM pins JOIN games USING (game) ORDER BY at DESC, game DESC LIMIT ?',
  pinsBy: 'SELECT game, at FROM pins JOIN games USING (game) WHERE by = ? ORDER BY at DESC, game DESC LIMIT ?',
  claim: 'UPDATE sweeps SET node = ?1, until = ?3 WHERE node = ?1 OR until <= ?2',
  notice: 'SELECT notice FROM sweeps',
};
const SLICE = 5_000; // streams counted at once

/** Lets other work run. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Sizes and deletion in SQLite. Each slice takes a few milliseconds; what a power failure undoes is done again. */
export class SqliteSpace implements SpaceStore {
  private readonly db: Database;
  private readonly folder: string;
  private readonly forget: () => void;
  private readonly ask: Readonly<Record<keyof typeof sql, Statement>>;

  constructor(db: Database, folder: string, forget: () => void) {
    this.db = db;
    this.folder = folder;
    this.forget = forget;
    const prepared = Object.entries(sql).map(([name, text]) => [name, db.prepare(text)]);
    this.ask = Object.fromEntries(prepared) as typeof this.ask;
  }
  async disk(): Promise<DiskSpace> {
    const { bavail, bsize } = await statfs(this.folder);
    return { stored: Number(this.ask.pages.get()?.bytes), free: bavail * bsize };
  }
  async bytes(): Promise<BytesByKind> {
    const kinds: { kind: string; bytes: number; chat: number }[] = [];
    for (let after = 0; ; ) {
      const slice = this.ask.streams.all(after, SLICE);
      for (const { stream, bytes, chat } of slice)
        kinds.push({ kind: String(stream).split('/')[0] as string, bytes: Number(bytes), chat: Number(chat) });
      if (slice.length < SLICE) break;
      after = Number(slice.at(-1)?.id);
      await nextTurn();
    }
    return bytesByKind(kinds, Number(this.ask.entries.get()?.entries));
  }
  async bytesIn(streams: readonly string[]) {
    return Number(this.ask.bytesIn.get(JSON.stringify(streams))?.bytes);
  }
  async bytesOf(owners: readonly string[]) {
    return Number(this.ask.bytesOf.get(JSON.stringify(owners))?.bytes);
  }
  async ownerOf(room: string) {
    const owner = this.ask.owner.get(room)?.owner;
    return owner === undefined || owner === null ? undefined : String(owner);
  }
  async saltFor(period: number, made: string) {
    this.ask.addSalt.run(period, made);
    return String(this.ask.salt.get(period)?.salt);
  }
  async forgetSalts(before: number) {
    this.ask.dropSalts.run(before);
  }

  async oldGames({ before, limit, owners, hasChat }: OldGamesQuery) {
    const { oldGames, oldGamesWithChat, oldGamesOf } = this.ask;
    const found = owners
      ? oldGamesOf.all(before, JSON.stringify(owners), limit)
      : (hasChat ? oldGamesWithChat : oldGames).all(before, limit);
    return found.map(({ game }) => String(game));
  }
  async closedRooms(before: number, limit: number, owners?: readonly string[]) {
    const { closedRooms, closedRoomsOf } = this.ask;
    const found = owners ? closedRoomsOf.all(before, JSON.stringify(owners), limit) : closedRooms.all(before, limit);
    return found.map(({ room }) => String(room));
  }
  async profilesAfter(profile: string, limit: number) {
    const found = this.ask.profiles.all(profile, limit);
    return found.map((one) => ({ profile: String(one.profile), at: Number(one.at) }));
  }
  async removeGame(game: string) {
    const { dropSeed, dropPins, dropGame } = this.ask;
    return this.change(() => {
      if (!this.removeStreams([`game/${game}`, ...sideStreams(game)])) return false;
      for (const drop of [dropSeed, dropPins, dropGame]) drop.run(game);
      return true;
    });
  }
  async removeRoom(room: string) {
    return this.change(() => {
      this.ask.dropTokens.run(room);
      const games = this.ask.unfinished.all(room).map(({ stream }) => String(stream).slice('game/'.length));
      const streams = games.flatMap((game) => [`game/${game}`, ...sideStreams(game)]);
      if (!this.removeStreams([...streams, creatorStream(room), noticeStream(room), room])) return false;
      for (const game of games) this.ask.dropSeed.run(game);
      this.ask.dropClosed.run(room);
      return true;
    });
  }
  async removeRows(stream: string, before: number) {
    const empty = JSON.stringify(REMOVED_ROW);
    return this.change(() => {
      const { changes } = this.ask.dropOld.run(stream, before, stream);
      const last = this.ask.emptyLast.run(empty, stream, before, empty).changes;
      this.ask.resize.run(stream);
      return Number(changes) + Number(last);
    });
  }
  async rewriteChat(game: string, rows: readonly RewrittenRow[], isLast: boolean) {
    const stream = `game/${game}`;
    this.change(() => {
      let saved = 0;
      for (const { seq, command, events } of rows) {
        const found = this.ask.row.get(stream, seq);
        if (!found) continue;
        const texts = [JSON.stringify(command), JSON.stringify(events)] as const;
        const size = (given: string, made: string) => rowBytes(given, made, String(found.reply), isChat(command)).bytes;
        saved += size(String(found.command), String(found.events)) - size(...texts);
        const kept = textsOf({ ...found, stream, seq });
        const checksum = checksumOf({ ...kept, command: texts[0], events: texts[1] });
        this.ask.rewrite.run(...texts, checksum, stream, seq);
      }
      this.ask.shrink.run(saved, stream);
      if (isLast) this.ask.silenced.run(game);
    });
  }

  async hasChat(game: string) {
    return this.ask.hasChat.get(game) !== undefined;
  }
  async pin(game: string, by: string, on: boolean) {
    if (!this.ask.game.get(game)) return false;
    this.ask[on ? 'pin' : 'unpin'].run(game, by);
    return true;
  }
  async pins(by: string | null, limit: number) {
    const found = by === null ? this.ask.pins.all(limit) : this.ask.pinsBy.all(by, limit);
    return found.map(({ game }) => String(game));
  }
  async claimSweep(node: string, now: number, until: number) {
    return withoutSync(this.db, () => this.ask.claim.run(node, now, until).changes !== 0);
  }
  async noticeUntil() {
    return Number(this.ask.notice.get()?.notice);
  }

  /** Deletes some rows from the beginning of these streams. A stream without its first row is no game any more. */
  private removeStreams(streams: readonly string[]): boolean {
    let left = REMOVED_AT_ONCE;
    for (const stream of streams) {
      left -= Number(this.ask.dropRows.run(stream, left).changes);
      if (left <= 0) return false;
      this.ask.dropStream.run(stream);
      this.ask.dropOrigin.run(stream);
      this.ask.dropDamaged.run(stream);
    }
    return true;
  }
  private change<T>(work: () => T): T {
    return withoutSync(this.db, () => {
      this.ask.begin.run();
      try {
        const result = work();
        this.ask.commit.run();
        return result;
      } catch (error) {
        this.ask.rollback.run();
        throw error;
      } finally {
        this.forget();
      }
    });
  }
}
