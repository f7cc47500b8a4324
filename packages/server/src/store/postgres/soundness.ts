import { isSound } from '../checksum.ts';
import type { Damage, Soundness, StreamEnd } from '../soundness.ts';
import { type Connections, SLOW } from './connections.ts';

/** Asked at the start and by a check of everything. */
export const soundnessSql = {
  count: 'SELECT count(*) AS count FROM streams',
  streams: 'SELECT stream, head FROM streams WHERE stream > $1 ORDER BY stream LIMIT $2',
  unfinished: 'SELECT stream, head FROM streams WHERE NOT done AND stream NOT IN (SELECT stream FROM damaged)',
  newest: `SELECT stream, head FROM (SELECT game FROM games ORDER BY at DESC, game DESC LIMIT $1) AS newest
    JOIN streams ON streams.stream = 'game/' || game WHERE stream NOT IN (SELECT stream FROM damaged)`,
  rows: `SELECT stream, seq, at, command, command_id, events, reply, deadline, checksum FROM rows
    WHERE stream = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
  lost: `SELECT game FROM games WHERE NOT EXISTS (SELECT 1 FROM streams WHERE stream = 'game/' || game)`,
  setAside: 'INSERT INTO damaged (stream, seq, what) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
  damaged: 'SELECT stream, seq, what FROM damaged ORDER BY stream',
};
const CORRUPT = ['XX001', 'XX002']; // data and index
const endOf = ({ stream, head }: Readonly<Record<string, unknown>>): StreamEnd => ({
  stream: String(stream),
  head: Number(head),
});

export class PostgresSoundness implements Soundness {
  private readonly connections: Connections;
  constructor(connections: Connections) {
    this.connections = connections;
  }
  async streams() {
    return Number((await this.all('count'))[0]?.count);
  }
  async streamsAfter(stream: string, limit: number) {
    return (await this.all('streams', stream, limit)).map(endOf);
  }
  async unfinished() {
    return (await this.all('unfinished')).map(endOf);
  }
  async newest(limit: number) {
    return (await this.all('newest', limit)).map(endOf);
  }
  async rowsAfter(stream: string, seq: number, limit: number) {
    try {
      const found = await this.all('rows', stream, seq, limit);
      return found.map((row) => ({ seq: Number(row.seq), isSound: isSound(row), hasChecksum: row.checksum !== null }));
    } catch (error) {
      if (!CORRUPT.includes(String((error as { code?: unknown }).code))) throw error;
      return [{ seq: seq + 1, isSound: false, hasChecksum: true }];
    }
  }
  async lostGames() {
    return (await this.all('lost')).map(({ game }) => String(game));
  }
  /** PostgreSQL checks its pages itself, if they have checksums, when they are read. */
  async faults() {
    return [];
  }
  async setAside({ stream, seq, what }: Damage) {
    if (stream === null) return false;
    return (await this.connections.query({ text: soundnessSql.setAside, values: [stream, seq, what] })).rowCount !== 0;
  }
  async damaged() {
    return (await this.all('damaged')).map(({ stream, seq, what }) => ({
      stream: String(stream),
      seq: seq === null ? null : Number(seq),
      what: String(what),
    }));
  }

  private async all(name: keyof typeof soundnessSql, ...values: unknown[]) {
    return (await this.connections.query({ text: soundnessSql[name], values, query_timeout: SLOW })).rows;
  }
}
