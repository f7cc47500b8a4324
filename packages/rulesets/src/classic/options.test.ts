import { clock, seedOf, start } from '@moonrise/engine';
import { play, rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { classic } from './index.ts';
import { four, seven } from './testing.ts';

test.each([
  ['day', ''],
  ['voting', 'time'],
  ['night', 'time\ntime'],
])('9.1 the host sets how long %s lasts', (phase, script) => {
  const { game } = play(rulesOf(classic, { durations: { [phase]: 7 } }), seven, script);
  expect([game.frame.phase, clock(game)?.seconds]).toEqual([phase, 7]);
});

test('9.2 a deck of the host’s own', () => {
  const cast = { Ann: 'werewolf', Bob: 'seer', Cid: 'seer', Dee: 'seer' };
  play(rulesOf(classic, { roles: { werewolf: 1, seer: 3 } }), cast, 'day 1');
});

test.each([
  [{ werewolf: 1, villager: 4 }, '4 players need exactly 4 cards; this deck has 5.'],
  [{ villager: 4 }, 'A deck needs at least one werewolf.'],
  [{ werewolf: 2, villager: 2 }, 'With 2 werewolves among 4 players the game would be over at once.'],
])('9.2 the deck %o cannot be played by four', (roles, message) => {
  const started = start(rulesOf(classic, { roles }), { names: Object.keys(four), seed: seedOf('deck') });
  expect(started).toEqual({ ok: false, code: 'bad_deck', message });
});

test('9.3 of secret ballots only the number is seen, until the voting has ended', () => {
  play(
    rulesOf(classic, { ballots: 'secret' }),
    seven,
    `
      hasten
      Eve vote Ann
    > Eve chose vote Ann (to Eve)
    > 1 cast for vote
      Fay vote -
    > Fay chose vote (to Fay)
    > 2 cast for vote
      time
    > counted vote: Eve>Ann Fay>-
    > Ann died by vote
    `,
  );
});

test('9.4 with reveal: alignment only the side of the dead is shown', () => {
  play(
    rulesOf(classic, { reveal: 'alignment' }),
    seven,
    `
      hasten
      Eve vote Ann
      time
    > "Ann was on this side: Mafia."
    ~ Ann is
      Bob kill Cid
      time
    > "Cid was on this side: Town."
    ~ Cid is
    `,
  );
});

test('9.4 with reveal: none nothing is', () => {
  play(
    rulesOf(classic, { reveal: 'none' }),
    seven,
    `
      hasten
      Eve vote Ann
      time
    > Ann died by vote
    ~ "Ann was on this side
    ~ Ann is
    `,
  );
});

test('9.5 a fixed night does not end early', () => {
  play(
    rulesOf(classic, { fixed_night: true }),
    four,
    `
      hasten
      time
      Ann kill Dee
      Bob scan Ann
      Cid save Cid
    night 1
      time
    > Dee died by kill
    day 2
      hasten
      Ann vote -
      Bob vote -
      Cid vote -
    > "No votes were cast. No one was eliminated."
    night 2
    `,
  );
});

test.each([
  [{ reveal: 'some' }, 'The option reveal must be full, alignment or none.'],
  [{ ballots: true }, 'The option ballots must be open or secret.'],
  [{ durations: { day: 86_401 } }, 'The option durations.day must be a whole number from 1 to 86400.'],
  [{ roles: { hunter: 1 } }, 'The option roles.hunter does not exist; there are:'],
  [{ chaos: true }, 'The option chaos does not exist; the options are:'],
])('9.1, 9.6 the options %o are refused', (options, message) => {
  expect(classic.build(options)).toEqual({ ok: false, code: 'bad_option', message: expect.stringContaining(message) });
});
