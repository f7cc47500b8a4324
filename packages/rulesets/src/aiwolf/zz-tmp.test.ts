import { checkLaws, checkPair, engine } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { profileOf } from '../testing/profiles.ts';
import { scenarioOf } from '../testing/scenarios.ts';
import { aiwolf } from './index.ts';

const { bound, disclosures } = profileOf('aiwolf');
test('laws', () => {
  const found = new Map<string, unknown>();
  for (let seed = 1; seed <= 250; seed++)
    for (const f of checkLaws(engine, scenarioOf(aiwolf, seed, bound))) if (!found.has(f.check)) found.set(f.check, f);
  console.log([...found.values()].map((f) => JSON.stringify(f).slice(0, 900)).join('\n'));
  expect(found.size).toBe(0);
}, 600000);
test('pairs', () => {
  const found = [];
  let whole = 0, steps = 0;
  for (let seed = 1; seed <= 600 && found.length < 4; seed++) {
    const r = checkPair(engine, scenarioOf(aiwolf, seed, bound), disclosures);
    found.push(...r.findings); whole += +r.isWhole; steps += r.steps;
  }
  console.log(whole, steps, found.map((f) => `${f.seed} ${f.what}`.slice(0, 1500)).join('\n'));
  expect(found.length).toBe(0);
}, 600000);
