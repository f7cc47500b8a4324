import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { defaultLimits, type LimitName, type Limits } from '../../../limits/limits.ts';
import { type Serving, serving } from '../../serving.ts';
import { type ClientTable, must, seatAndDeal, type TestSeat } from '../../table.ts';
import { matchIn } from '../../twin.ts';
import { inFolder } from '../store/in-folder.ts';
import { guest, HERE, host, limited, refusedWith, THERE } from './visits.ts';

const program = join(import.meta.dirname, '../../../../../cli/bin/moonrise.mjs'); // runs from dist

/** A running game of four. */
const dealt = (limits: Partial<Limits>, work: (on: Serving, table: ClientTable) => Promise<void>) =>
  serving(async (on) => work(on, await seatAndDeal(on, { rules: 'classic', players: 4 })), { limits });

/** Keeps the event loop busy, a slice at a time, for longer than the meter looks back. */
async function strain(): Promise<void> {
  for (const until = Date.now() + 2_300; Date.now() < until; await pause(0))
    for (const slice = Date.now() + 90; Date.now() < slice; );
}

export const time = {
  away_seconds: () =>
    dealt({ away_seconds: 5 }, async (on, { code, seats }) => {
      const match = await matchIn(on, code);
      const bots = () => match.rows.filter(({ command }) => command.type === 'hand_over').length;
      (seats[1] as TestSeat).client.close();
      await on.settled();
      await on.pass(4_900);
      expect(bots()).toBe(0);
      await on.pass(200);
      expect(bots()).toBe(1);
    }),
  host_away_seconds: () =>
    limited({ host_away_seconds: 5 }, async (on) => {
      const { client: anna, code } = await host(on, HERE);
      const bela = await guest(on, code, THERE);
      anna.close();
      await on.settled();
      await on.pass(4_900);
      expect(bela.all('message')).toEqual([]);
      await on.pass(200);
      expect(bela.last('message')?.text).toBe('Bela is now the host.');
    }),
  empty_room_seconds: () =>
    limited({ empty_room_seconds: 5 }, async (on) => {
      const [empty, other] = [await host(on, HERE), await host(on, THERE)];
      empty.client.close();
      await on.settled();
      await on.pass(4_900);
      expect(on.server.rooms.size).toBe(2);
      await on.pass(200);
      expect(await on.server.rooms.byCode(empty.code)).toBeUndefined();
      must(await other.client.ask('set_ready', { ready: true }));
    }),
  idle_lobby_seconds: () =>
    limited({ idle_lobby_seconds: 5 }, async (on) => {
      const [idle, other] = [await host(on, HERE), await host(on, THERE)];
      await on.pass(3_000);
      must(await other.client.ask('send_message', { text: 'Anybody else coming?' }));
      await on.pass(2_100);
      expect(idle.client.last('you_are_out')).toEqual({ reason: 'closed' });
      expect(other.client.all('you_are_out')).toEqual([]);
    }),
  given_back_seconds: () =>
    dealt({ given_back_seconds: 7 }, async (on, { code }) => {
      await on.restart(3_600_000);
      expect((await matchIn(on, code)).deadline).toBe(on.clock.now() + 7_000);
    }),
  overload_lag_ms: () =>
    dealt({ overload_lag_ms: 20 }, async (on, { seats, code }) => {
      const late = await on.client();
      await strain();
      refusedWith('overloaded', await late.ask('create_room', { name: 'Zoe' }));
      refusedWith('overloaded', await late.ask('join_room', { code, name: 'Zoe' }));
      must(await (seats[0] as TestSeat).client.ask('send_message', { text: 'All is well here.' }));
      const { client, token } = seats[1] as TestSeat;
      await client.reconnect();
      must(await client.ask('resume', { token })); // whoever plays gets back in
    }),
  shutdown_seconds: () =>
    inFolder(async (folder) => {
      const hang = `import { Server } from 'node:http'; Server.prototype.close = function () { return this; };`;
      const env = {
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: folder,
        MOONRISE_LIMIT_SHUTDOWN_SECONDS: '1',
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hang)}`, // a stop that never comes to its end
      };
      const child = spawn(process.execPath, [program, 'serve'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
      const ended = once(child, 'exit');
      await once(child.stdout, 'data');
      const since = Date.now();
      child.kill('SIGTERM');
      expect(await ended).toEqual([1, null]);
      expect(Date.now() - since).toBeGreaterThan(900);
      expect(Date.now() - since).toBeLessThan(defaultLimits.shutdown_seconds * 1_000);
    }),
} satisfies Partial<Record<LimitName, () => Promise<void>>>;
