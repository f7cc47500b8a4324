import { expect } from 'vitest';
import type { LimitName, Limits } from '../../../limits/limits.ts';
import type { Client } from '../../client.ts';
import type { Serving } from '../../serving.ts';
import { must } from '../../table.ts';
import { guest, HERE, host, limited, refusedWith } from './visits.ts';

/** Two in one room and from one network: what one does too much of, the other may still do. */
const pair = (limits: Partial<Limits>, work: (on: Serving, anna: Client, bela: Client) => Promise<void>) =>
  limited(limits, async (on) => {
    const { client, code } = await host(on, HERE);
    const bela = await guest(on, code, HERE);
    await on.pass(10_000); // what they needed to come in is forgotten
    await work(on, client, bela);
  });
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
  chat_burst: chatting,
  chat_per_second: chatting,
  text_length: () =>
    pair({ text_length: 10 }, async (on, anna, bela) => {
      refusedWith('bad_text', await say(anna, 'abcdefghijk'));
      must(await say(anna, 'abcdefghij'));
      await on.settled();
      expect(bela.all('message').filter(({ kind }) => kind === 'player')).toHaveLength(1);
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
