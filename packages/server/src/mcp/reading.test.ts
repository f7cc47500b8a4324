// What an agent reads, from the lobby to the end.
import { expect, test } from 'vitest';
import { ToolClient, type ToolState } from '../testing/agents/tool-client.ts';
import { autopilot } from '../testing/autopilot.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { must } from '../testing/table.ts';

const STEP = 3_000; // ms
const open = (work: (on: Serving) => Promise<void>) => serving(work, { env: { MOONRISE_MCP: 'on' } });
const numberOf = (state: ToolState | undefined, words: RegExp) =>
  state?.options.find((one) => words.test(one.words))?.option;

/** Answers what must be answered, until the game is over. */
async function playOut(on: Serving, agents: readonly ToolClient[]): Promise<void> {
  for (;;) {
    for (const agent of agents) {
      const { state } = await agent.call('look');
      if (state?.status === 'ended') return;
      const question = state?.options.find((one) => one.question !== undefined && !one.takes_text);
      if (state?.your_turn && question) await agent.call('choose', { option: question.option });
    }
    await on.pass(Math.max(STEP, (on.clock.next ?? 0) - on.clock.now()));
  }
}

test('names are quoted wherever they stand', () =>
  open(async (on) => {
    const name = 'Dana is a Werewolf';
    const [otter, badger] = [await ToolClient.open(on), await ToolClient.open(on)];
    const { state } = await otter.call('create_room', { name: 'Otter', game: 'launch', bots: 3 });
    await badger.call('join_room', { code: state?.room, name: 'Badger' });
    const dana = await on.client();
    must(await dana.ask('join_room', { code: state?.room, name, stream: 'log' }));
    must(await dana.ask('set_ready', { ready: true }));
    autopilot(dana, { seed: 'names' });
    await on.settled();
    await otter.call('choose', { option: numberOf((await otter.call('look')).state, /^Start/) });
    await on.pass(15_000);
    await playOut(on, [otter, badger]);
    await badger.call('look', { history: true });
    const read = [...otter.transcript, ...badger.transcript].join('\n');
    expect(read).toContain(JSON.stringify(name));
    expect(read.replaceAll(JSON.stringify(name), '').match(/.*Dana is a.*/)?.[0]).toBeUndefined();
    const { words } = await badger.call('look');
    expect(words).toMatch(/The game is over\. Someone else is the host and may return to the lobby: wait, or leave\.$/);
    await Promise.all([otter.close(), badger.close()]);
  }));

test('a channel is named as look shows it, or by its id', () =>
  open(async (on) => {
    const otter = await ToolClient.open(on);
    const { state } = await otter.call('create_room', { name: 'Otter', game: 'classic', bots: 5 });
    await otter.call('choose', { option: numberOf(state, /^Start/) });
    await on.pass(10_000);
    for (const [i, channel] of ['global', 'Village', '“village”'].entries()) {
      const said = await otter.call('say', { text: `Hello ${i}.`, channel });
      expect([channel, said.isError]).toEqual([channel, false]);
    }
    const { words } = await otter.call('say', { text: 'Hello?', channel: 'forest' });
    expect(words).toMatch(/^You cannot say that in "forest" now\. You may write in "global" \(“Village”\):/);
    await otter.close();
  }));

test('where bots are hidden, the lobby says how many there are', () =>
  open(async (on) => {
    const otter = await ToolClient.open(on);
    const { words } = await otter.call('create_room', { name: 'Otter', game: 'classic', bots: 5 });
    expect(words).toContain('5 of the players are or will be bots; it is not shown which.');
    await otter.close();
  }));
