import { isSound } from '../checksum.ts';
import type { Damage, Soundness, StreamEnd } from '../soundness.ts';
import { type Database, isCorrupt, type SqliteRow, type Statement } from './driver.ts';

const sql = {
  count: 'SELECT count(*) AS count FROM streams',
  streams: 'SELECT stream, head FROM streams WHERE stream > ? ORDER BY stream LIMIT ?',
  unfinished: 'SELECT stream, head FROM streams WHERE done = 0 AND stream NOT IN (SELECT stream FROM damaged)',
  newest: `SELECT stream, head FROM (SELECT game FROM games ORDER BY at DESC, game DESC LIMIT ?)
    JOIN streams ON streams.stream = 'game/' || game WHERE stream NOT IN (SELECT stream FROM damaged)`,
  rows: `SELECT streams.stream, seq, at, command, command_id, events, reply, rows.deadline, checksum
    FROM rows JOIN streams ON streams.id = rows.stream WHERE streams.stream = ? AND seq > ? ORDER BY seq LIMIT ?`,
  lost: `SELECT game FROM games WHERE NOT EXISTS (SELECT 1 FROM streams WHERE stream = 'game/' || game)`,
  check: 'PRAGMA integrity_check(20)',
  setAside: 'INSERT INTO damaged (stream, seq, what) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  damaged: 'SELECT stream, seq, what FROM damaged ORDER BY stream',
};
const endOf = ({ stream, head }: SqliteRow): StreamEnd => ({ stream: String(stream), head: Number(head) });

export class SqliteSoundness implements Soundness {
  private readonly ask: Readonly<Record<keyof typeof sql, Statement>>;
  constructor(db: Database) {
    const prepared = Object.entries(sql).map(([name, text]) => [name, db.prepare(text)]);
    this.ask = Object.fromEntries(prepared) as typeof this.ask;
  }
  async streams() {
    return Number(this.ask.count.get()?.count);
  }
  async streamsAfter(stream: string, limit: number) {
    return this.ask.streams.all(stream, limit).map(endOf);
  }
  async unfinished() {
    return this.ask.unfinished.all().map(endOf);
  }
  async newest(limit: number) {
    return this.ask.newest.all(limit).map(endOf);
  }
  async rowsAfter(stream: string, seq: number, limit: number) {
    try {
      const found = this.ask.rows.all(stream, seq, limit);
      return found.map((row) => ({
        seq: Number(row.seq),
        isSound: isSound(row),
        hasChecksum: row.checksum !== null,
      }));
    } catch (error) {
      if (!isCorrupt(error)) throw error;
      return [{ seq: seq + 1, isSound: false, hasChecksum: true }];
    }
  }
  async lostGames() {
    return this.ask.lost.all().map(({ game }) => String(game));
  }
  async faults() {
    const found = this.ask.check.all().map((row) => String(row.integrity_check));
    return found.filter((line) => line !== 'ok');
  }
  async setAside({ stream, seq, what }: Damage) {
    return this.setAsideNow({ stream, seq, what });
  }
  setAsideNow({ stream, seq, what }: Damage): boolean {
    return stream !== null && this.ask.setAside.run(stream, seq, what).changes !== 0;
  }
  async damaged() {
    return this.ask.damaged.all().map((found) => ({
      stream: String(found.stream),
      seq: found.seq === null ? null : Number(found.seq),
      what: String(found.what),
    }));
  }
}
