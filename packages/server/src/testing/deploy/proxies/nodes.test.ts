import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClusterMember, type RealCluster, startCluster } from '../../chaos/cluster.ts';
import { freePort } from '../../services/free-port.ts';
import { postgresPrograms } from '../../services/postgres.ts';
import { redisProgram } from '../../services/redis.ts';
import { behind, isInstalled, type ProxyProgram, proxies } from './proxy.ts';
import { ReturningPlayer } from './returning-player.ts';

const isLong = process.env.MOONRISE_LONG !== undefined;
const ROOMS = 6;
const env = { TRUST_PROXY: 'loopback', MOONRISE_LIMIT_OVERLOAD_LAG_MS: '1000000' }; // a busy machine is no overload
const MOST_FAILED = 2; // handshakes of a player, until the proxy has noticed
const WAIT = { timeout: 60_000, interval: 20 }; // ms; a busy machine takes long
const [postgres, redis] = [postgresPrograms(), redisProgram()];
const recipes = proxies.filter((proxy) => proxy.name.endsWith('several nodes') && isInstalled(proxy));
const hasAll = postgres !== undefined && redis !== undefined && recipes.length > 0;
let cluster: RealCluster;

beforeAll(async () => {
  if (hasAll) cluster = await startCluster({ postgres, redis }, { env });
  else
    console.warn('NOT TESTED: proxies in front of several nodes. PostgreSQL, Redis or the proxies are not installed.');
}, 60_000);
afterAll(() => cluster?.stop(true));

/** A room of two, of which the guest names the room in the handshake. */
async function room(url: string): Promise<readonly ReturningPlayer[]> {
  const host = new ReturningPlayer(url);
  await host.enter('create_room', { name: 'Anna' });
  const guest = new ReturningPlayer(url, host.code);
  await guest.enter('join_room', { code: host.code, name: 'Bela' });
  return [host, guest];
}
async function seated(url: string): Promise<readonly ReturningPlayer[]> {
  const players: ReturningPlayer[] = [];
  for (let i = 0; i < ROOMS; i++) players.push(...(await room(url)));
  return players;
}
/** How many players are connected to a node. */
async function playersAt({ metricsPort }: ClusterMember): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/moonrise_connections\{kind="player"\} (\d+)/.exec(text)?.[1]);
}
/** The proxy spreads rooms by their codes: a node can be without any. */
async function busiest(): Promise<ClusterMember> {
  const counts = await Promise.all(cluster.members.map(playersAt));
  return cluster.members[counts.indexOf(Math.max(...counts))] as ClusterMember;
}
const gapsOf = (players: readonly ReturningPlayer[]) => players.flatMap(({ gaps }) => gaps).sort((a, b) => a - b);
const returns = (players: readonly ReturningPlayer[]) => gapsOf(players).length;

const FAULTS = ['stop', 'kill', 'freeze'] as const;
type Fault = (typeof FAULTS)[number];
/** Lets a node fail, and waits until all its players are back on other nodes. */
async function fails(member: ClusterMember, fault: Fault, players: readonly ReturningPlayer[]): Promise<void> {
  const all = returns(players) + (await playersAt(member));
  for (const player of players) player.begin(fault === 'stop' ? null : performance.now()); // a stopping node lets go one by one
  await member.node[fault]();
  await expect.poll(() => returns(players), WAIT).toBeGreaterThanOrEqual(all);
}
async function recovers({ node }: ClusterMember, fault: Fault): Promise<void> {
  if (fault === 'freeze') node.thaw();
  else await node.start();
}
/** New rooms come to a node that is back, until one has; those who play elsewhere stay there. */
async function getsItsShare(member: ClusterMember, url: string, players: readonly ReturningPlayer[]): Promise<void> {
  const before = returns(players);
  const come: ReturningPlayer[] = [];
  while ((await playersAt(member)) === 0) come.push(...(await room(url)));
  expect(players.every(({ isBack }) => isBack)).toBe(true);
  expect(returns(players)).toBe(before);
  for (const player of come) player.close();
}
function tell(name: string, fault: Fault, players: readonly ReturningPlayer[]): void {
  const gaps = gapsOf(players).map(Math.round);
  if (isLong)
    console.info(
      `${name}, ${fault}: ${gaps.length} times away, ${gaps[gaps.length >> 1]} ms (middle), ${gaps.at(-1)} ms (longest)`,
    );
}

async function tryRecipe({ name }: ProxyProgram, url: string): Promise<void> {
  for (const fault of FAULTS) {
    const players = await seated(url);
    for (const member of isLong || fault === 'stop' ? cluster.members : [await busiest()]) {
      await fails(member, fault, players);
      await recovers(member, fault);
      if (fault === 'kill') await getsItsShare(member, url, players);
    }
    expect(players.every(({ isBack }) => isBack)).toBe(true);
    expect(returns(players)).toBeGreaterThan(0);
    expect(players.filter(({ failed }) => failed > MOST_FAILED)).toEqual([]);
    tell(name, fault, players);
    for (const player of players) player.close();
  }
}

for (const proxy of isLong ? recipes : recipes.slice(0, 1)) {
  test.runIf(hasAll)(
    `${proxy.name}: everybody is back before a stopped, killed or silent node is (T92, T93), which then gets its share again`,
    { timeout: 300_000 },
    async () => {
      const port = await freePort();
      const nodes = cluster.members.map(({ node }) => `127.0.0.1:${node.port}`);
      await behind(proxy, { port, server: '', nodes }, () => tryRecipe(proxy, `http://127.0.0.1:${port}`));
    },
  );
}
