import { expect } from 'vitest';
import type { LimitName, Limits } from '../../../limits/limits.ts';
import type { Client } from '../../client.ts';
import { type Serving, serving } from '../../serving.ts';
import { must, seatAndDeal } from '../../table.ts';
import { guest, HERE, host, limited, refusedWith, THERE } from './visits.ts';

/** Two players in one room and network: a limit for one does not affect the other. */
const pair = (limits: Partial<Limits>, work: (on: Serving, anna: Client, bela: Client) => Promise<void>) =>
  limited(limits, async (on) => {
    const { client, code } = await host(on, HERE);
    const bela = await guest(on, code, HERE);
    await on.pass(10_000); // the requests for joining are forgotten
    await work(on, client, bela);
  });
/** A running game of four people, of which each may write this much. */
const talk = (limits: Partial<Limits>, work: (on: Serving, seats: readonly Client[]) => Promise<void>) =>
  serving(
    async (on) => {
      const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4 });
      await work(
        on,
        seats.map(({ client }) => client),
      );
    },
    { limits },
  );
const say = (client: Client, text: string) => client.ask('send_message', { text });
const lines = ['The first thing', 'Something else', 'A third matter', 'Over and out'] as const;

const acting = () =>
  pair({ action_burst: 3, actions_per_second: 0.5 }, async (on, anna, bela) => {
    const ready = (client: Client) => client.ask('set_ready', { ready: true });
    for (let i = 0; i < 3; i++) must(await ready(anna));
    refusedWith('rate_limited', await ready(anna));
    must(await ready(bela));
    await on.pass(2_000);
    must(await ready(anna));
    refusedWith('rate_limited', await ready(anna));
  });
/** Each player is below the limit of a seat, but not all together. */
const actingTogether = () =>
  pair({ address_action_burst: 3, address_actions_per_second: 0.5 }, async (on, anna, bela) => {
    const stranger = await on.client(THERE);
    const ready = (client: Client) => client.ask('set_ready', { ready: true });
    must(await ready(anna));
    must(await ready(bela));
    must(await ready(anna));
    refusedWith('rate_limited', await ready(anna));
    refusedWith('rate_limited', await bela.ask('nonsense'));
    refusedWith('not_seated', await ready(stranger)); // another network is not affected
    await on.pass(2_000);
    must(await ready(bela));
    refusedWith('rate_limited', await ready(anna));
  });
const chatting = () =>
  pair({ chat_burst: 2, chat_per_second: 0.5 }, async (on, anna, bela) => {
    must(await say(anna, lines[0]));
    must(await say(anna, lines[1]));
    refusedWith('rate_limited', await say(anna, lines[2]));
    must(await say(bela, lines[2]));
    await on.pass(2_000);
    must(await say(anna, lines[2]));
    refusedWith('rate_limited', await say(anna, lines[3]));
  });

export const playing = {
  action_burst: acting,
  actions_per_second: acting,
  address_action_burst: actingTogether,
  address_actions_per_second: actingTogether,
  chat_burst: chatting,
  chat_per_second: chatting,
  text_length: () =>
    pair({ text_length: 10 }, async (on, anna, bela) => {
      refusedWith('bad_text', await say(anna, 'abcdefghijk'));
      must(await say(anna, 'abcdefghij'));
      await on.settled();
      expect(bela.all('message').filter(({ kind }) => kind === 'player')).toHaveLength(1);
    }),
  text_bytes: () =>
    pair({ text_bytes: 12 }, async (_, anna, bela) => {
      refusedWith('bad_text', await say(anna, 'ああああa')); // 13 bytes
      must(await say(anna, 'ああああ'));
      must(await say(bela, 'abcdefghijkl'));
    }),
  chat_bytes_per_seat: () =>
    talk({ chat_bytes_per_seat: 600 }, async (_, [anna, bela]) => {
      must(await say(anna!, lines[0]));
      must(await say(anna!, lines[1]));
      refusedWith('limit_reached', await say(anna!, lines[2]));
      must(await say(bela!, lines[2]));
    }),
  chat_bytes_per_game: () =>
    talk({ chat_bytes_per_game: 900 }, async (on, [anna, bela, carl, dora]) => {
      for (const [i, client] of [anna!, bela!, carl!].entries()) must(await say(client, lines[i]!));
      refusedWith('limit_reached', await say(dora!, lines[3]));
      must(await anna!.ask('start_vote'));
      await on.pass(5_000);
      must(await dora!.ask('submit_vote', { target_id: anna!.last('room_updated')?.host_id }));
    }),
  repeat_seconds: () =>
    pair({ repeat_seconds: 8 }, async (on, anna, bela) => {
      must(await say(anna, lines[0]));
      refusedWith('repeated_text', await say(anna, lines[0]));
      must(await say(bela, lines[0]));
      await on.pass(8_100);
      must(await say(anna, lines[0]));
    }),
} satisfies Partial<Record<LimitName, () => Promise<void>>>;
