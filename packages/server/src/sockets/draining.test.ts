import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Store } from '../store/store.ts';
import { Activity, Client } from '../testing/client.ts';
import { inFolder } from '../testing/contract/store/in-folder.ts';
import { serving } from '../testing/serving.ts';
import { must, seatAndDeal, type TestSeat } from '../testing/table.ts';

const program = join(import.meta.dirname, '../../../cli/bin/moonrise.mjs'); // runs from dist
const AGAIN = { retry: 2 }; // connections close within 1.5 s, which a busy machine may miss
const options = { countdown: 0, durations: { day: 600 } };
const HALF = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf'; // the rest is never sent

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly ended: Promise<unknown[]>;
}
async function served(folder: string): Promise<Running> {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder };
  const child = spawn(process.execPath, [program, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [said] = await once(child.stdout, 'data');
  return { child, url: /http:\S+/.exec(String(said))?.[0] ?? '', ended };
}
async function connected(url: string): Promise<Client> {
  const client = new Client(url, new Activity());
  await client.ready();
  return client;
}
const until = async (is: () => boolean) => {
  while (!is()) await pause(25);
};

test('a stop is announced, refuses new players, closes connections one by one, and keeps every game', AGAIN, () =>
  inFolder(async (folder) => {
    const first = await served(folder);
    const players: Client[] = [];
    for (let i = 0; i < 5; i++) players.push(await connected(first.url));
    const [anna, ...others] = players as [Client, ...Client[]];
    const [stranger, last] = [await connected(first.url), others.at(-1) as Client];
    const host = must(await anna.ask('create_room', { name: 'Anna', rules: 'classic', options }));
    for (const [i, client] of others.entries())
      must(await client.ask('join_room', { code: host.code, name: `Guest ${i}` }));
    must(await anna.ask('start_game'));
    await until(() => players.every((client) => client.last('game_started') !== undefined));
    const port = Number(new URL(first.url).port);
    const half = connect(port, '127.0.0.1').on('error', () => undefined);
    half.write(HALF);
    const idle = connect(port, '127.0.0.1').on('error', () => undefined);
    idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'); // a keep-alive connection
    await once(idle, 'data');

    const gone: number[] = [];
    for (const client of players) client.socket.once('disconnect', () => gone.push(Date.now()));
    first.child.kill('SIGTERM');
    await until(() => anna.last('message')?.key === 'server_stopping');
    const [said, ready, create, late] = await Promise.all([
      last.ask('send_message', { text: 'See you in a moment.' }), // still connected, and still handled
      fetch(`${first.url}/readyz`),
      stranger.ask('create_room', { name: 'Zoe' }),
      connected(first.url).catch(() => 'refused'),
    ]);
    must(said);
    expect(ready.status).toBe(503);
    expect(create).toMatchObject({ error: { code: 'closing' } });
    expect(late).toBe('refused');
    expect(await first.ended).toEqual([0, null]);
    await until(() => gone.length === players.length);
    expect(Math.max(...gone) - Math.min(...gone)).toBeGreaterThan(200);
    for (const wire of [half, idle]) wire.destroy();

    const second = await served(folder);
    await anna.reconnect(second.url);
    must(await anna.ask('resume', { token: host.token }));
    await until(() => anna.got.filter(({ data }) => data.text === 'See you in a moment.').length > 0);
    expect(anna.last('room_updated')).toMatchObject({ status: 'playing' });
    for (const client of [...players, stranger]) client.close();
    second.child.kill('SIGTERM');
    expect(await second.ended).toEqual([0, null]);
  }),
);

test('a stopping server waits for pending requests, and opens no game again', () => {
  let room: LiveRoom | undefined;
  const seen: string[] = [];
  const wrap = (store: Store): Store =>
    Object.assign(Object.create(store) as Store, {
      append: async (...args: Parameters<Store['append']>) => {
        const isLine = JSON.stringify(args[0]).includes('last words');
        if (isLine) await pause(300);
        const appended = await store.append(...args);
        if (isLine) seen.push('stored');
        return appended;
      },
      close: async () => {
        const reopened = room?.match()?.then(
          () => 'opened again',
          () => 'closed',
        );
        seen.push((await reopened) ?? 'no game');
        await store.close();
      },
    });
  return serving(
    async (on) => {
      const { seats, code } = await seatAndDeal(on, { rules: 'classic', players: 4 });
      room = await on.server.rooms.byCode(code);
      const { client } = seats[0] as TestSeat;
      void client.ask('send_message', { text: 'My last words.' });
      await pause(100);
      client.close(); // disconnected before the answer
      await pause(50);
      await on.server.close();
      expect(seen).toEqual(['stored', 'closed']);
    },
    { wrap },
  );
});
