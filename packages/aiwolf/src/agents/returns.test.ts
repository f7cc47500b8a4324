import { connect, createServer, type Socket } from 'node:net';
import { type Packet, playGame } from '@moonrise/agent-kit';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { FakeConnection } from '../testing/fake-connection.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { plain } from '../testing/played.ts';
import { type Served, served, until } from '../testing/served.ts';
import { Agent } from './agent.ts';
import { Returns } from './returns.ts';

const KEY = 'a-key-that-nobody-else-has';

/** A plain client that ends with its connection. `play` returns the answer, or breaks the connection. */
function joined(url: string, headers: Record<string, string>, play: (packet: Packet) => string | undefined | 'break') {
  const socket = new WebSocket(url, { headers });
  const got: string[] = [];
  let promise: unknown;
  socket.on('upgrade', (response) => {
    promise = response.headers['moonrise-seat'];
  });
  socket.on('message', (data) => {
    got.push(String(data));
    const answer = play(JSON.parse(String(data)));
    if (answer === 'break') socket.terminate();
    else if (answer !== undefined) socket.send(answer);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return { got, closed, promise: () => promise };
}
const playing = (packet: Packet) => (packet.request === 'NAME' ? 'otters1' : plain(packet, {} as never));
const breakAt = (request: Packet['request']) => (packet: Packet) =>
  packet.request === request ? 'break' : playing(packet);
const gameOf = async ({ json }: Served) => (await json('/api/v1/games')).games[0];

test('a client that loses its connection returns, is asked again, and plays to the end', () =>
  served({ bots: 4 }, async (on) => {
    const before = joined(on.url, { 'moonrise-seat': KEY }, breakAt('VOTE'));
    await before.closed;
    expect(before.promise()).toBe('kept');
    const after = joined(on.url, { 'moonrise-return': KEY }, playing);
    expect(await after.closed).toBe(1000);
    const unanswered = before.got.slice(-2);
    expect(unanswered.map((text) => JSON.parse(text).request)).toEqual(['DAILY_FINISH', 'VOTE']);
    expect(after.got.slice(0, 2)).toEqual(unanswered);
    expect(after.got.at(-1)).toContain('"request":"FINISH"');
    expect((await gameOf(on)).finished).toBe(true);
    expect(on.troubles).toEqual([]);
  }));

test('a client without a key loses its seat with its connection', () =>
  served({ bots: 4, config: 'server: { max_continue_error_ratio: 0.1 }' }, async (on) => {
    const before = joined(on.url, {}, breakAt('TALK')); // before any vote could decide the game
    await before.closed;
    expect(before.promise()).toBeUndefined();
    await until(() => on.server.contest.played === 1);
    expect((await gameOf(on)).win_side).toBe('NONE');
  }));

test('an unknown key and a finished game admit no one', () =>
  served({ bots: 4 }, async ({ url, server }) => {
    expect(await joined(url, { 'moonrise-return': 'a-key-that-nobody-has-made' }, playing).closed).toBe(1008);
    await joined(url, { 'moonrise-seat': KEY }, playing).closed;
    expect(await joined(url, { 'moonrise-return': KEY }, playing).closed).toBe(1008);
    expect(server.contest.room.size).toBe(0);
  }));

test('a key used for a second seat returns to that seat, even after the first was left', () => {
  const returns = new Returns();
  const [first, second] = ['otters1', 'otters2'].map((name) => {
    const timeouts = { action: 60_000, response: 120_000, acceptable: 5_000 };
    const agent = new Agent(name, new FakeConnection(), new HandClock(), timeouts);
    returns.admit(agent, { 'moonrise-seat': KEY });
    return agent;
  });
  first?.hangUp(1000);
  const connection = new FakeConnection();
  returns.welcomeBack(connection, KEY);
  second?.tell('TALK');
  expect(connection.sent).toEqual(['TALK']);
});

/** A proxy that can cut its connections. */
async function cable(to: number) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return { url: `ws://127.0.0.1:${port}/ws`, cut, close: () => server.close() };
}

test('a kit agent survives two broken connections', () =>
  served({ bots: 4 }, async ({ url, server }) => {
    const connection = await cable(Number(new URL(url).port));
    let talks = 0;
    const asked: string[] = [];
    const scene = await playGame(
      { url: connection.url, name: 'otters1' },
      {
        TALK: ({ packet }) => {
          asked.push(JSON.stringify(packet));
          if (++talks <= 2) connection.cut();
          return 'Over';
        },
      },
    );
    connection.close();
    expect(scene.packet.request).toBe('FINISH');
    expect(asked.slice(0, 3)).toEqual([asked[0], asked[0], asked[0]]);
    await until(() => server.contest.played === 1);
    expect(server.contest.finished[0]?.winner).not.toBe('NONE');
  }));
