import type { Reply, Turn } from '@moonrise/bots';
import type { Json } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { MemoryStore } from '../testing/ai/memory-store.ts';
import { dealt, rulesCalled, turnOf } from '../testing/ai/turns.ts';
import { mindLog, mindsOf, newMotives } from './motives.ts';

const rules = rulesCalled('classic');
const CARDS = ['villager', 'werewolf', 'seer', 'doctor', 'villager'];
const turn = (memory: Json): Turn => ({ ...turnOf(rules, dealt(rules, CARDS), 0), memory });
const suspicion = { day: 1, seat: 2, odds: 0.4, reason: 'result', by: 3 };
const vote = { slot: 'vote', act: 'vote', targets: [4] };

test('a motive of a built-in player is stored once, with its reason as data', () => {
  const reply: Reply = { answers: [vote], memory: { motives: [suspicion] } };
  const told = [{ day: 1, target: 2, chance: 0.4, reason: { type: 'result', by: 3 } }];
  expect(newMotives(turn(null), reply)).toEqual(told);
  expect(newMotives(turn({ motives: [suspicion] }), reply)).toEqual([]);
});

test('the note of a model goes with its choices, not with its chat lines', () => {
  const answers = [vote, { slot: 'global', act: 'say', targets: [], text: 'Dan is quiet.' }];
  const reply: Reply = { answers, memory: { fallback: { motives: [suspicion] } }, note: 'Eve hesitates.' };
  expect(newMotives(turn(null), reply)).toEqual([
    { day: 1, act: 'vote', target: 4, chance: null, reason: { type: 'note' }, note: 'Eve hesitates.' },
  ]);
  expect(newMotives(turn(null), { ...reply, note: '' })).toEqual([]);
});

test('when a stand-in moved for a model, the motives are the stand-in’s', () => {
  const reply: Reply = { answers: [vote], memory: { fallback: { motives: [suspicion] } } };
  expect(newMotives(turn({ fallback: null }), reply)).toMatchObject([{ target: 2, reason: { type: 'result' } }]);
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
