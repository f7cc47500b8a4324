import { chance } from '@moonrise/bots';
import { expect, test } from 'vitest';
import { MemoryStore } from '../testing/ai/memory-store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import type { Caps } from './ai-settings.ts';
import { Budget, type Reservation, type Scope } from './budget.ts';

const wide: Caps = { day: 1_000, creator: 1_000, game: 1_000, seat: 1_000, call: 1_000 };
const scope: Scope = { game: 'g', seat: 0, room: 'c' }; // the creator has the name of the room
const open = (caps: Partial<Caps> = {}, memory = new MemoryStore(), clock = new ManualClock()) => ({
  budget: new Budget(memory.store, clock, { ...wide, ...caps }, async (room) => room),
  memory,
  clock,
});
let questions = 0;
const reserve = (budget: Budget, of: Scope, micros: number) => budget.reserve(of, micros, `question ${questions++}`);
const taken = (answer: Awaited<ReturnType<Budget['reserve']>>): Reservation => {
  if ('cap' in answer) throw new Error(`refused by ${answer.cap}`);
  if ('isTaken' in answer) throw new Error('another node has reserved it');
  return answer;
};

test.each([
  ['call', {}, [{}]],
  ['seat', { seat: 100 }, [{}, { room: 'd' }]],
  ['game', { game: 100 }, [{}, { seat: 1 }]],
  ['creator', { creator: 100 }, [{}, { game: 'h' }]],
  ['day', { day: 100 }, [{}, { game: 'h', room: 'd' }]],
] as const)('the cap of a %s is enforced to the last millionth', async (cap, caps, scopes) => {
  const { budget } = open(cap === 'call' ? { call: 49 } : caps);
  const asked = (i: number, micros: number) => reserve(budget, { ...scope, ...scopes[i % scopes.length] }, micros);
  if (cap === 'call') return expect(await asked(0, 50)).toEqual({ cap });
  taken(await asked(0, 50));
  taken(await asked(1, 49));
  expect(await asked(1, 2)).toEqual({ cap });
  taken(await asked(1, 1));
  expect(await asked(0, 1)).toEqual({ cap });
});

test('other seats, games and creators have their own caps', async () => {
  const { budget } = open({ seat: 50, game: 100, creator: 200 });
  taken(await reserve(budget, scope, 50));
  taken(await reserve(budget, { ...scope, seat: 1 }, 50));
  expect(await reserve(budget, { ...scope, seat: 2 }, 50)).toEqual({ cap: 'game' });
  taken(await reserve(budget, { ...scope, game: 'h' }, 50));
  taken(await reserve(budget, { ...scope, game: 'i' }, 50));
  expect(await reserve(budget, { ...scope, game: 'j' }, 50)).toEqual({ cap: 'creator' });
  taken(await reserve(budget, { ...scope, game: 'j', room: 'd' }, 50));
});

test('a model has caps of its own, for a day and for a game', async () => {
  const { budget } = open();
  const of = (name: string, game: string) => ({ ...scope, game, seat: 0, model: { name, day: 100, game: 60 } });
  taken(await reserve(budget, of('a', 'g'), 60));
  expect(await reserve(budget, of('a', 'g'), 1)).toEqual({ cap: 'model_game' });
  taken(await reserve(budget, of('a', 'h'), 40));
  expect(await reserve(budget, of('a', 'i'), 1)).toEqual({ cap: 'model_day' });
  taken(await reserve(budget, of('b', 'g'), 60));
  taken(await reserve(budget, { ...scope, model: { name: 'c', day: null, game: null } }, 100));
});

test('unused reservations are returned, and higher costs are counted', async () => {
  const { budget } = open({ day: 100 });
  const first = taken(await reserve(budget, scope, 100));
  expect(await reserve(budget, scope, 1)).toEqual({ cap: 'day' });
  await first.settle(30);
  expect(await budget.spentToday()).toBe(30);
  const second = taken(await reserve(budget, scope, 70));
  await second.settle(90);
  expect(await budget.spentToday()).toBe(120);
  expect(await reserve(budget, scope, 1)).toEqual({ cap: 'day' });
});

test('after a restart unsettled reservations still count as spent', async () => {
  const { budget, memory, clock } = open({ day: 100 });
  await taken(await reserve(budget, scope, 60)).settle(20);
  taken(await reserve(budget, scope, 50)); // and the process dies
  const next = open({ day: 100 }, memory, clock).budget;
  expect(await next.spentToday()).toBe(70);
  expect(await reserve(next, scope, 31)).toEqual({ cap: 'day' });
  taken(await reserve(next, scope, 30));
});

test('the daily cap starts again at midnight, the cap of a running game does not', async () => {
  const { budget, clock } = open({ day: 100, game: 100 });
  const late = taken(await reserve(budget, scope, 80));
  clock.skip(86_400_000);
  expect(await budget.spentToday()).toBe(0);
  expect(await reserve(budget, scope, 30)).toEqual({ cap: 'game' });
  await late.settle(70);
  taken(await reserve(budget, scope, 30));
  expect(await budget.spentToday()).toBe(30);
});

test('three nodes race for the last cent without overspending', async () => {
  for (let race = 0; race < 50; race++) {
    const memory = new MemoryStore();
    const clock = new ManualClock();
    const below = chance(`${race}`, 'purse');
    const nodes = [0, 1, 2].map(() => open({ day: 1_000 }, memory, clock).budget);
    let spent = 0;
    await Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        const answer = await reserve(nodes[i % 3] as Budget, { ...scope, game: `${i}`, room: `${i}` }, 50);
        if (!('settle' in answer)) return;
        const cost = below(51);
        await answer.settle(cost);
        spent += cost;
      }),
    );
    expect(spent).toBeLessThanOrEqual(1_000);
    const sums = await Promise.all(
      [...nodes, open({}, memory, clock).budget].map(async (node) => {
        await reserve(node, scope, 2_000); // refused, but it reads the log
        return node.spentToday();
      }),
    );
    expect(sums.at(-1)).toBe(spent);
  }
});

test('without a stored reservation nothing is spent', async () => {
  const { budget, memory } = open();
  memory.isBroken = true;
  await expect(reserve(budget, scope, 1)).rejects.toThrow('the disk is full');
  memory.isBroken = false;
  taken(await reserve(budget, scope, 1));
  expect(await budget.spentToday()).toBe(1);
});

test('an attacker with a thousand rooms spends no more than the day allows', async () => {
  const { budget } = open({ day: 1_000, creator: 500, game: 100, seat: 20 });
  let spent = 0;
  for (let room = 0; room < 1_000; room++)
    for (let call = 0; call < 3; call++) {
      const answer = await reserve(budget, { game: `${room}`, seat: call, room: 'one address' }, 15);
      if (!('cap' in answer)) spent += 15;
    }
  expect(spent).toBe(495);
  expect(await budget.spentToday()).toBe(495);
});

test('a call is paid for by one node only', async () => {
  const { memory, clock } = open();
  const nodes = Array.from({ length: 3 }, () => open({}, memory, clock).budget);
  for (let question = 0; question < 50; question++) {
    const answers = await Promise.all(nodes.map((node) => node.reserve(scope, 10, `${question}`)));
    expect(answers.filter((answer) => 'settle' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'isTaken' in answer)).toHaveLength(2);
  }
  expect(await open({}, memory, clock).budget.spentToday()).toBe(500);
});
