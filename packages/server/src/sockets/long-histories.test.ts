import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultLimits } from '../limits/limits.ts';
import type { Client } from '../testing/client.ts';
import { matchIn, packetsFor } from '../testing/running-match.ts';
import { serving } from '../testing/serving.ts';
import { deal, gather, must, playOut, type TestSeat } from '../testing/table.ts';

interface Prompt {
  readonly slot: string;
  readonly chosen?: object;
  readonly offers: readonly { readonly act: string; readonly targets: readonly string[]; readonly text?: number }[];
}
const options = { talk: { max_count: { per_agent: 20, per_day: 200 } } };
const TIMEOUT = 300_000; // ms, for a machine that runs many tests at once
const line = (about: string): string => createHash('sha512').update(about).digest('base64').repeat(3);

/** Says a long line if it may speak, otherwise takes the first offer. */
function talkative(client: Client, name: string): void {
  client.on(({ data: { n, prompts = [], phase_id } }) => {
    for (const { slot, chosen, offers } of prompts as readonly Prompt[]) {
      const offer = offers.find(({ text }) => text !== undefined) ?? offers[0];
      if (chosen || !offer) continue;
      const said = offer.text === undefined ? {} : { text: line(`${name} ${n}`) };
      void client.ask('act', { act: offer.act, slot, targets: offer.targets.slice(0, 1), ...said, phase_id });
    }
  });
}

test(
  'a reconnecting player gets the whole history of a long game, in both streams',
  () =>
    serving(async (on) => {
      const stream = (seat: number) => (seat === 0 ? 'log' : 'named');
      const table = await gather(on, { rules: 'aiwolf', players: 12, options, stream });
      for (const { client, name } of table.seats) talkative(client, name);
      await deal(table, 1);
      await playOut(table, 50_000);
      const match = await matchIn(on, table.code);
      for (const seat of table.seats.slice(0, 2)) {
        const { client, token, stream } = seat;
        const expected = packetsFor(match, seat);
        expect(expected.join('').length).toBeGreaterThan(defaultLimits.slow_reader_bytes);
        const before = client.got.length;
        await client.reconnect();
        must(await client.ask('resume', { token, stream }));
        await on.settled();
        expect(client.socket.connected).toBe(true);
        const received = client.got.slice(before).filter(({ data }) => data.n !== undefined);
        expect(received.map((frame) => JSON.stringify(frame))).toEqual(expected);
      }
    }),
  TIMEOUT,
);

test('a reconnecting player gets the whole chat of the lobby', () =>
  serving(
    async (on) => {
      const { seats } = await gather(on, { rules: 'classic', players: 2 });
      const [{ client: anna }, { client: bela, token }] = seats as [TestSeat, TestSeat];
      const lines = Array.from({ length: 110 }, (_, i) => `${line(`${i}`).slice(0, 90)}${'🇩🇪'.repeat(400)}`); // 3.3 KB each
      for (const text of lines) must(await anna.ask('send_message', { text }));
      await on.settled();
      const before = bela.got.length;
      await bela.reconnect();
      must(await bela.ask('resume', { token }));
      await on.settled();
      const received = bela.got.slice(before).filter(({ event }) => event === 'message');
      expect(received.map(({ data }) => data.text)).toEqual(lines);
    },
    { limits: { repeat_seconds: 1e-9 } },
  ));
