import { FakeProvider, type ProviderRequest } from '@moonrise/bots/llm/testing';
import type { Event } from '@moonrise/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ModelSeat, warmed } from '../testing/ai/model-seat.ts';
import { dealt, rulesCalled, turnOf } from '../testing/ai/turns.ts';

const classic = ['villager', 'werewolf', 'seer', 'doctor', 'werewolf', 'villager', 'villager'];
const moonrise = ['wolf', 'seer', 'hunter', 'detective', 'doctor', 'gunner', 'shadowWolf', 'revenant'];
const oneNight = ['werewolf', 'werewolf', 'seer', 'robber', 'troublemaker', 'mason', 'mason', 'villager'];

let provider: FakeProvider;
beforeAll(async () => {
  provider = await FakeProvider.start();
  await warmed(provider);
});
afterAll(() => provider.stop());

async function asked(rules: string, log: readonly Event[], seat: number): Promise<ProviderRequest> {
  await new ModelSeat(provider).ask(turnOf(rulesCalled(rules), log, seat));
  return provider.requests.at(-1) as ProviderRequest;
}
const said = (seat: number, text: string): Event => ({ type: 'said', seat, channel: 'global', text, to: 'all' });
const died = (seat: number, role: string): Event[] => [
  { type: 'died', seat, cause: 'vote', to: 'all' },
  { type: 'revealed', place: seat, role, to: 'all' },
];
/** It is day, and everyone alive may speak. */
const day: Event = {
  ...{ type: 'opened', frame: '1.day.1', phase: 'day', step: 1, day: 1, round: 1, over: false },
  ...{ data: null, seconds: 90, floor: null, to: 'all' },
};

test('a wolf remembers whom its pack chose, and others are not told', async () => {
  const kill = (seat: number, target: number): Event => ({
    ...{ type: 'chose', slot: 'pack', deed: { seat, act: 'kill', targets: [target] }, to: [1, 4] },
  });
  const log = [...dealt(rulesCalled('classic'), classic), kill(1, 2), kill(4, 0), kill(4, 2)];
  const wolf = await asked('classic', log, 1);
  expect(wolf.system).toContain(
    [
      '[known to you, not to all] "Ben" chooses: vote to kill "Cleo".',
      '[known to you, not to all] "Eve" chooses: vote to kill "Ada".',
      '[known to you, not to all] "Eve" chooses: vote to kill "Cleo".',
    ].join('\n'),
  );
  for (const seat of [0, 2, 3]) expect((await asked('classic', log, seat)).system).not.toContain(' chooses: ');
});

test('what a pack plans to claim is no claim', async () => {
  const plan: Event = { type: 'said', seat: 4, channel: 'wolves', text: 'I am the Seer', to: [1, 4] };
  const log = [...dealt(rulesCalled('classic'), classic), plan];
  expect((await asked('classic', log, 1)).messages[0]).not.toContain('# Claims so far');
});

test('a result is contradicted by a card only if that card would have looked otherwise', async () => {
  const log = [
    ...dealt(rulesCalled('moonrise'), moonrise),
    day,
    ...[said(3, 'I am the Seer. I scanned Cleo: a Villager.'), said(4, 'I am the Seer. I scanned Cleo: a Werewolf.')],
    ...died(2, 'hunter'),
  ];
  const { messages } = await asked('moonrise', log, 5);
  const line = (name: string) => messages[0]?.split('\n').find((one) => one.startsWith(`- "${name}" says`));
  expect(line('Dan')).toBe('- "Dan" says of "Cleo": Villager (round 1)');
  expect(line('Eve')).toBe('- "Eve" says of "Cleo": Werewolf (round 1); contradicted: the card of "Cleo" was Hunter');
});

test('a comparison is contradicted by two cards', async () => {
  const log = [
    ...dealt(rulesCalled('moonrise'), moonrise),
    day,
    said(3, 'I am the Detective. I compared Ada and Cleo: on the same team.'),
    ...died(0, 'wolf'),
  ];
  const told = '- "Dan" says of "Ada" and "Cleo": Same Team (round 1)';
  expect((await asked('moonrise', log, 5)).messages[0]).toContain(`${told}\n`);
  expect((await asked('moonrise', [...log, ...died(2, 'hunter')], 5)).messages[0]).toContain(
    `${told}; contradicted: the card of "Ada" was Werewolf; the card of "Cleo" was Hunter\n`,
  );
});

test('what a player says to have done is told in words', async () => {
  const log = [...dealt(rulesCalled('one-night'), oneNight, 5), day, said(4, 'I swapped Ben and Ada.')];
  const { messages } = await asked('one-night', log, 2);
  expect(messages[0]).toContain(
    '- "Eve" says (round 1): "Eve", the Troublemaker, swapped the cards of "Ben" and "Ada".\n',
  );
});

test('of any two players each has an id, and the question says that two are needed', async () => {
  const { messages, ids } = await asked('moonrise', dealt(rulesCalled('moonrise'), moonrise), 3);
  expect(messages[0]).toMatch(/^Question 1 \(choose 2\): Which two players do you compare tonight\?$/m);
  expect(messages[0]).toMatch(/^ {2}compare \(2 ids\): 1\.1 = "Ada"; 1\.2 = "Ben"; .*; 1\.8 = "Hal"$/m);
  expect(ids).toHaveLength(8);
});

test('a deed without a target was done to no one', async () => {
  const did: Event = { type: 'did', deed: { seat: 3, act: 'save', targets: [] }, to: [3] };
  const { system } = await asked('classic', [...dealt(rulesCalled('classic'), classic), did], 3);
  expect(system).toContain('[known to you, not to all] "Dan": protect nobody.');
});
