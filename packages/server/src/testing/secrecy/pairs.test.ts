import { clientEvents, serverEvents } from '@moonrise/protocol';
import { expect, test } from 'vitest';
import { dealPairs } from './deal-pairs.ts';
import { checkPair } from './pair.ts';

const got = new Set<string>();
const asked = new Set<string>();

test.each(dealPairs)('viewers who may not know the difference get the same in both deals: $name', async (dealPair) => {
  const { findings, frames, answers, deals } = await checkPair(dealPair);
  expect(findings).toEqual([]);
  expect(deals.flatMap(({ faults }) => faults)).toEqual([]);
  expect(frames).toBeGreaterThan(100);
  expect(answers).toBeGreaterThan(100);
  for (const { dead } of deals) expect(dead).toBeGreaterThan(0);
  for (const deal of deals) {
    for (const event of deal.events) got.add(event);
    for (const event of deal.asked) asked.add(event);
  }
});

const ELSEWHERE = ['seat_answered', 'stage']; // to a person who has no seat yet; a time that a leading screen has sent

test('the pairs cover every event of the interface', () => {
  expect(Object.keys(serverEvents).filter((event) => !got.has(event) && !ELSEWHERE.includes(event))).toEqual([]);
  expect(Object.keys(clientEvents).filter((event) => !asked.has(event))).toEqual([]);
});
