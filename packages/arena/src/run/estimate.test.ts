import { readModels } from '@moonrise/bots/models';
import { expect, test } from 'vitest';
import { readPlan } from '../plan/read-plan.ts';
import { estimateOf } from './estimate.ts';

const plan = readPlan(
  '{ name: a, seed: s, deals: 3, tables: [{ rules: classic, players: 5 }], players: { mo: { model: m }, easy: { bot: easy } }, budget_usd: 2 }',
  ['m'],
);
const models = readModels(
  'models: { m: { provider: gemini, model: m, base_url: "http://127.0.0.1", usd_per_million: { input: 1, output: 5 } } }',
  {},
  () => '',
);

test('an estimate counts games, calls and money, and no time for messages that are not measured', async () => {
  if (typeof models === 'string') throw new Error(models);
  const estimate = await estimateOf(plan, models);
  expect(estimate).toMatchObject({ name: 'a', games: 6, budget_usd: 2, swing_seconds: 0 });
  expect(estimate.calls).toBeGreaterThan(6);
  expect(estimate.usd).toBeGreaterThan(0);
  expect((await estimateOf({ ...plan, swing: 1 }, models)).swing_seconds).toBeGreaterThan(0);
});
