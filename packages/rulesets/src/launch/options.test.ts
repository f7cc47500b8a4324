import { clock, seedOf, start } from '@moonrise/engine';
import { play, rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { launch } from './index.ts';
import { five, nine } from './testing.ts';

test.each([
  ['night', ''],
  ['day', 'time'],
  ['hunter_revenge', 'Ann kill Eve\ntime'],
])('9.1 the host sets how long %s lasts', (phase, script) => {
  const { game } = play(rulesOf(launch, { durations: { [phase]: 7 } }), nine, script);
  expect([game.frame.phase, clock(game)?.seconds]).toEqual([phase, 7]);
});

test('9.2 a deck of the host’s own', () => {
  const cast = { Ann: 'werewolf', Bob: 'werewolf', Cid: 'hunter', Dee: 'hunter', Eve: 'seer' };
  play(rulesOf(launch, { roles: { werewolf: 2, hunter: 2, seer: 1 } }), cast, 'night 1');
});

test.each([
  [{ werewolf: 1, villager: 5 }, '5 players need exactly 5 cards; this deck has 6.'],
  [{ villager: 5 }, 'A deck needs at least one werewolf.'],
  [{ werewolf: 3, villager: 2 }, 'With 3 werewolves among 5 players the game would be over at once.'],
])('9.2 the deck %o cannot be played by five', (roles, message) => {
  const started = start(rulesOf(launch, { roles }), { names: Object.keys(five), seed: seedOf('deck') });
  expect(started).toEqual({ ok: false, code: 'bad_deck', message });
});

test('9.3 of secret ballots only the number is seen, until the day has ended', () => {
  play(
    rulesOf(launch, { ballots: 'secret' }),
    five,
    `
      time
      Bob vote Ann
    > Bob chose vote Ann (to Bob)
    > 1 cast for vote
      Bob vote Cid
    > Bob chose vote Cid (to Bob)
    ~ 1 cast for vote
      Cid vote Bob
    > Cid chose vote Bob (to Cid)
    > 2 cast for vote
      time
    > counted vote: Bob>Cid Cid>Bob
    > "The vote was tied. No one was eliminated."
    `,
  );
});

test('9.4 with reveal: full the card of each dead player is shown', () => {
  play(
    rulesOf(launch, { reveal: 'full' }),
    nine,
    `
      Ann kill Eve
      time
    > Eve died by kill
    > Eve is hunter
      Eve revenge Cid
    > Cid died by revenge
    > Cid is seer
      Fay vote Ann
      time
    > Ann died by vote
    > Ann is werewolf
    `,
  );
});

test('9.4 with reveal: alignment only the side is', () => {
  play(
    rulesOf(launch, { reveal: 'alignment' }),
    nine,
    `
      Ann kill Cid
      time
    > Cid died by kill
    > "Cid was on this side: Town."
    ~ Cid is
      Fay vote Ann
      time
    > "Ann was on this side: Wolves."
    ~ Ann is
    `,
  );
});

test('9.7 a fixed night does not end early', () => {
  play(
    rulesOf(launch, { fixed_night: true }),
    five,
    `
      Ann kill Bob
    night 1
      time
    > Bob died by kill
    day 1
      Ann vote Cid
      Cid vote Ann
      Dee vote Ann
      Eve vote Ann
    > Ann died by vote
    `,
  );
});

test.each([
  [{ doctor: 'twice' }, 'The option doctor must be none, no_repeat or no_self_repeat.'],
  [{ seer_log: 'none' }, 'The option seer_log must be latest or all.'],
  [{ durations: { night: 0 } }, 'The option durations.night must be a whole number from 1 to 86400.'],
  [
    { durations: { voting: 30 } },
    'The option durations.voting does not exist; there are: night, day, hunter_revenge, prayer.',
  ],
  [{ roles: { gunner: 1 } }, 'The option roles.gunner does not exist; there are:'],
  [{ chaos: true }, 'The option chaos does not exist; the options are:'],
])('9.1, 9.8 the options %o are refused', (options, message) => {
  expect(launch.build(options)).toEqual({ ok: false, code: 'bad_option', message: expect.stringContaining(message) });
});
