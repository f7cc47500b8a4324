import { clock, type Id } from '@moonrise/engine';
import { rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { moonrise } from './index.ts';
import { five, round, seven, twelve } from './testing.ts';

/** So many players with the cards of the table. */
function table(players: number): Record<string, Id> {
  const chosen = rulesOf(moonrise).cards(players);
  const cards = chosen.ok ? Object.entries(chosen.deck).flatMap(([role, count]) => Array<Id>(count).fill(role)) : [];
  return Object.fromEntries(cards.map((card, i) => [`P${i}`, card]));
}
const seconds = (cast: Record<string, Id>, script: string, options: object = {}) => {
  const { game } = round(cast, script, options);
  return [game.frame.phase, clock(game)?.seconds];
};

test('2.1 night, day, voting, and the next round', () => {
  round(
    seven,
    `
    > night 1
    > "Night falls over the village. Everyone goes to sleep."
    night 1
      time
    day 1
      time
    voting 1
      time
    > night 2
    > "Night falls over the village. Everyone goes to sleep."
    night 2
    `,
  );
});

test.each([
  [5, 40, 25],
  [8, 40, 25],
  [9, 50, 35],
  [12, 50, 35],
])('2.2 with %i players a night has %i seconds, a voting %i, a day 60', (players, night, voting) => {
  expect(seconds(table(players), '')).toEqual(['night', night]);
  expect(seconds(table(players), 'time')).toEqual(['day', 60]);
  expect(seconds(table(players), 'time\ntime')).toEqual(['voting', voting]);
});

test('2.2 the times stay those of the deal, however many have died', () => {
  const { game } = round(
    twelve,
    `
      Ann kill Ivy
      time
      Eve shoot Jon
      time
      time
    night 2
      Ann kill Kim
      time
      Eve shoot Leo
      time
      time
    night 3
      Ann kill Cid
      time
      time
      time
    night 4
    `,
  );
  expect([game.living().length, clock(game)?.seconds]).toEqual([7, 50]);
});

test('2.3 a player who has not chosen in time has passed', () => {
  round(
    five,
    `
    night 1
      time
    day 1
      time
    voting 1
      Bob vote Ann
      Cid vote Ann
      Dee vote Ann
      time
    > counted vote: Bob>Ann Cid>Ann Dee>Ann
    > Ann died by vote
    `,
  );
});

test('2.4 night choices and votes can be changed or taken back', () => {
  round(
    seven,
    `
      Ann kill Gus
      Ann kill Cid
      Dee save Cid
      Dee takes back save
    > Dee withdrew save (to Dee)
      time
    > Cid died by kill
      time
    voting 1
      Ann vote Dee
      Ann vote Gus
    > Ann chose vote Gus
      Ann takes back vote
    > Ann withdrew vote
      time
    > "No votes were cast. No one was eliminated."
    `,
  );
});

test('2.5 a choice is confirmed to the player who makes it, and shown to no one else', () => {
  round(
    twelve,
    `
      Cid scan Ann
    > Cid chose scan Ann (to Cid)
      Dee save Cid
    > Dee chose save Cid (to Dee)
      Fay investigate Ann Bob
    > Fay chose investigate Ann Bob (to Fay)
    `,
  );
});

const allButOne = [
  'Ann kill Ivy',
  'Bob kill Ivy',
  'Bob skipMute',
  'Cid scan Ann',
  'Dee save Cid',
  'Fay investigate Ann Bob',
];
test.each(allButOne)('2.6 the night waits for "%s", and then ends', (last) => {
  const others = allButOne.filter((line) => line !== last);
  round(
    twelve,
    `
      ${others.join('\n')}
    night 1
      ${last}
    > Ivy died by kill
    day 1
    `,
  );
});

test('2.6 a mute or a bite is an answer too', () => {
  round(
    twelve,
    `
      Bob kill Ivy
      Cid scan Ann
      Dee save Cid
      Fay investigate Ann Bob
      Bob mute Cid
      Ann convert Jon
    day 1
    `,
  );
});

test('2.6 the night does not wait for the dead', () => {
  round(
    five,
    `
      Ann kill Bob
      Bob scan Ann
      Cid save Cid
    day 1
      time
      time
    night 2
      Ann kill Dee
      Cid save Eve
    > Dee died by kill
    `,
  );
});

test('2.7 a day lasts its time, whatever is done in it', () => {
  round(
    seven,
    `
      time
      Eve shoot Gus
      Ann say "that is all"
    day 1
      time
    voting 1
    `,
  );
});

test('2.8 the voting ends when all the living have voted', () => {
  round(
    five,
    `
      Ann kill Eve
      time
      time
    voting 1
      Ann vote Bob
      Bob vote Ann
      Cid vote Ann
    voting 1
      Dee vote Bob
    > "No majority was reached. No one was eliminated."
    night 2
    `,
  );
});

test('17.1 the host can set the times', () => {
  const durations = { night: 7, voting: 11, hunter_revenge: 13 };
  expect(seconds(seven, '', { durations })).toEqual(['night', 7]);
  expect(seconds(seven, 'time', { durations })).toEqual(['day', 60]);
  expect(seconds(seven, 'time\ntime', { durations })).toEqual(['voting', 11]);
  expect(seconds(seven, 'Ann kill Fay\ntime', { durations })).toEqual(['hunter_revenge', 13]);
});

test('17.5 nights of fixed length do not end early', () => {
  round(
    five,
    `
      Ann kill Eve
      Bob scan Ann
      Cid save Cid
    night 1
      time
    > Eve died by kill
      time
    voting 1
      Ann vote Bob
      Bob vote Ann
      Cid vote Ann
      Dee vote Bob
    night 2
    `,
    { fixed_night: true },
  );
});
