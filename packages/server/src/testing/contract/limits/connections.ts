import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { LimitName } from '../../../limits/limits.ts';
import type { Ack } from '../../client.ts';
import { knock } from '../../programs/plain-port.ts';
import type { Serving } from '../../serving.ts';
import { must } from '../../table.ts';
import { UPGRADE } from './idle-connections.ts';
import { bucket, guest, HERE, host, limited, openTable, refusedWith, THERE } from './visits.ts';

const fetched = async (on: Serving, from: string, path = '/api/rulesets', body?: string) => {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { 'x-forwarded-for': from, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${on.url}${path}`, { method, headers, ...(body !== undefined && { body }) });
  return (await answer.json()) as Ack;
};
const http = () =>
  bucket({
    burst: 'http_burst',
    perSecond: 'http_per_second',
    ask: async (on, from) => {
      const { error } = await fetched(on, from);
      return { ok: error === undefined, ...(error && { error }) };
    },
  });

/** A long polling connection, controlled step by step. */
async function polling(on: Serving): Promise<{ post: (packet: string) => Promise<Response> }> {
  const url = `${on.url}/socket.io/?EIO=4&transport=polling`;
  const hello = await (await fetch(url)).text();
  const { sid } = JSON.parse(hello.slice(1)) as { sid: string };
  const post = (body: string) => fetch(`${url}&sid=${sid}`, { method: 'POST', body });
  await post('40');
  return { post };
}

/** Sends raw text and resolves with all data received until the server closes the connection. */
const hungUp = (on: Serving, words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(new URL(on.url).port), '127.0.0.1', () => socket.write(words));
    socket.on('data', (data) => {
      heard += data;
    });
    socket.once('error', reject).once('close', () => resolve(heard));
  });
const badFrames = () =>
  limited({ bad_frames: 3, bad_frames_per_second: 0.5 }, async (on) => {
    const { client: good } = await host(on, THERE);
    const bad = await on.client(HERE);
    for (let i = 0; i < 3; i++) refusedWith('unknown_event', await bad.ask('nonsense'));
    await on.pass(2_000); // one is forgiven
    refusedWith('unknown_event', await bad.ask('nonsense'));
    expect(bad.socket.connected).toBe(true);
    await bad.ask('nonsense');
    await on.settled();
    expect([bad.socket.connected, good.socket.connected]).toEqual([false, true]);
  });

export const connections = {
  frame_bytes: () =>
    limited({ frame_bytes: 1_000 }, async (on) => {
      const { client: good } = await host(on, THERE);
      const bad = await on.client(HERE);
      expect((await bad.ask('create_room', { name: 'x'.repeat(2_000) })).error?.code).toBe('gone');
      refusedWith('too_large', await fetched(on, HERE, '/api/rulesets', JSON.stringify('x'.repeat(2_000))));
      must(await good.ask('set_ready', { ready: true }));
    }),
  frame_values: () =>
    limited({ frame_values: 50 }, async (on) => {
      const { client: good } = await host(on, THERE);
      const bad = await on.client(HERE);
      const roles = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`role${i}`, 1]));
      expect((await bad.ask('create_room', { options: { roles: roles(40) } })).error?.code).toBe('malformed'); // no name
      expect((await bad.ask('create_room', { options: { roles: roles(60) } })).error?.code).toBe('gone');
      must(await good.ask('set_ready', { ready: true }));
    }),
  program_frame_bytes: () =>
    limited({ program_frame_bytes: 1_000 }, async (on) => {
      const { client, path } = await openTable(on, THERE, 2);
      const [bad, good] = [await knock(on, path, { from: HERE }), await knock(on, path, { from: HERE })];
      const closed = new Promise((resolve) => bad.socket.on('close', resolve));
      good.socket.send('otters1');
      bad.socket.send('x'.repeat(1_001));
      expect(await closed).toBe(1009);
      await on.settled();
      expect(client.last('room_updated')).toMatchObject({ programs: { waiting: ['otters1'] } });
    }),
  connections: () =>
    limited({ connections: 2 }, async (on) => {
      const { client: one } = await host(on, HERE);
      await on.client(THERE);
      await expect(on.client('203.0.113.9')).rejects.toThrow('The server is full.');
      must(await one.ask('set_ready', { ready: true }));
    }),
  connections_per_address: () =>
    limited({ connections_per_address: 1 }, async (on) => {
      const one = await on.client(HERE);
      await expect(on.client(HERE)).rejects.toThrow('Too many connections from your network.');
      await on.client(THERE);
      one.close();
      await on.settled();
      await on.client(HERE);
      const { path } = await openTable(on, '203.0.113.9', 2); // programs count as well
      refusedWith('limit_reached', await knock(on, path, { from: HERE }));
      must(await knock(on, path, { from: '203.0.113.10' }));
    }),
  hello_seconds: () =>
    limited({ hello_seconds: 1 }, async (on) => {
      const { client: good } = await host(on, THERE);
      expect(await hungUp(on, UPGRADE)).toContain('101 Switching Protocols');
      must(await good.ask('set_ready', { ready: true }));
    }),
  request_seconds: () =>
    limited({ request_seconds: 1 }, async (on) => {
      const { client: good } = await host(on, THERE);
      expect(await hungUp(on, 'POST /api/rulesets HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf')).toContain(
        '408',
      );
      must(await good.ask('set_ready', { ready: true }));
    }),
  unseated_seconds: () =>
    limited({ unseated_seconds: 5 }, async (on) => {
      const { client: seated } = await host(on, HERE);
      const idle = await on.client(HERE);
      await on.pass(4_900);
      expect(idle.socket.connected).toBe(true);
      await on.pass(200);
      await on.settled();
      expect([idle.socket.connected, seated.socket.connected]).toEqual([false, true]);
    }),
  bad_frames: badFrames,
  bad_frames_per_second: badFrames,
  slow_reader_bytes: () =>
    limited({ slow_reader_bytes: 3_000, chat_burst: 1_000 }, async (on) => {
      const { client: anna, code } = await host(on, HERE);
      const bela = await guest(on, code, THERE);
      const slow = await polling(on);
      await slow.post(`42["spectate_room",{"code":"${code}"}]`);
      await on.settled();
      const watchers = () => anna.last('room_updated')?.spectators;
      expect(watchers()).toBe(1);
      for (let i = 0; i < 12; i++) must(await anna.ask('send_message', { text: `${'abcdefghijkl'[i]}`.repeat(i + 9) }));
      await on.settled();
      expect(watchers()).toBe(0);
      expect(bela.all('message')).toHaveLength(12);
    }),
  slow_reader_seconds: () =>
    limited({ slow_reader_seconds: 1 }, async (on) => {
      const { client: anna, code } = await host(on, HERE);
      const mute = await on.client(THERE);
      must(await mute.ask('spectate_room', { code }));
      await on.settled();
      const { engine } = mute.socket.io;
      const socket = (engine.transport as unknown as { ws: { _socket: Socket } }).ws._socket;
      socket.pause(); // stops reading
      const since = Date.now();
      const isThere = () => anna.last('room_updated')?.spectators === 1;
      while (isThere()) await pause(50);
      expect(Date.now() - since).toBeGreaterThan(900);
      expect(anna.socket.connected).toBe(true); // clients that read stay connected
      socket.destroy();
    }),
  http_burst: http,
  http_per_second: http,
} satisfies Partial<Record<LimitName, () => Promise<void>>>;
