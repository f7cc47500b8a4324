import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { defaultLimits, type Limits } from '../../limits/limits.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { inFolder } from '../contract/store/in-folder.ts';
import { FuzzedServer } from '../fuzz/fuzzed-process.ts';
import { idleRequest, idleSocket } from './idle-readers.ts';
import { addChat, longFinishedGame } from './long-games.ts';

const MB = 1e6;
const SIZE = process.env.MOONRISE_LONG ? 100 : 20; // MB of a story
const READERS = 40;
const PROMISED = (READERS * defaultLimits.slow_reader_bytes) / MB; // MB
const SLACK = 60; // MB: the cache of slices, compiled code, and what the garbage collector has not given back
const BUSY = 200; // MB while clients read as fast as they can, whatever the length of the game
const TIMEOUT = 600_000; // ms
const patient = { slow_reader_seconds: 500 };
const strict = { slow_reader_seconds: 1 };

interface Room {
  readonly code: string;
  readonly token: string;
  readonly game: string;
}
/** Deals a game with long phases. */
async function dealt(port: number): Promise<Room> {
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  const ask = (event: string, payload: object) => socket.timeout(60_000).emitWithAck(event, payload);
  const options = { durations: { day: 80_000 }, countdown: 0 };
  const { code, token } = await ask('create_room', { name: 'Anna', rules: 'classic', options });
  const started = new Promise<{ game_id: string }>((resolve) => socket.once('game_started', resolve));
  const { ok, error } = await ask('start_game', { ai_count: 5 });
  if (!ok) throw new Error(error.message);
  const { game_id: game } = await started;
  socket.disconnect();
  return { code, token, game };
}
/** Reads the whole story. Returns its length in characters. */
function readStory(port: number, code: string, lines: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    let [read, size] = [0, 0];
    socket.once('disconnect', () => reject(new Error(`cut off after ${read} lines`)));
    socket.on('message', ({ kind, text }: { kind: string; text: string }) => {
      size += text.length;
      if (kind !== 'player' || text.length < 1_000 || ++read < lines) return;
      socket.off('disconnect').disconnect();
      resolve(size);
    });
    socket.emit('spectate_room', { code }, ({ ok }: { ok: boolean }) => ok || reject(new Error('refused')));
  });
}
async function serving(
  folder: string,
  work: (server: FuzzedServer, port: number) => Promise<void>,
  limits: Partial<Limits> = patient,
): Promise<void> {
  const server = new FuzzedServer(folder, limits);
  try {
    await work(server, await server.port());
    expect(server.errorOutput).toBe('');
  } finally {
    await server.stop();
  }
}

test('40 idle readers of a long story cost no more memory than is promised (T79)', { timeout: TIMEOUT }, () =>
  inFolder(async (folder) => {
    let room: Room | undefined;
    await serving(folder, async (_, port) => {
      room = await dealt(port);
    });
    const { code, token, game } = room as Room;
    const store = await openSqlite(folder);
    const [last] = (await store.read(`game/${game}`)).slice(-1);
    const before = await store.head(`game/${game}`);
    const lines =
      (await addChat(store, `game/${game}`, 2 * SIZE * MB, { deadline: last!.deadline, at: last!.at })) - before;
    await store.close();
    await serving(folder, async (server, port) => {
      expect(await readStory(port, code, lines)).toBeGreaterThanOrEqual(SIZE * MB);
      const quiet = await server.health();
      const seat = await idleSocket(port, ['resume', { token, stream: 'log' }]);
      const rest = Array.from({ length: READERS - 1 }, (_, i) =>
        idleSocket(port, ['spectate_room', { code, stream: i % 2 ? 'log' : 'named' }]),
      );
      const readers = [seat, ...(await Promise.all(rest))];
      await readStory(port, code, lines); // others are not delayed, and by now the idle ones have got all they can hold
      const { rss } = await server.health();
      console.info(`${SIZE} MB story: ${quiet.rss.toFixed()} MB, with ${READERS} idle readers ${rss.toFixed()} MB`);
      expect(rss - quiet.rss).toBeLessThan(PROMISED + SLACK);
      for (const reader of readers) reader.close();
    });
  }),
);

test(
  '40 requests that do not read a long finished game cost no more memory than is promised (T79)',
  { timeout: TIMEOUT, retry: 2 }, // when memory is given back is up to the system
  () =>
    inFolder(async (folder) => {
      const store = await openSqlite(folder);
      const path = `/api/games/${await longFinishedGame(store, SIZE * MB)}`;
      await store.close();
      await serving(folder, async (server, port) => {
        const get = async () => (await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer()).byteLength;
        await fetch(`http://127.0.0.1:${port}/api/games/none`);
        const quiet = await server.health();
        const first = await get();
        expect(first).toBeGreaterThan(SIZE * MB);
        const once = await server.health();
        expect(await Promise.all(Array.from({ length: 8 }, get))).toEqual(Array(8).fill(first));
        const eight = await server.health();
        const readers = await Promise.all(Array.from({ length: READERS }, () => idleRequest(port, path)));
        expect(await get()).toBe(first);
        const idle = await server.health();
        const [one, each] = [once.cpu - quiet.cpu, (eight.cpu - once.cpu) / 8];
        const shown = [quiet, once, eight, idle].map(({ rss }) => rss.toFixed());
        console.info(
          `${SIZE} MB game: ${shown} MB; ${one.toFixed()} ms of CPU for the first, ${each.toFixed()} ms for each of eight`,
        );
        for (const { peak } of [once, eight, idle]) expect(peak - quiet.rss).toBeLessThan(BUSY);
        expect(idle.rss - quiet.rss).toBeLessThan(PROMISED + SLACK);
        for (const reader of readers) reader.close();
      });
    }),
);

test(
  'a request that does not read its answer is closed, even if it sends something now and then',
  { timeout: TIMEOUT },
  () =>
    inFolder(async (folder) => {
      const store = await openSqlite(folder);
      const path = `/api/games/${await longFinishedGame(store, 20 * MB)}`;
      await store.close();
      await serving(
        folder,
        async (_, port) => {
          const reader = await idleRequest(port, path);
          await reader.cutOff();
        },
        strict,
      );
    }),
);
