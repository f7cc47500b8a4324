// Appends under load until it is killed, and prints each row that was acknowledged: `stream seq`.
import { writeSync } from 'node:fs';
import { openSqlite } from '../../../dist/store/index.js';

const GAMES = 20;
const store = await openSqlite(process.argv[2] ?? '');

/** @param {string} stream */
async function play(stream) {
  for (let seq = (await store.head(stream)) + 1; ; seq++) {
    const hash = `${stream}#${seq}`;
    const row = {
      stream,
      seq,
      at: Date.now(),
      command: { type: 'act', text: hash.repeat(1 + (seq % 50)) },
      commandId: hash,
      events: [{ type: 'said', text: hash }],
      reply: { seq },
      deadline: seq,
    };
    const appended = await store.append(row, { tokens: [{ hash, room: stream, player: String(seq) }] });
    if (appended.kind !== 'appended') throw new Error(`${hash}: ${appended.kind}`);
    writeSync(1, `${stream} ${seq}\n`); // before anything else: what was printed was acknowledged
  }
}
await Promise.all(Array.from({ length: GAMES }, (_, i) => play(`game/${i}`)));
