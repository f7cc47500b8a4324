import { fold, view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { rowsOf, scans, shortGame } from '../testing/logs.ts';
import { chapterAt, logAt, momentAt, progressAt, watchedBy } from './moments.ts';

const rows = rowsOf(shortGame);
const CID = 2;

test('the all-seeing viewer ends with the true state, a seat with what it knew', () => {
  expect(watchedBy(rows, 'everything').moments.at(-1)?.state).toEqual(fold(shortGame));
  for (const viewer of [null, 0, CID])
    expect(watchedBy(rows, viewer).moments.at(-1)?.state).toEqual(view(shortGame, viewer));
});

test('before the end the public knows no card', () => {
  const { moments } = watchedBy(rows, null);
  expect(moments.at(-2)?.state.cards).toEqual([null, null, null, null, null]);
  expect(watchedBy(rows, CID).moments.at(-2)?.state.cards).toEqual(['wolf', null, 'seer', null, null]);
});

test('there is a moment for each decision the viewer learns of', () => {
  const all = watchedBy(rows, 'everything');
  const open = watchedBy(rows, null);
  expect(all.moments).toHaveLength(shortGame.length);
  expect(open.moments).toHaveLength(shortGame.filter(({ to }) => to === 'all').length);
  expect(open.moments.every(({ row }) => shortGame[row]?.to === 'all')).toBe(true);
});

test('changing the viewer keeps the time', () => {
  const open = watchedBy(rows, null);
  const hidden = shortGame.findIndex(({ type }) => type === 'chose');
  const moment = momentAt(open, hidden);
  expect(open.moments[moment]?.row).toBeLessThan(hidden);
  expect(open.moments[moment + 1]?.row).toBeGreaterThan(hidden);
  expect(momentAt(open, -1)).toBe(0);
});

test('chapters start at their moments, and progress runs through each', () => {
  const open = watchedBy(rows, null);
  const phases = open.chapters.map(({ phase }) => phase);
  expect(phases).toEqual([null, 'night', 'day']);
  const day = open.chapters[2]?.moment ?? 0;
  expect(chapterAt(open, day)).toBe(2);
  expect(chapterAt(open, day - 1)).toBe(1);
  expect(progressAt(open, day)).toBe(0);
  expect(progressAt(open, open.moments.length - 1)).toBe(1);
  const shares = open.moments.slice(day).map((_, i) => progressAt(open, day + i));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('of results that replace each other a seat sees the newest at each moment, the all-seeing viewer all', () => {
  const results = (viewer: typeof CID | 'everything') => {
    const watched = watchedBy(rowsOf(scans), viewer);
    return watched.moments.map((_, moment) =>
      logAt(watched, moment).flatMap(({ event }) => (event.type === 'told' ? event.about : [])),
    );
  };
  expect(results(CID).slice(-3)).toEqual([[0], [0], [1]]);
  expect(results('everything').at(-1)).toEqual([0, 1]);
});
