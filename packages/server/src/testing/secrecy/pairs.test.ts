import { clientEvents, serverEvents } from '@moonrise/protocol';
import { expect, test } from 'vitest';
import { checkPair } from './pair.ts';
import { scenes } from './scenes.ts';

const got = new Set<string>();
const asked = new Set<string>();

test.each(scenes)('who may not know the difference gets the same in both worlds: $name', async (scene) => {
  const { findings, frames, answers, worlds } = await checkPair(scene);
  expect(findings).toEqual([]);
  expect(worlds.flatMap(({ faults }) => faults)).toEqual([]);
  expect(frames).toBeGreaterThan(100);
  expect(answers).toBeGreaterThan(100);
  for (const { dead } of worlds) expect(dead).toBeGreaterThan(0);
  for (const world of worlds) {
    for (const event of world.events) got.add(event);
    for (const event of world.asked) asked.add(event);
  }
});

test('the pairs have seen every event of the interface', () => {
  expect(Object.keys(serverEvents).filter((event) => !got.has(event))).toEqual([]);
  expect(Object.keys(clientEvents).filter((event) => !asked.has(event))).toEqual([]);
});
