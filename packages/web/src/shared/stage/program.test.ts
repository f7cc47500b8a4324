import type { Event } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { inTime, paceOf, scenesOf } from './program.ts';

const rules = { phases: [], staged: { causes: {}, told: {} } };
const death: Event = { type: 'died', seat: 1, cause: 'kill', to: 'all' };
const bite: Event = { type: 'turned', seat: 2, role: 'x', cause: 'bite', to: [2] };
const log = [death, bite, death].map((event, i) => ({ at: 1_000 * i, row: i + 1, event }));
const kinds = (after: number, isPublicOnly = false) =>
  scenesOf({ log, rules, after, isPublicOnly }).map(({ beat, row }) => `${beat.kind} ${row}`);

test('what has been shown is not shown again', () => {
  expect(kinds(-1)).toEqual(['death 1', 'conversion 2', 'death 3']);
  expect(kinds(1)).toEqual(['conversion 2', 'death 3']);
  expect(kinds(3)).toEqual([]);
});

test('a screen that others can see stages nothing private', () => {
  expect(kinds(-1, true)).toEqual(['death 1', 'death 3']);
});

test('those who come back late see the last moments only', () => {
  const scenes = scenesOf({ log, rules, after: -1, isPublicOnly: false });
  const rows = (now: number, begins: number | null) => inTime(scenes, now, { row: 1, begins }).map(({ row }) => row);
  expect(rows(7_500, null)).toEqual([3]);
  expect(rows(12_500, 12_000)).toEqual([1]); // the first clock has waited for everyone's card
  expect(rows(18_500, 12_000)).toEqual([]);
});

test('the scenes end when the time of the phase begins', () => {
  const scenes = scenesOf({ log, rules, after: -1, isPublicOnly: true });
  const length = scenes.reduce((sum, { beat }) => sum + beat.ms, 0);
  expect(paceOf(scenes, 10_000 + length, 10_000)).toBe(1);
  expect(paceOf(scenes, 10_000 + length / 2, 10_000)).toBe(2);
  expect(paceOf(scenes, 10_000 + length / 9, 10_000)).toBe(3);
  expect(paceOf(scenes, 9_000, 10_000)).toBe(2); // no time was added
  expect(paceOf(scenes, null, 10_000)).toBe(1);
});
