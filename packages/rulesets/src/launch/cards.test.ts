import { seedOf, start, view } from '@moonrise/engine';
import { play, rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { launch } from './index.ts';
import { five, nine } from './testing.ts';

const rules = rulesOf(launch);
const deal = (players: number) =>
  start(rules, { names: Array.from({ length: players }, (_, i) => `Player ${i}`), seed: seedOf('cards') });

test('1.9, 1.10 enough players have to be ready, and the table goes by those who play', () => {
  expect(rules.ready).toBe('enough');
  expect(rules.cards(6)).toMatchObject({ ok: true, deck: { seer: 1, doctor: 0 } });
});

test.each([0, 1, 4, 21, 100])('1.1 %i players cannot play', (players) => {
  expect(deal(players)).toEqual({
    ok: false,
    code: 'bad_players',
    message: `Launch is for 5 to 20 players, not ${players}.`,
  });
});

test.each([
  // players, Werewolf, Seer, Doctor, Hunter, Villager
  [5, 1, 0, 0, 0, 4],
  [6, 1, 1, 0, 0, 4],
  [7, 1, 1, 1, 0, 4],
  [8, 2, 1, 1, 0, 4],
  [9, 2, 1, 1, 1, 4],
  [10, 2, 1, 1, 1, 5],
  [11, 2, 1, 1, 1, 6],
  [12, 3, 1, 1, 1, 6],
  [13, 3, 1, 1, 1, 7],
  [14, 3, 1, 1, 1, 8],
  [15, 3, 1, 1, 1, 9],
  [16, 4, 1, 1, 1, 9],
  [17, 4, 1, 1, 1, 10],
  [18, 4, 1, 1, 1, 11],
  [19, 4, 1, 1, 1, 12],
  [20, 5, 1, 1, 1, 12],
])('1.1, 1.2, 1.3, 1.4 the cards of %i players', (players, werewolf, seer, doctor, hunter, villager) => {
  const dealt = deal(players);
  if (!dealt.ok) throw new Error(dealt.message);
  const { dealt: cards } = dealt.game.state;
  const count = (role: string) => cards.filter((card) => card === role).length;
  expect(cards).toHaveLength(players);
  expect(['werewolf', 'seer', 'doctor', 'hunter', 'villager'].map(count)).toEqual([
    werewolf,
    seer,
    doctor,
    hunter,
    villager,
  ]);
});

test('1.5 each player sees their own card', () => {
  play(
    rules,
    five,
    `
    > Ann dealt werewolf (to Ann)
    > Bob dealt villager (to Bob)
    > Eve dealt villager (to Eve)
    `,
  );
});

test('1.5 the dice of the game deal, so another seed deals otherwise', () => {
  const names = Object.keys(nine);
  const cardsOf = (text: string) => {
    const dealt = start(rules, { names, seed: seedOf(text) });
    return dealt.ok ? dealt.game.state.dealt.join() : dealt.message;
  };
  const deals = new Set(Array.from({ length: 20 }, (_, i) => cardsOf(`game ${i}`)));
  expect(deals.size).toBeGreaterThan(10);
  expect(cardsOf('game 1')).toBe(cardsOf('game 1'));
});

test('1.6 Werewolves know each other', () => {
  play(
    rules,
    nine,
    `
    > Ann is werewolf (to Bob)
    > Bob is werewolf (to Ann)
    `,
  );
});

test('1.5, 1.6 no one sees any other card', () => {
  const { log } = play(rules, nine, 'night 1');
  const known = Object.keys(nine).map((_, seat) => view(log, seat).cards.filter((card) => card !== null).length);
  expect(known).toEqual([2, 2, 1, 1, 1, 1, 1, 1, 1]);
  expect(view(log, null).cards.filter((card) => card !== null)).toEqual([]);
});

test('1.7 the sides', () => {
  const sides = Object.fromEntries(rules.roles.map(({ id, team }) => [id, team]));
  expect(sides).toMatchObject({ villager: 'town', werewolf: 'wolves', seer: 'town', doctor: 'town', hunter: 'town' });
});

test('1.8 even a spectator knows the deck', () => {
  const { log } = play(rules, nine, 'night 1');
  expect(view(log, null).deck).toEqual({ werewolf: 2, seer: 1, doctor: 1, hunter: 1, villager: 4 });
});
