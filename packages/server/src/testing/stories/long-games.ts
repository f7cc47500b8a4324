import type { Json } from '@moonrise/engine';
import { json, randomRecord } from '@moonrise/record/testing';
import type { StartCommand } from '../../matches/rows.ts';
import type { Also, Row, Store } from '../../store/store.ts';
import { rowOf } from '../contract/store/rows.ts';

const LINE = 4_000; // characters
const GROUP = 250; // rows stored together

/** A chat line as a server without bounds has stored it. */
function chatRow(stream: string, seq: number, more: Partial<Row>): Row {
  const text = `${seq} `.padEnd(LINE, 'the wolf is among us ');
  const command: Json = { type: 'act', seat: 0, act: 'say', slot: 'global', text };
  return rowOf(stream, seq, {
    command,
    events: [{ type: 'said', seat: 0, channel: 'global', text, to: 'all' }],
    ...more,
  });
}
/** Adds chat lines to a game until its log is this long. Returns its last row. */
export async function addChat(store: Store, stream: string, bytes: number, more: Partial<Row> = {}): Promise<number> {
  let seq = await store.head(stream);
  for (const last = seq + Math.ceil(bytes / (2 * LINE)); seq < last; ) {
    const rows = Array.from({ length: Math.min(GROUP, last - seq) }, (_, i) => chatRow(stream, seq + i + 1, more));
    await store.append(rows);
    seq += rows.length;
  }
  return seq;
}
/** Stores a finished game whose log is this long. Returns its id. */
export async function longFinishedGame(store: Store, bytes: number): Promise<string> {
  const game = 'a-long-game';
  const stream = `game/${game}`;
  const { start, steps } = randomRecord('classic', 7);
  const sitters = start.names.map((name, i) => ({ id: `s${i}`, name, player: `p${i}` }));
  const { rules, version, options } = start;
  const begin: StartCommand = { type: 'start', room: 'room/r', rules, version: version as number, options, sitters };
  const add = (seq: number, step: (typeof steps)[number] | undefined, also?: Also) =>
    store.append(rowOf(stream, seq, { ...step, ...(seq === 1 && { command: json(begin) }) }), also);
  for (const [i, step] of steps.slice(0, -1).entries()) await add(i + 1, step);
  const last = await addChat(store, stream, bytes);
  await add(last + 1, steps.at(-1), { done: stream });
  return game;
}
