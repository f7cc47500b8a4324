import { expect, test } from 'vitest';
import { RARE_EVENTS } from '../chaos/rare-events.ts';
import { simulate } from './simulation.ts';
import { runStorms, seedsOf } from './storms.ts';

const seeds = seedsOf(0);

test(`${seeds.length} storms over one, two and three nodes: nothing promised is lost, no log forks, every game ends, everybody has seen what the log shows`, {
  timeout: 3_600_000,
}, async () => {
  const met = await runStorms(seeds);
  if (seeds.length > 1) expect(RARE_EVENTS.filter((rarity) => !met.has(rarity))).toEqual([]);
});

test.each([
  [
    'a room hears of the end of its game though the node that has stored it dies at once, and nobody comes back',
    '12732',
  ],
  ['nobody is shown a game from its beginning again by a node that is behind and cannot read on', '16078'],
])('a storm of old: %s', async (_, seed) => {
  expect((await simulate(seed)).faults).toEqual([]);
});

test('the same seed is the same storm', async () => {
  const [one, other] = [await simulate('same'), await simulate('same')];
  expect(other.story).toEqual(one.story);
  expect(other.evidence).toEqual(one.evidence);
  expect((await simulate('another')).story).not.toEqual(one.story);
});
