import { answered, type Player, type Reply, type Turn } from '@moonrise/bots';
import type { Json } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { MemoryStore } from '../testing/ai/memory-store.ts';
import { dealt, rulesCalled, turnOf } from '../testing/ai/turns.ts';
import { mindLog, mindsOf, motivesOf } from './motives.ts';

const rules = rulesCalled('classic');
const CARDS = ['villager', 'werewolf', 'seer', 'doctor', 'villager'];
const turn = (memory: Json): Turn => ({ ...turnOf(rules, dealt(rules, CARDS), 0), memory });
const all = [0, 0.3, 0.4, 0.2, 0.1];
const suspicion = { day: 1, seat: 2, odds: 0.4, all, reason: 'result', by: 3 } as const;
const vote = { slot: 'vote', act: 'vote', targets: [4] };

test('a motive of a built-in player is stored once, with its reason as data', () => {
  const { answers, memory } = { answers: [vote], memory: { motives: [suspicion] } };
  const player: Player = { kind: 'standard', answer: () => ({ answers, memory }) };
  const told = [{ day: 1, target: 2, chance: 0.4, chances: all, reason: { type: 'result', by: 3 } }];
  expect(motivesOf(turn(null), answered(player, turn(null)))).toEqual(told);
  expect(motivesOf(turn(memory), answered(player, turn(memory)))).toEqual([]);
});

test('the note of a model goes with its choices, not with its chat lines', () => {
  const answers = [vote, { slot: 'global', act: 'say', targets: [], text: 'Dan is quiet.' }];
  const reply: Reply = { answers, memory: null, motives: [suspicion], note: 'Eve hesitates.' };
  expect(motivesOf(turn(null), reply)).toEqual([
    { day: 1, act: 'vote', target: 4, chance: null, reason: { type: 'note' }, note: 'Eve hesitates.' },
  ]);
  expect(motivesOf(turn(null), { ...reply, note: '' })).toEqual([]);
});

test('when a stand-in moved for a model, the motives are the stand-in’s', () => {
  const reply: Reply = { answers: [vote], memory: null, motives: [suspicion] };
  expect(motivesOf(turn(null), reply)).toMatchObject([{ target: 2, reason: { type: 'result' } }]);
});

test('only the last motive for a choice is kept; a seat with two players has two minds', async () => {
  const { store } = new MemoryStore();
  const motive = (day: number, target: number) => ({ day, target, chance: 0.5, reason: { type: 'feeling' } });
  for (const entry of [
    { seat: 1, kind: 'hard', motives: [motive(1, 2)] },
    { seat: 1, kind: 'hard', motives: [motive(1, 3), motive(2, 0)] },
    { seat: 0, kind: 'standard', motives: [motive(2, 1)] },
  ])
    await mindLog(store, systemClock, 'g').add(entry); // a new log each time, as another process would
  expect(await mindsOf(store, 'g')).toEqual([
    { seat: 1, kind: 'hard', motives: [motive(1, 3), motive(2, 0)] },
    { seat: 0, kind: 'standard', motives: [motive(2, 1)] },
  ]);
  expect(await mindsOf(store, 'another')).toEqual([]);
});
