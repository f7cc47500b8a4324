import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { type Experiment, setUp } from '../games/experiment.ts';
import { swapped, withDeck } from './deck.ts';
import { plainSwapsOf, swapsOf } from './swaps.ts';

const table = (rules: string, players: number, roles?: Readonly<Record<string, number>>): Experiment => ({
  rules,
  options: roles ? { roles } : {},
  players,
  seed: 'swaps',
  bots: { village: 'random', wolves: 'random' },
});
const inWords = ({ out, into }: { out: string; into: string }) => `${out} → ${into}`;

test('where the wolves are too strong no swap gives them a card', () => {
  const roles = { werewolf: 2, villager: 4, seer: 1 };
  const swaps = swapsOf(table('classic', 7, roles), 'mafia').map(inWords);
  expect(swaps).toEqual(
    expect.arrayContaining(['werewolf → villager', 'werewolf → doctor', 'villager → seer', 'seer → doctor']),
  );
  expect(swaps.filter((swap) => swap.endsWith('→ werewolf'))).toEqual([]);
});

test('where the village is too strong it may lose cards, but never its last wolf', () => {
  const swaps = swapsOf(table('classic', 7, { werewolf: 1, villager: 6 }), 'town').map(inWords);
  expect(swaps).toContain('villager → werewolf');
  expect(swaps).not.toContain('werewolf → villager');
  expect(swaps).not.toContain('werewolf → seer');
});

test('One Night can be played without a Werewolf, but no swap takes the last one', () => {
  const roles = { werewolf: 1, minion: 1, seer: 1, villager: 4 };
  const swaps = swapsOf(table('one-night', 4, roles), 'werewolf').map(inWords);
  expect(swaps).toContain('minion → villager');
  expect(swaps.filter((swap) => swap.startsWith('werewolf'))).toEqual([]);
});

test('guest roles are proposed only to a deck that has one', () => {
  const guestsIn = (roles: Readonly<Record<string, number>>) =>
    swapsOf(table('classic', 7, roles), 'mafia').filter(({ into }) => ['bodyguard', 'priest', 'mayor'].includes(into));
  expect(guestsIn({ werewolf: 2, villager: 4, seer: 1 })).toEqual([]);
  expect(guestsIn({ werewolf: 2, villager: 3, seer: 1, mayor: 1 }).map(inWords)).toEqual(
    expect.arrayContaining(['villager → bodyguard', 'werewolf → priest', 'villager → mayor']),
  );
});

test('every swap can be played, and no third side joins', () => {
  for (const { id } of rulesets) {
    const players = 5;
    const setup = setUp(table(id, players));
    if (!setup.ok) throw new Error(setup.message);
    const teams = (deck: Readonly<Record<string, number>>) =>
      new Set(setup.rules.roles.filter((role) => deck[role.id]).map(({ team }) => team));
    const swaps = swapsOf(table(id, players), setup.rules.wolves);
    expect(swaps.length).toBeGreaterThan(0);
    for (const swap of swaps) {
      const deck = swapped(setup.deck, swap);
      expect(setUp(withDeck(table(id, players), deck)).ok).toBe(true);
      for (const team of teams(deck)) expect(teams(setup.deck)).toContain(team);
    }
  }
});

test('a role is compared with the plain card of its side, or with one more villager', () => {
  expect(plainSwapsOf(table('classic', 8)).map(inWords)).toEqual(
    expect.arrayContaining(['seer → villager', 'doctor → villager', 'werewolf → villager']),
  );
  expect(plainSwapsOf(table('classic', 8)).map(inWords)).not.toContain('villager → villager');
  const moonrise = plainSwapsOf(table('moonrise', 10)).map(inWords);
  expect(moonrise).toEqual(
    expect.arrayContaining(['kittenWolf → wolf', 'shadowWolf → wolf', 'seer → villager', 'hunter → villager']),
  );
  const oneNight = plainSwapsOf(table('one-night', 8)).map(inWords);
  expect(oneNight).toEqual(expect.arrayContaining(['tanner → villager', 'mason → villager', 'drunk → villager']));
});

test('an unplayable deck has no swaps', () => {
  expect(swapsOf(table('classic', 3), 'town')).toEqual([]);
  expect(plainSwapsOf(table('classic', 3))).toEqual([]);
});
