import { nothing, type State } from '@moonrise/engine';
import { expect, test } from 'vitest';
import type { GameView } from '../../connection/snapshot.ts';
import type { RulesEntry } from '../../rules/rules.ts';
import { clockText, isHurried, progressOf, sceneOf, secondsLeft } from './scene.ts';

const rules = {
  phases: [
    { id: 'talk', name: 'Talk', light: 'day' },
    { id: 'raid', name: 'Raid', light: 'night' },
  ],
} as unknown as RulesEntry;
const game = (frame: Partial<State['frames'][number]>, extendedMs = 0): GameView =>
  ({
    state: { ...nothing, day: 2, frames: [{ id: '2.talk.1', phase: 'talk', to: 'all', seconds: 60, ...frame }] },
    endsAt: 100_000,
    extendedMs,
  }) as unknown as GameView;

test('an open phase has its name, its light and its clock', () => {
  const scene = sceneOf(game({}), rules, true);
  expect(scene).toMatchObject({ light: 'day', day: 2, endsAt: 100_000, seconds: 60 });
  expect(scene.phase?.name).toBe('Talk');
});

test('a hidden phase is no phase for a public screen', () => {
  const raid = game({ id: '2.raid.1', phase: 'raid', to: [3] });
  expect(sceneOf(raid, rules, false).phase?.name).toBe('Raid');
  expect(sceneOf(raid, rules, true)).toEqual(sceneOf(game({ closed: true }), rules, true));
  expect(sceneOf(raid, rules, true)).toMatchObject({ phase: undefined, light: 'night', endsAt: null });
});

test('the clock runs from the full length, extensions included, to zero', () => {
  const scene = sceneOf(game({}, 20_000), rules, false);
  expect(progressOf(scene, 20_000)).toBe(0);
  expect(progressOf(scene, 60_000)).toBe(0.5);
  expect(progressOf(scene, 200_000)).toBe(1);
  expect(secondsLeft(scene, 99_001)).toBe(1);
  expect(secondsLeft(scene, 100_500)).toBe(0);
  expect([clockText(125), clockText(9), clockText(60)]).toEqual(['2:05', '0:09', '1:00']);
});

test('while a scene or the deal is on, the clock stands at the full length', () => {
  const scene = sceneOf(game({}), rules, false);
  expect([0, 39_000, 41_000].map((now) => secondsLeft(scene, now))).toEqual([60, 60, 59]);
  expect(secondsLeft({ ...scene, seconds: 0 }, 0)).toBe(100);
});

test('the last ten seconds hurry, except in phases that are no longer', () => {
  const scene = sceneOf(game({}), rules, false);
  expect([isHurried(scene, 11), isHurried(scene, 10), isHurried(scene, 0)]).toEqual([false, true, true]);
  expect(isHurried(sceneOf(game({ seconds: 5 }), rules, false), 5)).toBe(false);
});
