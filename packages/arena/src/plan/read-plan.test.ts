import { expect, test } from 'vitest';
import { readPlan } from './read-plan.ts';

const plan = `
name: spring
seed: otter
deals: 100
tables: [{ rules: classic, players: 7 }, { rules: classic, players: 7, options: { reveal: none } }]
players: { hard: { bot: hard }, haiku: { model: haiku }, mine: { command: [python3, agent.py] } }
budget_usd: 5
`;
const readChanged = (from: string, to: string) => () => readPlan(plan.replace(from, to), ['haiku']);

test('a plan is read with its defaults', () => {
  const read = readPlan(plan, ['haiku']);
  expect(read).toMatchObject({ name: 'spring', deals: 100, pairing: 'sides', budgetUsd: 5 });
  expect(read.tables.map(({ name }) => name)).toEqual(['classic-7', 'classic-7-2']);
  expect(read.players.at(-1)).toEqual({ name: 'mine', kind: 'command', command: ['python3', 'agent.py'], seconds: 10 });
});

test.each([
  ['deals: 100', 'deals: 0', 'deals: give a whole number, at least 1 deal and at most a million.'],
  ['deals: 100', 'deals: many', 'deals: give a whole number, at least 1 deal and at most a million.'],
  ['seed: otter', '', 'seed: give any text of at most 200 characters.'],
  ['players: 7', 'players: seven', 'tables.0.players: give a whole number.'],
  ['{ rules: classic, players: 7 }', 'classic', 'tables.0: give a table, such as { rules: classic, players: 7 }.'],
  ['budget_usd: 5', 'pairing: all', 'pairing: give sides or mixed.'],
  ['budget_usd: 5', 'budget_usd: much', 'budget_usd: give a number.'],
  ['name: spring', 'seed: fox\nname: spring', 'This is not YAML: Map keys must be unique at line 4, column 1.'],
  ['budget_usd: 5', 'budget_usd: 0', 'budget_usd: the budget must be more than 0.'],
  [
    'budget_usd',
    'budget',
    'there is no key "budget"; there are: name, seed, deals, tables, players, pairing, budget_usd.',
  ],
  ['rules: classic', 'rules: chess', 'tables.0: There is no rule set "chess"'],
  ['players: 7', 'players: 3', 'tables.0: Classic is for 4 to 16 players, not 3.'],
  ['reveal: none', 'roles: { werewolf: 7 }', 'tables.1: '],
  ['reveal: none', 'reveal: some', 'tables.1: The option reveal must be full, alignment or none.'],
  ['players: 7 }', 'players: 7, size: 3 }', 'tables.0: there is no key "size".'],
  ['bot: hard', 'bot: hrad', 'players.hard.bot: there is no level "hrad"; there are: random, easy, standard and hard.'],
  ['model: haiku', 'model: opus', 'players.haiku.model: there is no model "opus"; there are: haiku.'],
  [
    '{ bot: hard }',
    '{ robot: hard }',
    'players.hard: say { bot: LEVEL }, { model: NAME } or { command: [PROGRAM, …] }.',
  ],
  ['{ bot: hard }', '{ bot: hard, level: 3 }', 'players.hard: there is no key "level".'],
  ['[python3, agent.py]', '[]', 'players.mine.command: give a program and its arguments, such as [python3, agent.py].'],
  ['hard: { bot: hard }, haiku: { model: haiku },', '', 'players: an arena needs at least two players.'],
  ['name: spring', 'name: ../spring', 'name: a name has letters'],
  ['name: spring', 'name: [', 'This is not YAML: '],
])('%s → %s is refused in one line', (from, to, message) => {
  expect(readChanged(from, to)).toThrow(message);
  expect(readChanged(from, to)).not.toThrow('\n');
});
test('an empty file is no plan', () => {
  expect(() => readPlan('', [])).toThrow('a plan is a list of keys');
});
