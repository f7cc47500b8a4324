import { test } from 'vitest';
import { from1, game9, silent } from '../testing.ts';

test('7.4 the Bodyguard guards one other living player, or passes', () => {
  from1(`
      time
      time
    guard 1
      ? Eve guard: Ann Bob Cid Dee Fay Gus Hal Ivy
      ! Eve guard Eve
      Eve guard -
    > Eve chose guard (to Eve)
    attack 1
  `);
});

test('7.8, 7.9 the guarded do not die, and no one is told why', () => {
  from1(`
      time
      time
      Eve guard Gus
    attack 1
      Ann attack Gus
      Bob attack Gus
    ~ Gus died
    > "The village wakes up... No one died last night!"
    vote 2
  `);
});

test('7.4 night after night', () => {
  const night = 'time\ntime\nEve guard Gus\nAnn attack Gus\nBob attack Gus\n~ Gus died\n';
  from1(`${night}vote 2\n${night}vote 3`);
});

test('7.8 others die', () => {
  from1('time\ntime\nEve guard Gus\nAnn attack Hal\nBob attack Hal\n> Hal died by attack');
});

test('7.8 the guard holds for one night', () => {
  from1(`
      time
      time
      Eve guard Gus
      time
    vote 2
      time
      time
    guard 2
      Eve guard -
      Ann attack Gus
      Bob attack Gus
    > Gus died by attack
  `);
});

test('7.8 the guard of a Bodyguard who has died since is none', () => {
  const night_phases = ['guard', 'execution', 'attack'].map((action) => ({ action }));
  game9(
    `
    guard 0
      Eve guard Gus
    vote 0
      Ann vote Eve
      time
    > Eve died by vote
    attack 0
      Ann attack Gus
      Bob attack Gus
    > Gus died by attack
    `,
    { ...silent, night_phases },
  );
});
