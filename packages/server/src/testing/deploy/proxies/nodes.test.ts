import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RealCluster, startCluster } from '../../chaos/cluster.ts';
import { freePort } from '../../services/free-port.ts';
import { postgresPrograms } from '../../services/postgres.ts';
import { redisProgram } from '../../services/redis.ts';
import { behind, isInstalled, proxies } from './proxy.ts';
import { ReturningPlayer } from './returning-player.ts';

const isLong = process.env.MOONRISE_LONG !== undefined;
const ROOMS = 6;
const MOST_FAILED = 2; // handshakes of a player, until the proxy has noticed
const [postgres, redis] = [postgresPrograms(), redisProgram()];
const recipes = proxies.filter((proxy) => proxy.name.endsWith('several nodes') && isInstalled(proxy));
const hasAll = postgres !== undefined && redis !== undefined && recipes.length > 0;
let cluster: RealCluster;

beforeAll(async () => {
  if (hasAll) cluster = await startCluster({ postgres, redis }, { env: { TRUST_PROXY: 'loopback' } });
  else
    console.warn('NOT TESTED: proxies in front of several nodes. PostgreSQL, Redis or the proxies are not installed.');
}, 60_000);
afterAll(() => cluster?.stop(true));

/** Rooms of two, of which the guest names the room in the handshake. */
async function seated(url: string): Promise<ReturningPlayer[]> {
  const players: ReturningPlayer[] = [];
  for (let i = 0; i < ROOMS; i++) {
    const host = new ReturningPlayer(url);
    await host.enter('create_room', { name: 'Anna' });
    const guest = new ReturningPlayer(url, host.code);
    await guest.enter('join_room', { code: host.code, name: 'Bela' });
    players.push(host, guest);
  }
  return players;
}
const back = (players: readonly ReturningPlayer[]) => Promise.all(players.map((player) => player.back()));
const sorted = (players: readonly ReturningPlayer[]) => players.flatMap(({ gaps }) => gaps).sort((a, b) => a - b);
function tell(name: string, fault: string, players: readonly ReturningPlayer[]): void {
  const gaps = sorted(players).map(Math.round);
  if (isLong)
    console.info(`${name}, ${fault}: away ${gaps[gaps.length >> 1]} ms (middle), ${gaps.at(-1)} ms (longest)`);
}

for (const proxy of isLong ? recipes : recipes.slice(0, 1)) {
  test.runIf(hasAll)(
    `${proxy.name}: everybody is back before a stopped or killed node is (T92)`,
    { timeout: 120_000 },
    async () => {
      const port = await freePort();
      const nodes = cluster.members.map(({ node }) => `127.0.0.1:${node.port}`);
      await behind(proxy, { port, server: '', nodes }, async () => {
        const url = `http://127.0.0.1:${port}`;
        for (const fault of ['stop', 'kill'] as const) {
          const players = await seated(url);
          for (const { node } of isLong || fault === 'stop' ? cluster.members : cluster.members.slice(0, 1)) {
            await node[fault]();
            await back(players);
            await node.start();
          }
          expect(players.every(({ isBack }) => isBack)).toBe(true);
          expect(sorted(players).length).toBeGreaterThan(0);
          expect(players.filter(({ failed }) => failed > MOST_FAILED)).toEqual([]);
          tell(proxy.name, fault, players);
          for (const player of players) player.close();
        }
      });
    },
  );
}
