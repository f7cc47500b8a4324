import { expect, test } from 'vitest';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import type { Lobby } from '../use-lobby.ts';
import { deckFaultOf } from './room-deck.ts';

const rules = {
  phases: [{ id: 'night' }],
  options: { roles: { kind: 'counts', of: ['wolf', 'seer'] } },
  decks: { 5: { wolf: 1, seer: 4 }, 9: { wolf: 3, seer: 6 } },
  center: 0,
} as unknown as RulesEntry;
const lobby = (seats: number, roles?: object): Lobby =>
  ({ seats, room: { options: roles ? { roles } : {} } }) as unknown as Lobby;

test('own cards: how many are missing or too many, and else the sides', () => {
  expect(deckFaultOf(lobby(5, { wolf: 1, seer: 3 }), rules)).toEqual({ code: 'missing', n: 1 });
  expect(deckFaultOf(lobby(5, { wolf: 1, seer: 6 }), rules)).toEqual({ code: 'tooMany', n: 2 });
  expect(deckFaultOf(lobby(5, { wolf: 0, seer: 5 }), rules)).toEqual({ code: 'sides' });
  expect(deckFaultOf(lobby(5, { wolf: 1, seer: 4 }), { ...rules, center: 3 })).toEqual({ code: 'missing', n: 3 });
});

test('without own cards: for how many players the rule set has cards', () => {
  expect(deckFaultOf(lobby(6), rules)).toEqual({ code: 'none', sizes: ['5', '9'] });
});
