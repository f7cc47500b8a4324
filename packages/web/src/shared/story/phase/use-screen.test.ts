import { expect, test } from 'vitest';
import { screenOf } from './use-screen.ts';

const playing = { status: 'playing', hasGame: true, isOver: false, hasNoEnd: false } as const;

test('each state of a room has its screen', () => {
  expect(screenOf({ ...playing, status: 'lobby', hasGame: false })).toBe('lobby');
  expect(screenOf({ ...playing, status: 'countdown', hasGame: false })).toBe('lobby');
  expect(screenOf({ ...playing, hasGame: false })).toBe('waiting');
  expect(screenOf(playing)).toBe('table');
  expect(screenOf({ ...playing, isOver: true })).toBe('end');
  expect(screenOf({ ...playing, status: 'ended', isOver: true })).toBe('end');
});

test('a stopped game does not leave its players at the table', () => {
  const over = { ...playing, status: 'ended' } as const;
  expect(screenOf(over)).toBe('table'); // the last events may still come
  expect(screenOf({ ...over, hasNoEnd: true })).toBe('stopped');
  expect(screenOf({ ...over, hasNoEnd: true, hasGame: false })).toBe('stopped');
});

test('a lobby after a stopped game is a lobby', () => {
  expect(screenOf({ status: 'lobby', hasGame: false, isOver: false, hasNoEnd: true })).toBe('lobby');
  expect(screenOf({ ...playing, hasNoEnd: true })).toBe('table');
});
