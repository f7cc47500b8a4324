import { expect, test } from 'vitest';
import { RARITIES } from '../chaos/rarities.ts';
import { simulate } from './simulation.ts';
import { seedsOf, weatherAll } from './storms.ts';

const seeds = seedsOf(0);

test(`${seeds.length} storms over one, two and three nodes: nothing promised is lost, no log forks, every game ends, everybody has seen what the log shows`, {
  timeout: 3_600_000,
}, async () => {
  const met = await weatherAll(seeds);
  if (seeds.length > 1) expect(RARITIES.filter((rarity) => !met.has(rarity))).toEqual([]);
});

test('a room hears of the end of its game though the node that has stored it dies at once, and nobody comes back', async () => {
  expect((await simulate('12732')).faults).toEqual([]);
});

test('the same seed is the same storm', async () => {
  const [one, other] = [await simulate('same'), await simulate('same')];
  expect(other.story).toEqual(one.story);
  expect(other.evidence).toEqual(one.evidence);
  expect((await simulate('another')).story).not.toEqual(one.story);
});
