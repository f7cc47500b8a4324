import { chance } from '@moonrise/bots';
import { expect, test } from 'vitest';
import { autopilot } from '../autopilot.ts';
import { Activity, Client } from '../client.ts';
import { inFolder } from '../contract/store/in-folder.ts';
import { must } from '../table.ts';
import { AttackStats, attack, requested, sendRaw } from './attackers.ts';
import { FuzzedServer, type ServerHealth } from './fuzzed-process.ts';
import { rawFrames } from './raw-frames.ts';

const isLong = process.env.MOONRISE_LONG !== undefined;
const FRAMES = isLong ? 1_000_000 : 10_000;
const REQUESTS = isLong ? 20_000 : 4_000;
const ATTACKERS = 24;
const PEOPLE = 4;
const MOST_GROWN = isLong ? 150 : 100; // MB
const options = { durations: { day: 1, voting: 1, night: 1 }, countdown: 0 };

/** A table of honest clients that plays one game after another during an attack. */
class HonestTable {
  readonly clients: readonly Client[];
  games = 0;
  constructor(url: string) {
    this.clients = Array.from({ length: PEOPLE }, () => new Client(url, new Activity()));
  }
  async sitDown(): Promise<void> {
    let code: unknown;
    for (const [i, client] of this.clients.entries()) {
      await client.ready();
      const name = `Friend ${i}`;
      const wish = i === 0 ? { name, rules: 'classic', options } : { name, code };
      ({ code } = must(await client.ask(i === 0 ? 'create_room' : 'join_room', wish)));
      autopilot(client, { seed: name, talks: 2 });
    }
    const [host] = this.clients as [Client];
    host.on(({ event, data }) => event === 'room_updated' && void this.next(host, String(data.status)));
    must(await host.ask('start_game', { ai_count: 2 }));
  }
  private async next(host: Client, status: string): Promise<void> {
    if (status === 'ended') {
      this.games++;
      for (const { got } of this.clients) got.length = 0;
      await host.ask('return_to_lobby');
    }
    if (status === 'lobby') await host.ask('start_game', { ai_count: 2 });
  }
  check(): void {
    for (const { faults, socket } of this.clients) {
      expect(faults).toEqual([]);
      expect(socket.connected).toBe(true);
    }
  }
  leave(): void {
    for (const client of this.clients) client.close();
  }
}

/** Runs an attack on a server on which an honest table plays. */
const underAttack = (attackServer: (server: FuzzedServer, port: number) => Promise<void>) =>
  inFolder(async (folder) => {
    const server = new FuzzedServer(folder);
    const port = await server.port();
    const friends = new HonestTable(`http://127.0.0.1:${port}`);
    try {
      await friends.sitDown();
      await attackServer(server, port).catch((error) => {
        throw new Error(`${error} ${server.errorOutput}`);
      });
      friends.check();
      const { games } = friends;
      await expect.poll(() => friends.games).toBeGreaterThan(games);
      expect(server.isAlive).toBe(true);
      expect(server.errorOutput).toBe('');
    } finally {
      friends.leave();
      await server.stop();
    }
  });

function expectSteady(before: ServerHealth, after: ServerHealth): void {
  expect(after.heap - before.heap).toBeLessThan(MOST_GROWN);
  expect(after.rss - before.rss).toBeLessThan(2 * MOST_GROWN); // freed memory is not always returned to the system
}

test('each kind of broken frame affects only its sender', () =>
  underAttack(async (_, port) => {
    await Promise.all(rawFrames.map((frames) => sendRaw(port, frames)));
  }));

test(
  `${FRAMES} hostile frames: no crash, no fault, steady memory, and an honest table plays on`,
  { timeout: 1_200_000 },
  () =>
    underAttack(async (server, port) => {
      const stats = new AttackStats();
      const flood = (most: number) =>
        Promise.all(Array.from({ length: ATTACKERS }, (_, i) => attack(port, `${most}/${i}`, most, stats)));
      await flood(FRAMES / 3);
      const before = await server.health();
      await flood(FRAMES);
      const after = await server.health();
      expect(stats.sent).toBeGreaterThanOrEqual(FRAMES);
      for (const fault of ['internal', 'quarantined', 'unavailable', '?'])
        expect(stats.codes.get(fault)).toBeUndefined();
      expect(stats.codes.get('ok')).toBeGreaterThan(FRAMES / 500);
      expect(stats.codes.get('malformed')).toBeGreaterThan(FRAMES / 50);
      expect(stats.cut).toBeGreaterThan(FRAMES / 1_000);
      expectSteady(before, after);
    }),
);

test(
  `${REQUESTS} hostile HTTP requests: refused or answered, without faults or internal details`,
  { timeout: 1_200_000 },
  () =>
    underAttack(async (server, port) => {
      const statuses = new Map<string, number>();
      const told: string[] = [];
      let sent = 0;
      const worker = async (i: number, most: number) => {
        for (const below = chance('http', `${most}/${i}`); sent < most; ) {
          sent++;
          const answer = await requested(port, below);
          const status = /^HTTP\/1\.\d (\d{3})/.exec(answer)?.[1] ?? 'none';
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (/node_modules|\.(js|ts):\d+|root:x:|SQLITE/.test(answer)) told.push(answer);
        }
      };
      const flood = (most: number) => Promise.all(Array.from({ length: 32 }, (_, i) => worker(i, most)));
      await flood(REQUESTS / 3);
      const before = await server.health();
      await flood(REQUESTS);
      const after = await server.health();
      expect(told).toEqual([]);
      expect([...statuses.keys()].filter((status) => status.startsWith('5'))).toEqual([]);
      for (const status of ['200', '400', '404']) expect(statuses.get(status)).toBeGreaterThan(REQUESTS / 200);
      expectSteady(before, after);
    }),
);
