import { clock, promptsOf } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { game5, game9 } from './testing.ts';

const free = (script: string, options: object = {}) =>
  game5(`talk 0\n${script}`, { talk: { duration: 600_000, ...options } });
const left = ({ game }: ReturnType<typeof game5>, seat: number) => game.frame.floor?.left[seat];

test('4.1 everyone speaks at any time, as often as there are speeches', () => {
  const { game } = free(
    `
      Ann talk "one"
    > Ann talk "one"
      Ann talk "two"
      Eve talk "three"
      Ann talk "four"
    talk 0
    `,
    { max_count: { per_agent: 4, per_day: 1 } },
  );
  expect(game.frame.floor).toMatchObject({ speaker: null, round: 0 });
});

test('4.1, 4.4 one clock for the whole phase', () => {
  expect(clock(free('').game)).toEqual({ key: '0.talk.1/0', seconds: 600 });
  expect(clock(free('Ann talk "one"').game)).toEqual({ key: '0.talk.1/0', seconds: 600 });
  free('Ann talk "one"\ntime\n> closed\n~ Ann skip\ndivine 0');
});

test('4.1 the pack whispers freely, unheard', () => {
  game9('whisper 0\nBob whisper "psst"\n> Bob whisper "psst" (to Ann, Bob)\n! Dee whisper "hm"', {
    whisper: { duration: 1000 },
  });
});

test('4.2 a speech is used up by speech and skip; without one left there is silence', () => {
  const played = free(
    `
      Ann talk "one"
      Ann skip
    > Ann skip
      Ann talk "three"
      ? Ann: -
      ! Ann talk "four": You have used up your speeches
      ! Ann over: You have used up your speeches
    `,
    { max_count: { per_agent: 3 }, max_skip: 1 },
  );
  expect(left(played, 0)).toEqual({ count: 0, skips: 1, length: null });
});

test('4.2 a skip too many is an over', () => {
  free('Ann skip\n> Ann over\n? Ann: -');
});

test('4.2, 4.3 without any length left only an over can be said', () => {
  const played = free('Ann talk "12345"\n? Ann: over\n! Ann skip\nAnn over\n? Ann: -', {
    max_length: { base_length: 0, per_agent: 5 },
  });
  expect(left(played, 0)).toEqual({ count: 0, skips: 0, length: 0 });
});

test('4.4 it ends early when no one has a speech left', () => {
  free('Ann over\nBob talk "a"\nCid over\nDee over\nEve over\n> closed\ndivine 0', { max_count: { per_agent: 1 } });
});

test('4.4 the phase does not wait for anyone in particular', () => {
  expect(promptsOf(free('').game, 0)).toMatchObject([{ slot: 'speech', required: false }]);
});
