import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../client.ts';
import { type RealNode, startRealNode } from '../real-node.ts';
import { asked, atPort, type Postgres, type Standby } from '../services/postgres.ts';
import { gather, must, type TestSeat } from '../table.ts';
import { openProxy } from './tcp-proxy.ts';

/** killed: its connections are cut; silent: it does not answer any more. */
export type FailureKind = 'killed' | 'silent';
/** What the people of a running game on two nodes saw of a failover; ms. */
export interface FailoverRun {
  readonly acked: readonly string[]; // ids
  readonly stored: readonly string[]; // ids, on the server that took over
  readonly promotion: number; // what the promotion took
  readonly back: readonly number[]; // from the promotion to the first acknowledgement, by node
  readonly away: readonly number[]; // from the failure to the first acknowledgement, by node
}

/** A line that was acknowledged. */
interface Said {
  readonly id: string;
  readonly node: number;
  readonly at: number;
}
const PLAYERS = 4;
const BETWEEN = 25; // ms between two lines of a player
const AGAIN = 50; // ms until a refused line is sent again
const ENOUGH = 40; // lines acknowledged before the failure, and again after it
const NOTICED = 500; // ms until the standby is promoted
const HOUR = 3_600; // seconds

/** A server fails under a running game, its standby is promoted, and the address is turned over. Refused lines are sent again. */
export async function failOver(primary: Postgres, standby: Standby, kind: FailureKind): Promise<FailoverRun> {
  await replicateSynchronously(primary);
  const url = await primary.database();
  const proxy = await openProxy(primary.port); // as a balancer, or a name that moves
  const nodes = [await startRealNode(atPort(url, proxy.port)), await startRealNode(atPort(url, proxy.port))];
  const game = new TalkingGame();
  try {
    await game.deal(nodes);
    await game.reaches(() => game.said.length >= ENOUGH);
    const failed = performance.now();
    if (kind === 'killed') await primary.crash();
    else proxy.swallow();
    await pause(NOTICED);
    const began = performance.now();
    standby.promote();
    proxy.turnTo(standby.port);
    const promoted = performance.now();
    const firsts = () => nodes.map((_, node) => game.said.find((one) => one.node === node && one.at > promoted)?.at);
    await game.reaches(() => !firsts().includes(undefined));
    const enough = game.said.length + ENOUGH;
    await game.reaches(() => game.said.length >= enough);
    await game.end();
    const back = firsts().map((at) => Number(at) - promoted);
    return {
      acked: game.said.map(({ id }) => id),
      stored: await storedIds(atPort(url, standby.port)),
      promotion: promoted - began,
      back,
      away: back.map((ms) => ms + promoted - failed),
    };
  } finally {
    await game.end();
    for (const node of nodes) await node.stop();
    await proxy.close();
  }
}

/** From now on nothing is acknowledged before the standby has it too. */
async function replicateSynchronously(primary: Postgres): Promise<void> {
  await asked(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await asked(primary.url, 'SELECT pg_reload_conf()');
  const isSynchronous = () => asked(primary.url, `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`);
  while (!(await isSynchronous())) await pause(AGAIN);
}
async function storedIds(url: string): Promise<readonly string[]> {
  const ids = await asked(url, `SELECT json_agg(command_id) FROM rows WHERE stream LIKE 'game/%'`);
  return (ids as readonly (string | null)[]).flatMap((id) => id?.split('/')[1] ?? []);
}

/** People who talk through a long first day, on several nodes in turn. */
class TalkingGame {
  readonly said: Said[] = [];
  private talking: readonly Promise<void>[] = [];
  private isOver = false;

  async deal(nodes: readonly RealNode[]): Promise<void> {
    let came = 0;
    const on = { client: () => (nodes[came++ % nodes.length] as RealNode).client() };
    const options = { countdown: 0, durations: { day: HOUR, voting: HOUR, night: HOUR } };
    const { seats } = await gather(on, { rules: 'classic', players: PLAYERS, options });
    must(await (seats[0] as TestSeat).client.ask('start_game', {}));
    await this.reaches(() => seats.every(({ client }) => client.last('phase_changed') !== undefined));
    this.talking = seats.map(({ client, name }, i) => this.talk(client, name, i % nodes.length));
  }
  async reaches(isThere: () => boolean): Promise<void> {
    while (!isThere()) await pause(BETWEEN);
  }
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.talking);
  }
  private async talk(client: Client, name: string, node: number): Promise<void> {
    for (let n = 1; !this.isOver; n++) {
      const id = `${name}-${n}`;
      const line = { id, text: hash('sha256', id) }; // unlike any other
      while (!this.isOver) {
        const isAcked = (await client.ask('send_message', line)).ok;
        if (isAcked) this.said.push({ id, node, at: performance.now() });
        if (isAcked) break;
        await pause(AGAIN);
      }
      await pause(BETWEEN);
    }
  }
}
