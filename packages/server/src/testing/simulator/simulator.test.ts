import { expect, test } from 'vitest';
import { RARE_EVENTS } from '../chaos/rare-events.ts';
import { fixChance } from '../fixed-chance.ts';
import { runAll, seedsOf } from './run-seeds.ts';
import { simulate } from './simulation.ts';

const seeds = seedsOf(0);

test(`${seeds.length} runs with faults on one to three nodes: nothing acknowledged is lost, no log forks, every game ends, all players saw what the log shows`, {
  timeout: 3_600_000,
}, async () => {
  const met = await runAll(seeds);
  if (seeds.length > 1) expect(RARE_EVENTS.filter((event) => !met.has(event))).toEqual([]);
});

test.each([
  [
    'a room notices the end of its game, even if the node that stored it dies at once and no player comes back',
    '12732',
  ],
  ['a node that is behind and cannot read does not show a game from the start again', '16078'],
])('a regression: %s', async (_, seed) => {
  expect((await simulate(seed)).faults).toEqual([]);
});

test('the same seed gives the same run', async () => {
  const once = () => {
    fixChance('same'); // for the keys of the server
    return simulate('same');
  };
  const [one, other] = [await once(), await once()];
  expect(other.story).toEqual(one.story);
  expect(other.evidence).toEqual(one.evidence);
  expect((await simulate('another')).story).not.toEqual(one.story);
});
