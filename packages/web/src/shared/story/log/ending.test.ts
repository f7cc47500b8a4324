import { type Event, fold } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { happened, shortGame } from '../testing/logs.ts';
import { aliasesIn, epilogueOf, hasCentre, placesOf } from './ending.ts';

const told = (key: string, to: 'all' | number[] = 'all'): Event => ({ type: 'told', key, about: [0], to });
const started = (centre: number): Event => ({
  type: 'started',
  rules: 'x',
  options: {},
  names: ['Fox', 'Owl'],
  deck: {},
  centre,
  day: 1,
  commitment: '',
  to: 'all',
});
const closed: Event = { type: 'closed', to: 'all' };
const ended: Event = {
  type: 'ended',
  outcome: { team: null, winners: [], reason: 'x' },
  seed: '',
  dealt: ['a', 'b', 'c'],
  cards: ['c', 'b', 'a'],
  to: 'all',
};

test('the epilogue is what everyone is told after the end', () => {
  const log = happened([told('before'), closed, told('first'), told('hidden', [0]), told('second'), ended]);
  expect(epilogueOf(log).map(({ key }) => key)).toEqual(['first', 'second']);
  expect(epilogueOf(happened([closed, told('still')]))).toEqual([]);
});

test('aliases are the names at the start', () => {
  expect(aliasesIn(happened(shortGame))).toBeUndefined();
  const unmasked: Event = { type: 'unmasked', names: ['Ann', 'Bob'], to: 'all' };
  expect(aliasesIn(happened([started(0), unmasked, ended]))).toEqual(['Fox', 'Owl']);
});

test('cards as dealt and at the end, with the centre', () => {
  const state = fold([started(1), ended]);
  expect(hasCentre(state)).toBe(true);
  expect(hasCentre(fold(shortGame))).toBe(false);
  expect(placesOf(state)[2]).toEqual({ place: 2, dealt: 'c', final: 'a' });
});
