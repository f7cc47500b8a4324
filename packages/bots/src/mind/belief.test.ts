import { type Act, defineRuleset, type Role, type Ruleset } from '@moonrise/engine';
import { look } from '@moonrise/engine/kit';
import { villageSpec } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { Belief } from './belief.ts';
import { beliefOf, carryOver } from './belief-cache.ts';
import { classesOf } from './classes.ts';
import type { Fact } from './memory.ts';
import type { TableInfo } from './table-info.ts';

const sighted = (role: Role): Role =>
  role.id === 'seer'
    ? {
        ...role,
        words: { ...role.words, told: { ...role.words.told, seen: '{0} shows as: {answer}.' } },
        evidence: { seen: look('scan', ['wolves', 'village'], (other) => other?.team ?? '') },
      }
    : role;
const rules = defineRuleset({ ...villageSpec, roles: villageSpec.roles.map(sighted) });
const deck = { wolf: 2, seer: 1, villager: 4 };
const rates = { bluff: 0.4, helper: 0, accuse: 0.5, late: 0, bold: 0.2, counter: 0, open: 0.5, candour: 0, spare: 0.5 };
const info: TableInfo = { rules, deck, players: 7, rates, roles: rules.roles };

/** The odds as a seat with this card sees them after these facts. */
const odds = (role: string, ...facts: readonly Fact[]): number[] =>
  [...beliefOf(facts, { me: 0, role, cover: null }, info).huntedOdds()].map((p) => Math.round(p * 1000) / 1000);
const seen = (seat: number, about: number, answer: string): Fact[] => [
  { type: 'claim', seat, role: 'seer' },
  { type: 'report', seat, key: 'seen', about: [about], answer, day: 1 },
];

test('one hypothesis for each deal of the classes', () => {
  const sizeOf = (...named: string[]) => {
    const classes = classesOf(rules, deck, named);
    return new Belief(classes, 0, classes.of.get('villager') ?? 0).size;
  };
  expect(sizeOf()).toBe(15); // 2 wolves among 6
  expect(sizeOf('seer')).toBe(60); // and one of the other 4 is the Seer
});

test('at first all others are equally likely to be hunted', () => {
  expect(odds('villager')).toEqual([0, 0.333, 0.333, 0.333, 0.333, 0.333, 0.333]);
  expect(odds('wolf')).toEqual([1, 0.167, 0.167, 0.167, 0.167, 0.167, 0.167]);
});

test('a result of its own is certain', () => {
  const found = odds('seer', { type: 'own', key: 'seen', about: [3], answer: 'wolves', day: 1 });
  expect(found[3]).toBe(1);
  expect(found[1]).toBe(0.2);
});

test('a shown card is certain, and lowers the odds of the others', () => {
  const shown = odds('villager', { type: 'card', place: 2, role: 'wolf', isPrivate: false });
  expect(shown[2]).toBe(1);
  expect(shown[1]).toBe(0.2);
});

test('facts weighed one by one or all at once give the same odds', () => {
  const all: Fact[] = [
    { type: 'morning', living: [0, 1, 2, 3, 4, 5, 6], bold: [] },
    ...seen(1, 2, 'wolves'),
    ...seen(3, 4, 'village'),
    { type: 'conceded', seat: 5, role: 'seer' },
    { type: 'conceded', seat: 6, role: 'seer' },
    {
      type: 'ballots',
      pairs: [
        [1, 2],
        [3, 2],
        [5, 2],
        [2, 4],
      ],
    },
    { type: 'card', place: 6, role: 'villager', isPrivate: false },
    { type: 'morning', living: [0, 1, 2, 3, 4, 5], bold: [1, 3] },
  ];
  const believer = { me: 0, role: 'villager', cover: null };
  let known: readonly Fact[] = [];
  for (let i = 1; i <= all.length; i++) {
    const more = all.slice(0, i);
    carryOver(known, more);
    known = more;
    beliefOf(known, believer, info).huntedOdds();
  }
  const slowly = beliefOf(known, believer, info).huntedOdds();
  for (const [place, p] of beliefOf(all, believer, info).huntedOdds().entries()) expect(slowly[place]).toBe(p); // not one digit off: a bot may have forgotten its belief
});

test('an accusing report raises the odds, less so after a counterclaim', () => {
  const alone = odds('villager', ...seen(1, 2, 'wolves'))[2] ?? 0;
  const doubted = odds('villager', ...seen(1, 2, 'wolves'), ...seen(3, 4, 'village'))[2] ?? 0;
  expect(alone).toBeGreaterThan(0.6);
  expect(doubted).toBeLessThan(alone);
  expect(doubted).toBeGreaterThan(0.333);
});

test('of two claims to a unique card one is false; its holder knows which', () => {
  const [, first = 0, , third = 0] = odds('villager', ...seen(1, 2, 'village'), ...seen(3, 2, 'village'));
  expect(first + third).toBeGreaterThan(0.95);
  expect(odds('seer', ...seen(3, 2, 'village'))[3]).toBeGreaterThan(0.9);
});

test('a player who votes for the hunted is suspected less', () => {
  const shown: Fact = { type: 'card', place: 2, role: 'wolf', isPrivate: false };
  const votes: Fact = {
    type: 'ballots',
    pairs: [
      [1, 2],
      [3, 4],
    ],
  };
  const after = odds('villager', shown, votes);
  expect(after[1]).toBeLessThan(after[3] ?? 0);
});

test('a claim that everyone lets stand is believed', () => {
  const conceded = [2, 3, 4, 5, 6].map((seat): Fact => ({ type: 'conceded', seat, role: 'seer' }));
  const [, alone = 0] = odds('villager', ...seen(1, 2, 'village'));
  const [, trusted = 0, cleared = 0] = odds('villager', ...seen(1, 2, 'village'), ...conceded);
  expect(trusted).toBeLessThan(0.1);
  expect(trusted).toBeLessThan(alone / 2);
  expect(cleared).toBeLessThan(0.1);
});

test('of two claims at most one is a bluff of the pack: the survivor of two is believed', () => {
  const beside: Fact = { type: 'claim', seat: 3, role: 'seer', beside: [1] };
  const shown: Fact = { type: 'card', place: 1, role: 'wolf', isPrivate: false };
  const [, , , survivor = 1] = odds('villager', ...seen(1, 2, 'village'), beside, shown);
  expect(survivor).toBeLessThan(0.05);
});

test('facts at once or one by one give the same belief', () => {
  const facts = [...seen(1, 2, 'wolves'), ...seen(3, 2, 'village')];
  const one = beliefOf(facts.slice(0, 2), { me: 0, role: 'villager', cover: null }, info);
  expect(one.huntedOdds()[2]).toBeGreaterThan(0.6);
  expect(odds('villager', ...facts)).toEqual(odds('villager', ...facts));
});

test('under cover, invented results count and secret knowledge does not', () => {
  const known: Fact = { type: 'card', place: 5, role: 'wolf', isPrivate: true };
  const cover = { role: 'seer', since: 0, results: [{ key: 'seen', about: [2], answer: 'wolves', day: 1 }] };
  const told = beliefOf([known], { me: 0, role: 'seer', cover }, info).huntedOdds();
  expect(told[2]).toBeCloseTo(1, 3);
  expect(told[5]).toBeCloseTo(0.2, 3);
});

test('a card shown twice was taken by a role that can change', () => {
  const become: Act = { id: 'become', during: [], aim: 'become', targets: () => [], resolve: () => [] };
  const heir: Role = { ...(rules.roleOf.get('villager') as Role), id: 'heir', acts: [become] };
  const turning: Ruleset = { ...rules, roles: [...rules.roles, heir], roleOf: new Map(rules.roleOf).set('heir', heir) };
  const mixed = { wolf: 2, seer: 1, heir: 1, villager: 3 };
  const there: TableInfo = { ...info, rules: turning, deck: mixed, roles: turning.roles };
  const shown = [1, 2].map((place): Fact => ({ type: 'card', place, role: 'seer', isPrivate: false }));
  const told: Fact[] = [{ type: 'claim', seat: 2, role: 'heir' }, ...shown];
  const after = beliefOf(told, { me: 0, role: 'villager', cover: null }, there).huntedOdds();
  expect(after[1]).toBeLessThan(0.01);
  expect(after[2]).toBeLessThan(0.01);
  expect(after[3]).toBeCloseTo(0.5, 2);
});

test('a counterclaim made after an accusing report is believed less than the reporter', () => {
  const there = { ...info, rates: { ...rates, bold: 0.2, counter: 0.6 } };
  const told: Fact[] = [...seen(1, 2, 'wolves'), { type: 'claim', seat: 2, role: 'seer', isForced: true }];
  const [, finder = 0, found = 0] = beliefOf(told, { me: 0, role: 'villager', cover: null }, there).huntedOdds();
  expect(found).toBeGreaterThan(finder * 4);
});
