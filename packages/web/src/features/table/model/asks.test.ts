import { expect, test } from 'vitest';
import type { WirePrompt } from '../../../shared/connection/snapshot.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { asksOf, ballotsOf, isCommon, isGrave, tally } from './asks.ts';

const rules = {
  roles: [{ id: 'baker', acts: ['bake'] }],
  words: { channels: { square: 'The square' } },
} as unknown as RulesEntry;

const offer = (act: string, more: Partial<WirePrompt['offers'][number]> = {}) => ({
  act,
  pick: 0,
  targets: [],
  may_pass: false,
  ...more,
});
const prompt = (slot: string, ...offers: WirePrompt['offers']): WirePrompt => ({ slot, required: true, offers });

test('a text prompt for a channel is chat; every other prompt gets a card', () => {
  const chat = prompt('square', offer('shout', { text: 500 }));
  const speech = prompt('speech', offer('speak', { text: 500 }), offer('rest'));
  const bread = prompt('bread', offer('bake', { pick: 1, targets: [0] }));
  expect(asksOf([chat, speech, bread], rules)).toEqual([speech, bread]);
});

test('prompts with one button come last', () => {
  const done = prompt('done', offer('finish'));
  const bread = prompt('bread', offer('bake', { pick: 1, targets: [0] }));
  expect(asksOf([done, bread], rules)).toEqual([bread, done]);
});

test('a prompt with a role act reveals the role', () => {
  expect(isCommon(prompt('speech', offer('speak')), rules)).toBe(true);
  expect(isCommon(prompt('bread', offer('speak'), offer('bake')), rules)).toBe(false);
});

test('final, optional and interrupting answers with a target need a confirmation', () => {
  const aimed = offer('bake', { pick: 1 });
  expect(isGrave(prompt('bread', aimed), aimed, false)).toBe(false);
  expect(isGrave(prompt('bread', aimed), aimed, true)).toBe(true);
  expect(isGrave({ ...prompt('bread', aimed), required: false }, aimed, false)).toBe(true);
  expect(isGrave(prompt('bread', aimed), { ...aimed, final: true }, false)).toBe(true);
  expect(isGrave(prompt('bread'), offer('rest', { final: true }), false)).toBe(false);
});

test('ballots are grouped by target, most votes first; abstentions are apart', () => {
  const vote = (seat: number, ...targets: number[]) => ({ seat, act: 'vote', targets });
  const ballots = [{ bread: vote(0, 2) }, null, { bread: vote(2, 1) }, { bread: vote(3, 1) }, { bread: vote(4) }];
  const frame = { ballots } as unknown as Parameters<typeof ballotsOf>[0];
  const piles = tally(ballotsOf(frame));
  expect([...piles].map(([target, pile]) => [target, pile.map(({ seat }) => seat)])).toEqual([
    [1, [2, 3]],
    [2, [0]],
    [null, [4]],
  ]);
});
