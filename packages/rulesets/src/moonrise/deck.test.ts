import { seedOf, start, view } from '@moonrise/engine';
import { rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { moonrise } from './index.ts';
import { residents } from './roles/index.ts';
import { five, round, twelve } from './testing.ts';

const deal = (players: number, options: object = {}) => {
  const names = Array.from({ length: players }, (_, i) => `Player ${i}`);
  return start(rulesOf(moonrise, options), { names, seed: seedOf('cards') });
};

test.each([0, 4, 13])('1.1 %i players cannot play', (players) => {
  const refused = { ok: false, code: 'bad_players', message: `Moonrise is for 5 to 12 players, not ${players}.` };
  expect(deal(players)).toEqual(refused);
});

const TABLE = 'wolf kittenWolf shadowWolf seer doctor gunner detective hunter revenant villager'.split(' ');
test.each([
  [5, '1 0 0 1 1 0 0 0 0 2'],
  [6, '1 0 0 1 1 1 0 0 0 2'],
  [7, '2 0 0 1 1 1 0 1 0 1'],
  [8, '1 0 1 1 1 1 1 1 1 0'],
  [9, '1 1 0 1 1 1 0 1 1 2'],
  [10, '0 1 1 1 1 1 1 1 1 2'],
  [11, '0 1 1 1 1 1 1 1 1 3'],
  [12, '0 1 1 1 1 1 1 1 1 4'],
])('1.1, 1.2 the cards of %i players', (players, row) => {
  const dealt = deal(players);
  const cards = dealt.ok ? dealt.game.state.dealt : [];
  expect(TABLE.map((role) => cards.filter((card) => card === role).length).join(' ')).toBe(row);
});

test('1.3 everyone sees their own card, the wolves also those of the pack', () => {
  const { log } = round(
    twelve,
    `
    > Cid dealt seer (to Cid)
    > Ann is kittenWolf (to Bob)
    > Bob is shadowWolf (to Ann)
    `,
  );
  const known = Object.keys(twelve).map((_, seat) => view(log, seat).cards.filter((card) => card !== null).length);
  expect(known).toEqual([2, 2, ...Array(10).fill(1)]);
});

test('1.4 the teams', () => {
  const team = (of: string) => residents.filter((role) => role.team === of).map(({ id }) => id);
  expect(team('bad')).toEqual(['wolf', 'kittenWolf', 'shadowWolf']);
  expect(team('good')).toEqual(['seer', 'doctor', 'gunner', 'detective', 'hunter', 'revenant', 'villager']);
});

test('1.5 even a spectator knows the deck', () => {
  const { log } = round(five, 'night 1');
  expect(view(log, null).deck).toEqual({ wolf: 1, seer: 1, doctor: 1, villager: 2 });
  expect(view(log, null).cards.every((card) => card === null)).toBe(true);
});

test('17.2 a deck of the host', () => {
  const dealt = deal(6, { roles: { kittenWolf: 2, hunter: 3, revenant: 1 } });
  expect(dealt.ok && [...dealt.game.state.dealt].sort().join(' ')).toBe(
    'hunter hunter hunter kittenWolf kittenWolf revenant',
  );
});

test.each([
  [6, { wolf: 1, villager: 4 }, '6 players need exactly 6 cards; this deck has 5.'],
  [5, { seer: 1, villager: 4 }, 'A deck needs at least one werewolf.'],
  [
    5,
    { wolf: 1, kittenWolf: 1, shadowWolf: 1, villager: 2 },
    'With 3 werewolves among 5 players the game would be over',
  ],
  [6, { wolf: 3, villager: 3 }, 'With 3 werewolves among 6 players the game would be over at once.'],
])('17.2 %i players cannot play with %o', (players, roles, reason) => {
  const refused = deal(players, { roles });
  expect(!refused.ok && [refused.code, refused.message]).toEqual(['bad_deck', expect.stringContaining(reason)]);
});

test('17.2, 17.7 there are no other roles', () => {
  const refused = moonrise.build({ roles: { jester: 1 } });
  expect(!refused.ok && refused.message).toContain('The option roles.jester does not exist');
});
