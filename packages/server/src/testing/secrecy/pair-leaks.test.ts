import { afterEach, expect, test } from 'vitest';
import { unpatch } from '../patch.ts';
import { checkPair } from './pair.ts';
import { pairLeaks, watchTheTable } from './pair-leaks.ts';
import { type SecrecyScene, scenes } from './scenes.ts';

const PHASES = 3; // enough for every one of them
const scene = scenes.find(({ rules }) => rules === 'launch') as SecrecyScene;

afterEach(unpatch);

test.each(pairLeaks)('paired worlds show it when $name', async ({ plant, found }) => {
  watchTheTable();
  plant();
  const { findings } = await checkPair(scene, PHASES);
  expect(findings).toContainEqual(expect.stringMatching(found));
});

test('paired worlds show nothing where nothing is planted', async () => {
  watchTheTable();
  expect((await checkPair(scene, PHASES)).findings).toEqual([]);
});
