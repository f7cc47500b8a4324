// Contest games between clients that reply at once, over loopback, with all logs on: games per second, alone and many at once.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import WebSocket from 'ws';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '5,13' },
    tables: { type: 'string', default: '1,16' }, // games at once
    seconds: { type: 'string', default: '8' },
    folder: { type: 'string', default: tmpdir() },
  },
});
const SECONDS = Number(values.seconds);
const WARM = 6; // CPU seconds of the server
/** What upstream's server reached on a machine of this class, one game at a time or many. @type {Record<string, number>} */
const GOAL = { 5: 60, 13: 8 };

/** @typedef {{ played: number, cpu: number, rss: number, heapUsed: number }} Use */

/** A client that plays game after game: it speaks whenever it is asked, and chooses the first of the others. */
class Client {
  isOver = false;
  /** @param {string} url @param {string} name */
  constructor(url, name) {
    this.url = url;
    this.name = name;
    this.connect();
  }
  connect() {
    const socket = new WebSocket(this.url, { perMessageDeflate: false });
    this.socket = socket;
    socket.on('message', (data) => {
      const answer = this.answer(String(data));
      if (answer !== undefined) socket.send(answer);
    });
    socket.on('error', () => {});
    socket.on('close', () => this.isOver || this.connect());
  }
  /** @param {string} text */
  answer(text) {
    const request = text.slice(12, text.indexOf('"', 12));
    if (request === 'NAME') return this.name;
    if (request === 'TALK' || request === 'WHISPER') return 'I am a villager, and I have nothing else to tell you.';
    if (request !== 'VOTE' && request !== 'DIVINE' && request !== 'GUARD' && request !== 'ATTACK') return undefined;
    const { agent, status_map } = JSON.parse(text).info;
    return Object.keys(status_map).find((name) => status_map[name] === 'ALIVE' && name !== agent);
  }
  stop() {
    this.isOver = true;
    this.socket?.terminate();
  }
}

/** @param {number} players @param {number} tables */
async function measure(players, tables) {
  const folder = mkdtempSync(join(values.folder, 'moonrise-bench-'));
  const config = [
    `game: { agent_count: ${players} }`,
    ...['game_logger', 'json_logger', 'realtime_broadcaster'].map((one) => `${one}: { output_dir: ${folder}/${one} }`),
  ].join('\n');
  const child = fork(new URL('aiwolf/contest-server.mjs', import.meta.url), [config], { execArgv: ['--expose-gc'] });
  const [{ port }] = /** @type {[{ port: number }]} */ (await once(child, 'message'));
  const look = async () => {
    child.send('look');
    return /** @type {[Use]} */ (await once(child, 'message'))[0];
  };
  const clients = Array.from({ length: tables * players }, (_, i) => {
    return new Client(`ws://127.0.0.1:${port}/ws`, `team${String.fromCharCode(97 + (i % tables))}${i}`);
  });
  while ((await look()).cpu < WARM) await pause(200);
  const before = await look();
  const began = performance.now();
  await pause(SECONDS * 1000);
  const after = await look();
  const seconds = (performance.now() - began) / 1000;
  for (const client of clients) client.stop();
  child.kill();
  await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
  const games = after.played - before.played;
  return {
    perSecond: games / seconds,
    perCpuSecond: games / (after.cpu - before.cpu),
    heap: [before, after].map((use) => Math.round(use.heapUsed / 1e5) / 10),
  };
}

console.log('players  at once  games/s  games per CPU second of the server  heap MB before, after  goal');
for (const players of values.players.split(',').map(Number))
  for (const tables of values.tables.split(',').map(Number)) {
    const { perSecond, perCpuSecond, heap } = await measure(players, tables);
    const cells = [
      players,
      tables,
      perSecond.toFixed(1),
      perCpuSecond.toFixed(1),
      heap.join(', '),
      GOAL[players] ?? '',
    ];
    console.log(cells.map((cell) => String(cell).padEnd(9)).join(''));
  }
