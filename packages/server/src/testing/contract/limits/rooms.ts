import { expect } from 'vitest';
import type { LimitName } from '../../../limits/limits.ts';
import { REPORTS } from '../../../rooms/reports.ts';
import type { Client } from '../../client.ts';
import { knock } from '../../programs/plain-port.ts';
import { must } from '../../table.ts';
import { bucket, guest, HERE, host, limited, openTable, refusedWith, THERE } from './visits.ts';

const making = () =>
  bucket({
    burst: 'room_burst',
    perSecond: 'rooms_per_second',
    ask: async (on, from) => (await on.client(from)).ask('create_room', { name: 'Anna' }),
  });
const joining = () => {
  let code: string | undefined;
  let guests = 0;
  return bucket({
    burst: 'join_burst',
    perSecond: 'joins_per_second',
    ask: async (on, from) => {
      code ??= (await host(on, THERE)).code;
      return (await on.client(from)).ask('join_room', { code, name: `Guest ${guests++}` });
    },
  });
};

export const rooms = {
  rooms: () =>
    limited({ rooms: 1 }, async (on) => {
      const { client: anna, code } = await host(on, HERE);
      refusedWith('overloaded', await (await on.client(THERE)).ask('create_room', { name: 'Zoe' }));
      await guest(on, code, THERE); // open rooms are not affected
      must(await anna.ask('send_message', { text: 'All is well here.' }));
    }),
  rooms_per_address: () =>
    limited({ rooms_per_address: 1 }, async (on) => {
      const { client: anna } = await host(on, HERE);
      refusedWith('limit_reached', await (await on.client(HERE)).ask('create_room', { name: 'Zoe' }));
      await host(on, THERE);
      anna.close();
      await on.settled();
      await on.pass(301_000);
      await host(on, HERE);
    }),
  room_burst: making,
  rooms_per_second: making,
  join_burst: joining,
  joins_per_second: joining,
  passwords_per_minute: () =>
    limited({ passwords_per_minute: 2 }, async (on) => {
      const { client } = await host(on, HERE);
      for (const password of ['one', 'two']) must(await client.ask('set_password', { password }));
      refusedWith('rate_limited', await client.ask('set_password', { password: 'three' }));
      must(await client.ask('set_password', { password: null })); // needs no hash
      must(await (await host(on, THERE)).client.ask('set_password', { password: 'mine' }));
      await on.pass(30_000);
      must(await client.ask('set_password', { password: 'three' }));
    }),
  hashes_per_address: () =>
    limited({ hashes_per_address: 1 }, async (on) => {
      const hosts = [await host(on, HERE), await host(on, HERE)];
      const asked = hosts.map(({ client }) => client.ask('set_password', { password: 'secret' }));
      const answers = await Promise.all(asked);
      expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
      refusedWith('limit_reached', answers.find(({ ok }) => !ok)!);
      for (const { client } of hosts) must(await client.ask('set_password', { password: 'secret' }));
    }),
  wrong_codes_per_minute: () =>
    limited({ wrong_codes_per_minute: 2 }, async (on) => {
      const { code } = await host(on, THERE);
      const guesser = await on.client(HERE);
      for (const wrong of ['ZZZZ', 'ZZZ2'])
        refusedWith('unknown_room', await guesser.ask('join_room', { code: wrong, name: 'G' }));
      refusedWith('rate_limited', await guesser.ask('join_room', { code, name: 'G' }));
      await guest(on, code, THERE);
      await on.pass(30_000);
      must(await guesser.ask('join_room', { code, name: 'G' }));
    }),
  slow_games_per_address: () =>
    limited({ slow_games_per_address: 1 }, async (on) => {
      const started = async (from: string, durations: object = { day: 86_400 }) => {
        const { client } = await host(on, from);
        must(await client.ask('set_options', { options: { durations } }));
        return { client, ack: await client.ask('start_game', { ai_count: 4 }) };
      };
      const { client: anna } = await started(HERE);
      await on.pass(10_000);
      const { client: bela, ack } = await started(HERE);
      refusedWith('limit_reached', ack);
      must((await started(THERE)).ack);
      must((await started(HERE, {})).ack);
      must(await anna.ask('leave_room')); // the game goes on with bots
      refusedWith('limit_reached', await bela.ask('start_game', { ai_count: 4 }));
    }),
  spectators_per_room: () =>
    limited({ spectators_per_room: 1 }, async (on) => {
      const [{ code }, { code: other }] = [await host(on, HERE), await host(on, THERE)];
      const [one, two] = [await on.client(HERE), await on.client(HERE)];
      must(await one.ask('spectate_room', { code }));
      refusedWith('limit_reached', await two.ask('spectate_room', { code }));
      must(await two.ask('spectate_room', { code: other }));
    }),
  programs_per_room: () =>
    limited({ programs_per_room: 1 }, async (on) => {
      const [{ path }, { path: other }] = [await openTable(on, HERE, 2), await openTable(on, THERE, 2)];
      const { socket } = await knock(on, path, { from: HERE });
      refusedWith('limit_reached', await knock(on, path, { from: THERE }));
      must(await knock(on, other, { from: HERE }));
      socket.terminate();
      await expect.poll(async () => (await knock(on, path, { from: THERE })).ok).toBe(true);
    }),
  reports_per_hour: () =>
    limited({ reports_per_hour: 2, idle_lobby_seconds: 1e6 }, async (on) => {
      const { client: anna, code } = await host(on, HERE);
      const bela = await guest(on, code, THERE);
      const about = anna.last('room_updated')?.host_id;
      const report = (client: Client) => client.ask('report_player', { player_id: about, reason: 'spam' });
      must(await report(anna));
      must(await report(anna));
      refusedWith('rate_limited', await report(anna));
      must(await report(bela));
      await on.pass(1_800_000);
      must(await report(anna));
    }),
  reports_kept: () =>
    limited({ reports_kept: 3, reports_per_hour: 100, idle_lobby_seconds: 1e6, unseated_seconds: 1e6 }, async (on) => {
      const { client: anna } = await host(on, HERE);
      const about = anna.last('room_updated')?.host_id;
      for (let i = 0; i < 8; i++) {
        must(await anna.ask('report_player', { player_id: about, reason: 'spam' }));
        await on.pass(1_000);
      }
      expect((await on.store.read(REPORTS)).map(({ seq }) => seq)).toEqual([6, 7, 8]);
    }),
  name_length: () =>
    limited({ name_length: 4 }, async (on) => {
      const long = await on.client(HERE);
      refusedWith('bad_name', await long.ask('create_room', { name: 'Annas' }));
      must(await long.ask('create_room', { name: 'Anna' }));
      expect(long.faults).toEqual([]);
    }),
} satisfies Partial<Record<LimitName, () => Promise<void>>>;
