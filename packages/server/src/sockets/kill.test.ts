import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chance } from '@moonrise/bots';
import { expect, test } from 'vitest';
import type { GameRow, StartCommand } from '../matches/rows.ts';
import { openSqlite } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { autopilot } from '../testing/autopilot.ts';
import { Activity, Client } from '../testing/client.ts';
import { inFolder } from '../testing/contract/store/in-folder.ts';
import { freePort } from '../testing/services/free-port.ts';
import { must } from '../testing/table.ts';

const KILLS = process.env.MOONRISE_LONG ? 200 : 6;
const TABLES = 3;
const PEOPLE = 4;
const ACKS = 20; // at least, between two kills
const program = join(import.meta.dirname, '../testing/services/killable-server.mjs'); // runs from dist
const options = { durations: { day: 1, voting: 1, night: 1 }, countdown: 0 };

interface KillableServer {
  readonly child: ChildProcess;
  readonly port: string;
}
/** Starts a server. Retries if it exits at once, because another process has taken its port. */
async function startServer(folder: string, port: string): Promise<KillableServer> {
  for (;;) {
    const child = spawn(process.execPath, [program, folder, port], { stdio: ['ignore', 'pipe', 'inherit'] });
    const said = await new Promise<string | undefined>((resolve) => {
      child.stdout?.once('data', (data) => resolve(String(data)));
      child.once('exit', () => resolve(undefined));
    });
    if (said !== undefined) return { child, port: said.trim() };
    await pause(200);
  }
}
const stopServer = ({ child }: KillableServer, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });

/** A player who also chats between games, and records what was acknowledged. */
class Person {
  readonly client: Client;
  readonly acked: string[] = [];
  id = '';
  token = '';
  isDone = false;
  games = 0; // that have ended; counted by the host
  private isHost = false;
  constructor(url: string, seed: string) {
    this.client = new Client(url, new Activity());
    autopilot(this.client, { seed, talks: 2, acked: (id) => this.acked.push(`${this.id}/${id}`) });
    this.client.on(({ event, data }) => {
      if (event === 'room_updated' && this.isHost) void this.next(data as { status: string; players: unknown[] });
    });
  }
  async enter(event: string, payload: object): Promise<string> {
    await this.client.ready();
    const ack = must(await this.client.ask(event, payload));
    this.id = String(ack.player_id);
    this.token = String(ack.token);
    this.isHost = event === 'create_room';
    return String(ack.code);
  }
  async reconnect(): Promise<void> {
    await this.client.reconnect();
    const n = Number(this.client.frames.at(-1)?.data.n ?? 0);
    must(await this.client.ask('resume', { token: this.token, last_n: n }));
  }
  /** Chats and votes all the time, connected or not. */
  async keepBusy(below: (n: number) => number): Promise<void> {
    for (let i = 0; !this.isDone; i++) {
      const [event, payload] = below(3)
        ? ['send_message', { text: `${below(1e9)} ${below(1e9)} ${below(1e9)}` }]
        : ['submit_vote', { target_id: null }];
      const { ok } = await this.client.ask(String(event), { ...(payload as object), id: `b${i}` });
      if (ok) this.acked.push(`${this.id}/b${i}`);
      await pause(5);
    }
  }
  private async next({ status, players }: { status: string; players: readonly unknown[] }): Promise<void> {
    if (status === 'ended') {
      this.games++;
      await this.client.ask('return_to_lobby');
    }
    if (status === 'lobby' && players.length === PEOPLE) await this.client.ask('start_game', { ai_count: 2 });
  }
}

interface Played {
  readonly begin?: StartCommand; // the log of a room has none
  readonly rows: readonly GameRow[];
}
interface Deal {
  readonly type: string;
  readonly game: { readonly id: string; readonly begin: StartCommand };
}
/** The rows of all rooms and games. */
async function gamesIn(store: Store): Promise<Played[]> {
  const rooms = (await store.awake()).filter(({ stream }) => stream.startsWith('room/'));
  const games: Played[] = [];
  for (const { stream } of rooms) {
    const log = await store.read(stream);
    games.push({ rows: log as unknown as readonly GameRow[] });
    const deals = log.map(({ command }) => command as unknown as Deal).filter(({ type }) => type === 'deal');
    for (const { game } of deals) {
      const rows = (await store.read(`game/${game.id}`)) as unknown as readonly GameRow[];
      const isStopped = rows.length === 0 && game === deals.at(-1)?.game; // between the deal and its first row: dealt at the next start
      if (!isStopped) games.push({ begin: game.begin, rows });
    }
  }
  return games;
}

/** Three rooms full of players. */
async function gatherPlayers(url: string): Promise<Person[]> {
  const people: Person[] = [];
  for (let table = 0; table < TABLES; table++) {
    let code = '';
    for (let i = 0; i < PEOPLE; i++) {
      const person = new Person(url, `${table}/${i}`);
      const name = `P${i}`;
      code = await (i === 0
        ? person.enter('create_room', { name, rules: 'classic', options })
        : person.enter('join_room', { name, code }));
      people.push(person);
    }
  }
  return people;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20);
}

/** Plays games while the server is killed and restarted repeatedly. */
async function playWithKills(folder: string): Promise<readonly Person[]> {
  const below = chance('kills', '');
  let server = await startServer(folder, String(await freePort()));
  try {
    const people = await gatherPlayers(`http://127.0.0.1:${server.port}`);
    const busy = people.map((person, i) => person.keepBusy(chance('busy', `${i}`)));
    const acks = () => people.reduce((sum, { acked }) => sum + acked.length, 0);
    for (let kill = 0; kill < KILLS; kill++) {
      const before = acks();
      await pause(200 + below(900));
      await until(() => acks() >= before + ACKS);
      await stopServer(server, 'SIGKILL');
      server = await startServer(folder, server.port);
      await Promise.all(people.map((person) => person.reconnect()));
    }
    await until(() => people.every(({ games }, i) => i % PEOPLE > 0 || games > 0));
    for (const person of people) {
      person.isDone = true;
      person.client.close();
    }
    await Promise.all(busy);
    return people;
  } finally {
    await stopServer(server, 'SIGTERM');
  }
}

/** The ids of the commands in a log, each with its player. */
const commandsIn = ({ begin, rows }: Played): string[] =>
  rows.flatMap(({ commandId }) => {
    const [seat, id] = commandId?.split('/') ?? [];
    return id === undefined ? [] : [`${begin?.sitters[Number(seat)]?.player ?? seat}/${id}`];
  });
/** A bot may take a seat in the turn that ends the game, so the end may not be the last row. */
const isOver = ({ rows }: Played): boolean => rows.some(({ events }) => events.at(-1)?.type === 'ended');

function checkPhases(game: Played): void {
  const events = game.rows.flatMap((row) => row.events);
  const opened = events.flatMap((event) => (event.type === 'opened' ? [event.frame] : []));
  const closed = events.filter(({ type }) => type === 'closed').length;
  expect(new Set(opened).size).toBe(opened.length);
  expect(opened.length - closed).toBe(isOver(game) ? 0 : 1);
}

test(
  `${KILLS} kills under load: no acknowledged command is lost, all games continue, no phase resolves twice`,
  { timeout: KILLS * 30_000 },
  () =>
    inFolder(async (folder) => {
      const people = await playWithKills(folder);
      const store = await openSqlite(folder);
      const games = await gamesIn(store);
      await store.close();
      for (const game of games) if (game.begin) checkPhases(game);
      const kept = new Set(games.flatMap(commandsIn));
      const acked = people.flatMap((person) => person.acked);
      expect(acked.filter((id) => !kept.has(id))).toEqual([]);
      expect(acked.length).toBeGreaterThanOrEqual(KILLS * ACKS);
      expect(games.filter(isOver).length).toBeGreaterThanOrEqual(TABLES);
      for (const { client } of people) expect(client.faults).toEqual([]);
    }),
);
