import { setUp } from '@moonrise/lab';
import { expect, test } from 'vitest';
import { withRoles } from '../commands/experiment.ts';
import { pageOf } from './report-page.ts';
import { tableOf } from './report-table.ts';
import { type Survey, type SurveyOptions, survey } from './survey.ts';

const bots = { village: 'random', wolves: 'random' };
const setup = setUp({ rules: 'classic', options: {}, players: 5, seed: '<b>"s"</b>', bots });
if (!setup.ok) throw new Error(setup.message);
const totals: number[] = [];
const all: SurveyOptions = {
  games: 20,
  workers: 1,
  hasEffects: true,
  hasSizes: true,
  hasFairer: false,
  against: withRoles(setup.experiment, 'werewolf=2,villager=3', 'against'),
  onWork: (total) => {
    totals.push(total);
    return (done) => expect(done).toBeLessThanOrEqual(total);
  },
};
const found: Survey = await survey(setup, all);

test('a survey has the deck, each role against a plain card, every table size and the other deck', () => {
  expect(found).toMatchObject({ players: 5, games: 20, deck: { werewolf: 1, seer: 1, doctor: 1, villager: 2 } });
  expect(found.effects?.map(({ role, against, games }) => [role, against, games])).toEqual([
    ['seer', 'villager', 20],
    ['doctor', 'villager', 20],
  ]); // without its only Werewolf the deck could not be played
  expect(found.sizes?.map(({ players }) => players)).toEqual(Array.from({ length: 13 }, (_, i) => 4 + i));
  expect(found.sizes?.every(({ games }) => games === 20)).toBe(true);
  expect(found.against?.deck).toEqual({ werewolf: 2, villager: 3 });
  expect(totals).toEqual([20 * (1 + 2 + 13 + 1)]);
});

test('only what was asked for is played', async () => {
  const none = { ...all, hasEffects: false, hasSizes: false, against: undefined, onWork: () => () => {} };
  const plain = await survey(setup, none);
  expect([plain.effects, plain.sizes, plain.against]).toEqual([undefined, undefined, undefined]);
  expect(plain.wins).toEqual(found.wins);
  expect(tableOf(setup.rules, plain)).not.toMatch(/effect|sizes|against/);
});

test('the table has bars, sparklines and every part', () => {
  const table = tableOf(setup.rules, found);
  expect(table).toMatch(/^ {10}Town +\d+ +[\d.]+ % +[\d.]+ to [\d.]+ % +[█·]{20}$/m);
  expect(table).toMatch(/^rounds {4}[\d.]+ on average, \d+ at most {3}[▁▂▃▄▅▆▇█]+$/m);
  expect(table).toMatch(/^ {10}Seer .* [+-][\d.]+ ± [\d.]+, against Villager$/m);
  expect(table).toMatch(/^sizes {5}players +Town +Mafia/m);
  expect(table).toMatch(/^ +[▁▂▃▄▅▆▇█]{13} +[▁▂▃▄▅▆▇█]{13}/m);
  expect(table).toContain('the other: 2 Werewolf, 3 Villager');
});

test('the page is self-contained and escapes HTML', () => {
  const page = pageOf(setup.rules, found);
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).not.toMatch(/<script|<link|src=|href=|url\(|https?:/);
  expect(page).toContain('&lt;b&gt;&quot;s&quot;&lt;/b&gt;');
  expect(page.match(/<section>/g)).toHaveLength(6);
  expect(page.match(/20 games, random bots/g)?.length).toBeGreaterThanOrEqual(6);
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
  const open = page.match(/<(svg|g|table|tr|td|section|div)\b/g)?.length;
  expect(page.match(/<\/(svg|g|table|tr|td|section|div)>/g)?.length).toBe(open);
});

const uneven = setUp(withRoles({ ...setup.experiment, players: 8 }, 'werewolf=3,villager=5', 'roles'));
if (!uneven.ok) throw new Error(uneven.message);
const fairer: SurveyOptions = {
  ...all,
  games: 300,
  hasEffects: false,
  hasSizes: false,
  hasFairer: true,
  against: undefined,
};

test('three wolves among eight are one too many: the fairer deck is in the table and on the page', async () => {
  const report = await survey(uneven, { ...fairer, workers: 2 });
  expect(report.fairer?.swaps.map(({ out }) => out)).toContain('werewolf');
  expect(report.fairer?.games).toBe(300);
  const [table, page] = [tableOf(uneven.rules, report), pageOf(uneven.rules, report)];
  expect(table).toMatch(/^fairer +this deck +the other +difference$/m);
  expect(table).toMatch(/^ {10}the other: .*Werewolf → .+, 300 games$/m);
  expect(page).toMatch(/A fairer deck.*300 games, random bots; 300 games with the other deck/);
  expect((await survey(uneven, fairer)).fairer).toEqual(report.fairer); // for any number of threads
});

test('a search without a result says so', () => {
  expect(tableOf(setup.rules, { ...found, fairer: null })).toMatch(/^fairer {4}no swap of one or two cards/m);
  expect(pageOf(setup.rules, { ...found, fairer: null })).toContain('no swap of one or two cards');
});

test('more than two sides are refused', async () => {
  const table = setUp({ rules: 'one-night', options: {}, players: 8, seed: 'sides', bots });
  if (!table.ok) throw new Error(table.message);
  await expect(survey(table, fairer)).rejects.toThrow(/^--fairer needs two sides; this deck has 3: /);
});
