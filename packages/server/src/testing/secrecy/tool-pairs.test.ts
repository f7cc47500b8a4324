import type { Id } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { ToolClient } from '../agents/tool-client.ts';
import { fixChance } from '../fixed-chance.ts';
import { matchIn } from '../running-match.ts';
import { Serving } from '../serving.ts';
import { dealtStore, seedNamed } from './dealt-store.ts';

interface ToolPair {
  readonly rules: Id;
  readonly options: object;
  readonly swap: readonly [Id, Id];
}
const NAMES = ['Anna', 'Bela', 'Carl', 'Dora', 'Emil', 'Fine', 'Gero', 'Hana'];
const ROUNDS = 6; // looks around the table, with a phase between them

const pairs: readonly ToolPair[] = [
  { rules: 'moonrise', options: { roles: { wolf: 1, seer: 1, doctor: 1, villager: 5 } }, swap: ['wolf', 'seer'] },
  {
    rules: 'classic',
    options: { roles: { werewolf: 1, seer: 1, doctor: 1, villager: 5 } },
    swap: ['werewolf', 'doctor'],
  },
];

/** What the tools told each villager, in one of two deals in which two other cards are exchanged. */
async function told({ rules, options, swap }: ToolPair, isSecond: boolean) {
  fixChance(`tools ${rules}`);
  const exchanged = (cards: readonly Id[]) => {
    const [x, y] = swap.map((role) => cards.indexOf(role)) as [number, number];
    return isSecond ? cards.map((card, i) => (i === x ? cards[y] : i === y ? cards[x] : card) as Id) : cards;
  };
  const on = await Serving.start({
    env: { MOONRISE_MCP: 'on' },
    wrap: (store) => dealtStore(store, seedNamed(rules), exchanged),
  });
  try {
    const agents = new Map<string, ToolClient>();
    let code = '';
    for (const name of NAMES) {
      const agent = await ToolClient.open(on);
      const { state } = await (code === ''
        ? agent.call('create_room', { name, game: rules, options })
        : agent.call('join_room', { name, code }));
      code = state?.room ?? '';
      agents.set(name, agent);
    }
    const host = agents.get('Anna') as ToolClient;
    const { state } = await host.call('look');
    await host.call('choose', { option: state?.options.find(({ words }) => words.startsWith('Start'))?.option });
    await on.pass(10_000);
    const match = await matchIn(on, code);
    const dealt = match.game.seats.map(({ name }, seat) => ({ name, role: match.game.state.dealt[seat] }));
    const villagers = dealt.filter(({ role }) => role === 'villager').map(({ name }) => name);
    for (let round = 0; round < ROUNDS && !match.isOver; round++) {
      await on.settled();
      const victim = villagers.find((name) => match.game.seats.some((seat) => seat.name === name && seat.alive));
      for (const { name } of dealt) await play(agents.get(name) as ToolClient, `: ${JSON.stringify(victim)}`, round);
      await on.settled();
      const { frame } = match.game;
      while (!match.isOver && match.game.frame.id === frame.id)
        await on.pass(Math.max(0, (on.clock.next ?? 0) - on.clock.now()));
    }
    const deaths = match.game.seats.filter(({ alive }) => !alive).length;
    return { villagers, deaths, transcripts: villagers.map((name) => (agents.get(name) as ToolClient).transcript) };
  } finally {
    await on.stop();
  }
}
/** Looks, tries what is not offered, chooses the victim wherever one may be chosen, and speaks. */
async function play(agent: ToolClient, victim: string, round: number): Promise<void> {
  const { state } = await agent.call('look', { history: round % 2 === 0 });
  await agent.call('choose', { option: 99 });
  const chosen = state?.options.find(
    ({ words, question }) => question !== undefined && words.endsWith(victim) && !/^Protect/.test(words),
  );
  if (chosen) await agent.call('choose', { option: chosen.option });
  await agent.call('say', { text: `It is round ${round}, and I am no wolf.` });
}

test.each(pairs)(
  'two deals that differ in other cards look the same to a villager with the tools: $rules',
  async (pair) => {
    const [one, other] = [await told(pair, false), await told(pair, true)];
    expect(one.deaths).toBeGreaterThan(0);
    expect(other.deaths).toBe(one.deaths);
    expect(one.transcripts.flat().length).toBeGreaterThan(50);
    expect(other.villagers).toEqual(one.villagers);
    for (const [i, lines] of one.transcripts.entries()) expect(other.transcripts[i]).toEqual(lines);
  },
);
