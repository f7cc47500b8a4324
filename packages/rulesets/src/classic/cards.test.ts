import { seedOf, start, view } from '@moonrise/engine';
import { play, rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { classic } from './index.ts';
import { four, seven } from './testing.ts';

const rules = rulesOf(classic);
const deal = (players: number, seed = 'cards') =>
  start(rules, { names: Array.from({ length: players }, (_, i) => `Player ${i}`), seed: seedOf(seed) });

test('1.9, 1.10 no one has to be ready, and AI seats look like people in the lobby', () => {
  expect(rules.ready).toBeUndefined();
  expect(rules.hidesAi).toBe(true);
});

test.each([0, 1, 3, 17, 100])('1.1 %i players cannot play', (players) => {
  expect(deal(players)).toEqual({
    ok: false,
    code: 'bad_players',
    message: `Classic is for 4 to 16 players, not ${players}.`,
  });
});

test.each([
  // players, Werewolf, Seer, Doctor, Villager
  [4, 1, 1, 1, 1],
  [5, 1, 1, 1, 2],
  [6, 1, 1, 1, 3],
  [7, 2, 1, 1, 3],
  [8, 2, 1, 1, 4],
  [9, 2, 1, 1, 5],
  [10, 3, 1, 1, 5],
  [11, 3, 1, 1, 6],
  [12, 3, 1, 1, 7],
  [13, 3, 1, 1, 8],
  [14, 4, 1, 1, 8],
  [15, 4, 1, 1, 9],
  [16, 4, 1, 1, 10],
])('1.1, 1.2, 1.3, 1.4 the cards of %i players', (players, ...counts) => {
  const dealt = deal(players);
  if (!dealt.ok) throw new Error(dealt.message);
  const { dealt: cards } = dealt.game.state;
  const count = (role: string) => cards.filter((card) => card === role).length;
  expect(cards).toHaveLength(players);
  expect(['werewolf', 'seer', 'doctor', 'villager'].map(count)).toEqual(counts);
});

test('1.5 each player sees their own card', () => {
  play(
    rules,
    four,
    `
    > Ann dealt werewolf (to Ann)
    > Bob dealt seer (to Bob)
    > Cid dealt doctor (to Cid)
    > Dee dealt villager (to Dee)
    `,
  );
});

test('1.5 the dice of the game deal, so another seed deals otherwise', () => {
  const cardsOf = (text: string) => {
    const dealt = deal(7, text);
    return dealt.ok ? dealt.game.state.dealt.join() : dealt.message;
  };
  const deals = new Set(Array.from({ length: 20 }, (_, i) => cardsOf(`game ${i}`)));
  expect(deals.size).toBeGreaterThan(10);
  expect(cardsOf('game 1')).toBe(cardsOf('game 1'));
});

test('1.6 Werewolves know each other', () => {
  play(
    rules,
    seven,
    `
    > Ann is werewolf (to Bob)
    > Bob is werewolf (to Ann)
    `,
  );
});

test('1.5, 1.6 no one sees any other card', () => {
  const { log } = play(rules, seven, 'day 1');
  const known = Object.keys(seven).map((_, seat) => view(log, seat).cards.filter((card) => card !== null).length);
  expect(known).toEqual([2, 2, 1, 1, 1, 1, 1]);
  expect(view(log, null).cards.filter((card) => card !== null)).toEqual([]);
});

test('1.7 the sides', () => {
  const sides = Object.fromEntries(rules.roles.map(({ id, team }) => [id, team]));
  expect(sides).toMatchObject({ villager: 'town', werewolf: 'mafia', seer: 'town', doctor: 'town' });
});

test('1.8 even a spectator knows the deck', () => {
  const { log } = play(rules, seven, 'day 1');
  expect(view(log, null).deck).toEqual({ werewolf: 2, seer: 1, doctor: 1, villager: 3 });
});
