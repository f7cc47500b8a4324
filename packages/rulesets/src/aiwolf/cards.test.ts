import { seedOf, start, view } from '@moonrise/engine';
import { rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { aiwolf } from './index.ts';
import { isWolf } from './sides.ts';
import { game5, game9, nine, silent } from './testing.ts';

const rules = rulesOf(aiwolf);
const names = Array.from({ length: 20 }, (_, i) => `Player ${i + 1}`);
const begin = (players: number, options: object = {}) =>
  start(rulesOf(aiwolf, options), { names: names.slice(0, players), seed: seedOf('cards') });

test.each([
  [4, 'bad_players'],
  [16, 'bad_players'],
])('1.1 no game with %i players', (players, code) => {
  expect(begin(players)).toMatchObject({ ok: false, code });
});

test.each([
  [5, { WEREWOLF: 1, POSSESSED: 1, SEER: 1, VILLAGER: 2 }],
  [9, { WEREWOLF: 2, POSSESSED: 1, SEER: 1, BODYGUARD: 1, VILLAGER: 3, MEDIUM: 1 }],
  [13, { WEREWOLF: 3, POSSESSED: 1, SEER: 1, BODYGUARD: 1, VILLAGER: 6, MEDIUM: 1 }],
])('1.2, 1.7 the deck for %i players, known to all', (players, deck) => {
  const begun = begin(players);
  if (!begun.ok) throw new Error(begun.message);
  expect(view(begun.events, null).deck).toEqual(deck);
  expect(begun.game.state.cards.filter((card) => card === 'WEREWOLF')).toHaveLength(deck.WEREWOLF);
});

test.each([6, 7, 8, 10, 11, 12, 14, 15])('1.3 %i players need a deck of their own', (players) => {
  expect(begin(players)).toMatchObject({ ok: false, code: 'bad_deck', message: expect.stringContaining('choose') });
  expect(begin(players, { roles: { WEREWOLF: 1, VILLAGER: players - 1 } }).ok).toBe(true);
});

test.each([
  ['VILLAGER', ['VILLAGER', 'SEER', 'BODYGUARD', 'MEDIUM']],
  ['WEREWOLF', ['WEREWOLF', 'POSSESSED']],
])('1.4 the side %s', (team, members) => {
  const found = rules.roles.filter((role) => role.team === team).map((role) => role.id);
  expect(found.sort()).toEqual([...members].sort());
});

test('1.5 only Werewolves are werewolves', () => {
  const { game } = game9('');
  expect(game.seats.filter(({ id }) => isWolf(game, id)).map(({ name }) => name)).toEqual(['Ann', 'Bob']);
});

test('1.6 players see their own card, Werewolves each other, and no one sees the Possessed', () => {
  const { log } = game9('', silent);
  const known = (seat: number) => view(log, seat).cards.map((card) => card !== null);
  for (const [seat, role] of Object.values(nine).entries())
    expect(known(seat)).toEqual(
      Object.values(nine).map((other, i) => i === seat || (role === 'WEREWOLF' && other === 'WEREWOLF')),
    );
  expect(view(log, null).cards.every((card) => card === null)).toBe(true);
});

test('1.6 the deal follows the seed', () => {
  const [one, two] = [begin(13), begin(13)];
  expect(one.ok && two.ok && one.game.state.cards).toEqual(two.ok && two.game.state.cards);
  expect(game5('').game.day).toBe(0);
});

test.each([
  [{ VILLAGER: 5 }, ''],
  [{ WEREWOLF: 3, VILLAGER: 2 }, 'over at once'],
  [{ WEREWOLF: 1, VILLAGER: 3 }, 'exactly 5 cards'],
  [{ WEREWOLF: 1, POSSESSED: 3, VILLAGER: 1 }, ''],
])('10.10 the deck %j', (roles, reason) => {
  const begun = begin(5, { roles });
  if (reason === '') expect(begun.ok).toBe(true);
  else expect(begun).toMatchObject({ ok: false, code: 'bad_deck', message: expect.stringContaining(reason) });
});
