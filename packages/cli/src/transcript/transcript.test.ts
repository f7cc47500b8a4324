import { type Event, seedOf } from '@moonrise/engine';
import { play } from '@moonrise/engine/testing';
import { playGame, setUp } from '@moonrise/lab';
import { ruleset, rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { painter } from '../terminal/paint.ts';
import { transcript } from './transcript.ts';

const bots = { village: 'random', wolves: 'random' };
function rulesOf(id: string, options = {}) {
  const built = ruleset(id, options);
  if (!built.ok) throw new Error(built.message);
  return built.rules;
}
const plain = painter(false);

test('a game is printed line by line', () => {
  const rules = rulesOf('classic');
  const { log } = play(
    rules,
    { Ann: 'werewolf', Bob: 'seer', Cid: 'doctor', Dee: 'villager' },
    `
    day 1
      Dee say "good morning"
      hasten
      Ann vote Bob
      Bob vote Dee
      Cid vote -
      Dee vote Bob
      Ann kill Dee
      Cid save Dee
      time
      Ann vote Cid
      Cid vote Ann
      Dee vote Cid
    `,
  );
  expect(transcript(rules, log, plain).join('\n')).toBe(`
  Ann  Werewolf
  Bob  Seer
  Cid  Doctor
  Dee  Villager

Day 1 ───────────────────────────────────────────────────────────
  Dee: "good morning"

Voting 1 ────────────────────────────────────────────────────────
  Votes: Bob 2 (Ann, Dee) · Dee 1 (Bob) · nobody 1 (Cid)
  The village has spoken! Bob has been eliminated.
  † Bob, Seer
  Bob is a Seer.

Night 1 ─────────────────────────────────────────────────────────
  Ann: vote to kill Dee  [secret]
  Cid: protect Dee  [secret]
  Someone was attacked but survived!

Day 2 ───────────────────────────────────────────────────────────

Voting 2 ────────────────────────────────────────────────────────
  Votes: Cid 2 (Ann, Dee) · Ann 1 (Cid)
  The village has spoken! Cid has been eliminated.
  † Cid, Doctor
  Cid is a Doctor.

Winner: Mafia. The wolves now equal everyone else.

  Ann  Werewolf  lives          won
  Bob  Seer      died on day 1
  Cid  Doctor    died on day 2
  Dee  Villager  lives`);
});

/** The transcript of the first of many games that has such an event. */
function storyWith(rules: string, players: number, options: object, isIt: (event: Event) => boolean): string {
  const setup = setUp({ rules, options, players, seed: '', bots });
  if (!setup.ok) throw new Error(setup.message);
  for (let i = 0; i < 200; i++) {
    const { log } = playGame({ ...setup, seed: seedOf(`${i}`) });
    if (log.some(isIt)) return transcript(setup.rules, log, plain).join('\n');
  }
  throw new Error('it never happened');
}

test('the common choice of a pack is one line, seen by the pack', () => {
  const isPackVote = (event: Event) => event.type === 'chose' && event.to.length === 2 && event.to !== 'all';
  expect(storyWith('classic', 7, {}, isPackVote)).toMatch(/ {2}(\w+), (\w+): vote to kill \w+ {2}\[secret\]\n/);
});

test('what only some learn ends with their names', () => {
  expect(storyWith('classic', 7, {}, ({ type }) => type === 'told')).toMatch(/ {2}\w+ is a Werewolf\. {2}\[\w+\]\n/);
});

test('a pass is shown as a pass', () => {
  const isPass = (event: Event) => event.type === 'chose' && event.deed.act === 'absorb';
  expect(storyWith('moonrise', 8, {}, isPass)).toMatch(/: pass \(take over the role of …\) {2}\[secret\]/);
});

test('cards in the centre and cards that changed are shown', () => {
  const text = storyWith('one-night', 8, {}, ({ type }) => type === 'swapped');
  expect(text).toMatch(/In the centre: .+, .+ and .+/);
  expect(text).toMatch(/ → /);
});

test('masks are shown until the end', () => {
  const text = storyWith('moonrise', 5, { chaos: true }, ({ type }) => type === 'unmasked');
  expect(text.indexOf('Ada')).toBe(text.indexOf('The masks fall: Ada') + 'The masks fall: '.length);
});

test('equal speeches in a row are one line', () => {
  expect(storyWith('aiwolf', 5, {}, ({ type }) => type === 'spoke')).toMatch(/ {2}\w+, \w+, \w+, \w+, \w+: /);
});

test.each(rulesets.map(({ id }) => id))('%s: every line of a story is in plain words', (id) => {
  const players = id === 'aiwolf' ? 13 : 9;
  const text = storyWith(id, players, {}, ({ type }) => type === 'ended');
  expect(text).not.toMatch(/undefined|\{\d\}|\{answer\}|\[object|\bnull\b/);
  expect(text).not.toContain('\x1b');
});

test('colours only on terminals', () => {
  const rules = rulesOf('classic');
  const { log } = play(rules, { Ann: 'werewolf', Bob: 'seer', Cid: 'doctor', Dee: 'villager' }, 'day 1');
  expect(transcript(rules, log, painter(true)).join('\n')).toContain('\x1b[31mWerewolf\x1b[39m');
});
