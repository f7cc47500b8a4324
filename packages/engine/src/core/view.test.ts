import { expect, test } from 'vitest';
import { play } from '../testing/transcript.ts';
import { village } from '../testing/village.ts';
import { fold } from './evolve.ts';
import { Game } from './game.ts';
import type { Event } from './model.ts';
import { promptsOf } from './prompts.ts';
import { received, sees, view } from './view.ts';

const cast = { Ann: 'wolf', Bob: 'wolf', Cid: 'seer', Dee: 'villager', Eve: 'villager', Fay: 'villager' };
const { game, log } = play(village, cast, 'Ann kill Dee\nCid scan Ann\nBob kill Dee\nday 1');

test('everyone sees public events; a spectator sees nothing else', () => {
  const event: Event = { type: 'died', seat: 0, cause: 'kill', to: [1, 2] };
  expect([0, 1, null].map((viewer) => sees(event, viewer))).toEqual([false, true, false]);
  expect([0, null].map((viewer) => sees({ ...event, to: 'all' }, viewer))).toEqual([true, true]);
});

test('an event is sent without its audience', () => {
  const event: Event = { type: 'died', seat: 0, cause: 'kill', to: [1, 2] };
  expect(received(event, 2)).toEqual({ ...event, to: [2] });
  expect(received({ ...event, to: 'all' }, 2).to).toBe('all');
});

test('a view knows its own card, the cards that were shown, and no other', () => {
  expect(view(log, 0).cards).toEqual(['wolf', 'wolf', null, null, null, null]);
  expect(view(log, 2).cards).toEqual(['wolf', null, 'seer', null, null, null]);
  expect(view(log, 5).cards).toEqual([null, null, null, null, null, 'villager']);
  expect(view(log, null).cards).toEqual(Array(6).fill(null));
});

test('a view gives the same prompts as the full state', () => {
  for (const { id } of game.seats) {
    const mine = log.filter((event) => sees(event, id)).map((event) => received(event, id));
    expect(promptsOf(new Game(village, fold(mine)), id)).toEqual(promptsOf(game, id));
  }
});
