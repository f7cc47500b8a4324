import { clock, promptsOf } from '@moonrise/engine';
import { play } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { oneNight } from './index.ts';
import { round } from './testing.ts';

const cast = { Ann: 'werewolf', Bob: 'seer', Cid: 'villager', Dee: 'villager' };
const centre = ['werewolf', 'troublemaker', 'villager'];
const day = (script: string, options: object = {}) => round(cast, centre, `time\ntime\nday 1\n${script}`, options);

test('4.1 everyone may talk all day, also after voting', () => {
  day(`
      Ann say "I am the Seer"
    > Ann said "I am the Seer" in global
      Bob vote Ann
      Bob say "So am I"
    > Bob said "So am I" in global
  `);
});

test('4.2 votes are for other players', () => {
  day(`
      ? Ann vote: Bob Cid Dee
      ! Ann vote Ann
      ! Ann vote center-1
      ! Ann vote Bob Cid
      Ann vote Bob
  `);
});

test.each(['open', 'secret'])('4.3 with the option %s too, only the number of votes is known', (ballots) => {
  day(
    `
      Ann vote Bob
    > Ann chose vote Bob (to Ann)
    > 1 cast for vote
      Bob vote Ann
    > Bob chose vote Ann (to Bob)
    > 2 cast for vote
    `,
    { ballots },
  );
});

test('4.3 what is revealed of the eliminated is not an option: the end shows all', () => {
  const { log } = day('Ann vote Bob\nCid vote Bob\ntime', { reveal: 'none' });
  expect(log.at(-1)).toMatchObject({ type: 'ended', to: 'all', cards: [...Object.values(cast), ...centre] });
});

test('4.4, 4.7 votes can be changed and taken back; the day ends when all are in', () => {
  day(`
      Ann vote Bob
    > 1 cast for vote
      Ann vote Cid
    ~ 1 cast for vote
      Bob vote Cid
      Cid vote Bob
      Cid takes back vote
    > 2 cast for vote
      Dee vote Ann
    day 1
      Cid vote Bob
    > counted vote: Ann>Cid Bob>Cid Cid>Bob Dee>Ann
    > "The village has spoken! Cid has been eliminated."
    > Cid died by vote
    > ended: werewolf by no_werewolf_out
  `);
});

test('4.5 at the deadline who has not voted has abstained', () => {
  day(`
      Bob vote Ann
      Cid vote Ann
      time
    > counted vote: Bob>Ann Cid>Ann
    > Ann died by vote
    > ended: village by werewolf_out
  `);
});

test('4.13 a player may vote for no one, and the day does not wait for them', () => {
  day(`
      Ann vote -
    > Ann chose vote (to Ann)
    > 1 cast for vote
      Bob vote Ann
      Cid vote -
      Dee vote -
    > counted vote: Ann>- Bob>Ann Cid>- Dee>-
    > Ann died by vote
  `);
});

test('4.10 all vote for no one: no one is out', () => {
  day(`
      Ann vote -
      Bob vote -
      Cid vote -
      Dee vote -
    > "No votes were cast. No one was eliminated."
  `);
});

test('4.6 the reminder comes with 30 seconds left, to those with an unanswered prompt', () => {
  const { game } = day('Ann vote Bob');
  expect(clock(game)).toMatchObject({ seconds: 180, nudge: 30 });
  const isAsked = (seat: number) => promptsOf(game, seat).some((prompt) => prompt.required && !prompt.chosen);
  expect([0, 1, 2, 3].map(isAsked)).toEqual([false, true, true, true]);
});

test('4.8 all with the most votes are out', () => {
  day(`
      Ann vote Bob
      Bob vote Ann
      Cid vote Ann
      Dee vote Bob
    > "The village has spoken! Ann has been eliminated."
    > Ann died by vote
    > "The village has spoken! Bob has been eliminated."
    > Bob died by vote
    > ended: village by werewolf_out
  `);
});

test('4.8 one with two votes is out, one with one vote is not', () => {
  day(`
      Ann vote Bob
      Bob vote Cid
      Cid vote Bob
      time
    > Bob died by vote
    ~ Cid died
  `);
});

test('4.9 one vote each: no one is out', () => {
  day(`
      Ann vote Bob
      Bob vote Cid
      Cid vote Dee
      Dee vote Ann
    > counted vote: Ann>Bob Bob>Cid Cid>Dee Dee>Ann
    > "Several players had one vote each. No one was eliminated."
    > ended: werewolf by werewolf_hidden
  `);
});

test('4.9 two with one vote each, the others without: no one is out', () => {
  day(`
      Bob vote Ann
      Cid vote Dee
      time
    > "Several players had one vote each. No one was eliminated."
    > ended: werewolf by werewolf_hidden
  `);
});

test('4.12 a single vote eliminates when no other player has one', () => {
  day(`
      Bob vote Ann
      time
    > "The village has spoken! Ann has been eliminated."
    > Ann died by vote
    > ended: village by werewolf_out
  `);
});

test('4.12 in version 1 of the rules two votes were needed', () => {
  const built = oneNight.build({ roles: { werewolf: 2, seer: 1, troublemaker: 1, villager: 3 } }, 1);
  if (!built.ok) throw new Error(built.message);
  play(
    built.rules,
    cast,
    `
      time
      time
      Bob vote Ann
      time
    ~ Ann died
    > ended: werewolf by werewolf_hidden
    `,
    { centre },
  );
});

test('4.10 no votes: no one is out', () => {
  day(`
      time
    > counted vote: none
    > "No votes were cast. No one was eliminated."
    > ended: werewolf by werewolf_hidden
  `);
});
