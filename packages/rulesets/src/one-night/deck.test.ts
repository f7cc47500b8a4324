import { refuse, seedOf, start } from '@moonrise/engine';
import { rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { oneNight } from './index.ts';

const names = (count: number) => Array.from({ length: count }, (_, i) => `Player ${i + 1}`);
const begin = (players: number, roles?: Record<string, number>) =>
  start(rulesOf(oneNight, roles && { roles }), { names: names(players), seed: seedOf('deck') });

test('1.11 no one has to be ready', () => {
  expect(rulesOf(oneNight).ready).toBeUndefined();
});

test.each([2, 11])('1.1 no game for %i players', (players) => {
  expect(begin(players)).toMatchObject({ ok: false, code: 'bad_players' });
});

const sets: [number, string][] = [
  [3, '2 werewolf, 1 seer, 1 robber, 2 villager'],
  [4, '2 werewolf, 1 seer, 1 troublemaker, 3 villager'],
  [5, '2 werewolf, 1 seer, 1 robber, 1 troublemaker, 2 mason, 1 villager'],
  [6, '2 werewolf, 1 seer, 1 robber, 1 troublemaker, 2 mason, 2 villager'],
  [7, '2 werewolf, 1 seer, 1 robber, 1 troublemaker, 2 mason, 1 drunk, 1 insomniac, 1 minion'],
  [8, '2 werewolf, 1 seer, 1 robber, 1 troublemaker, 2 mason, 1 drunk, 1 insomniac, 1 minion, 1 tanner'],
  [9, '2 werewolf, 1 seer, 1 robber, 1 troublemaker, 2 mason, 1 villager, 1 drunk, 1 insomniac, 1 minion, 1 tanner'],
  [10, '3 werewolf, 1 seer, 1 robber, 1 troublemaker, 2 mason, 1 villager, 1 drunk, 1 insomniac, 1 minion, 1 tanner'],
];
test.each(sets)('1.3 %i players: %s', (players, expected) => {
  const chosen = rulesOf(oneNight).cards(players);
  const deck = chosen.ok ? Object.entries(chosen.deck).filter(([, count]) => count > 0) : [];
  expect(deck.map(([role, count]) => `${count} ${role}`).join(', ')).toBe(expected);
});

test.each(sets)('1.1, 1.2 %i players have a card each, and three lie in the centre', (players) => {
  const started = begin(players);
  if (!started.ok) throw new Error(started.message);
  const { dealt, seats } = started.game.state;
  expect([seats.length, dealt.length]).toEqual([players, players + 3]);
  expect(dealt.every((card) => card !== null)).toBe(true);
});

test.each([
  [{ werewolf: 2, seer: 1, villager: 2 }, '3 players need exactly 6 cards; this deck has 5.'],
  [{ werewolf: 2, seer: 1, villager: 4 }, '3 players need exactly 6 cards; this deck has 7.'],
])('1.4 three players cannot play with %o', (roles, reason) => {
  expect(begin(3, roles)).toEqual(refuse('bad_deck', reason));
});

test.each([
  { werewolf: 1, seer: 2, villager: 3 },
  { werewolf: 1, tanner: 1, drunk: 4 },
  { minion: 1, seer: 1, villager: 4 },
  { werewolf: 2, robber: 2, villager: 2 },
  { werewolf: 1, minion: 1, tanner: 1, villager: 3 },
  { werewolf: 6 },
  { tanner: 6 },
  { robber: 6 },
  { insomniac: 3, troublemaker: 3 },
])('1.10 three players can play with %o: any set of the right size', (roles) => {
  expect(begin(3, roles)).toMatchObject({ ok: true });
});

test.each([
  ['village', 'seer robber troublemaker mason drunk insomniac villager'],
  ['werewolf', 'werewolf minion'],
  ['tanner', 'tanner'],
])('1.9 the team %s: %s', (team, members) => {
  const { roles } = rulesOf(oneNight);
  const ids = roles.filter((role) => role.team === team).map((role) => role.id);
  expect(ids.sort()).toEqual(members.split(' ').sort());
});
