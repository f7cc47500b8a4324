import { test } from 'vitest';
import { round } from '../testing.ts';

const cast = { Ann: 'werewolf', Bob: 'bodyguard', Cid: 'doctor', Dee: 'villager', Eve: 'villager', Fay: 'villager' };

test('10.7, 10.4 the Bodyguard guards anybody else who lives, and the night waits', () => {
  round(
    cast,
    `
      ? Bob guard: Ann Cid Dee Eve Fay
      ! Bob guard Bob: You may guard Ann, Cid, Dee, Eve or Fay.
      Ann kill Dee
      Cid save Dee
    night 1
      Bob guard Eve
    > Bob did guard Eve (to Bob)
    day 1
      time
      Bob guard Eve
    > Bob chose guard Eve (to Bob)
    `,
  );
});

test('10.8 the Bodyguard dies in place of the guarded', () => {
  round(
    cast,
    `
      Bob guard Dee
      Cid save Cid
      Ann kill Dee
    > "Bob was killed standing guard."
    > Bob died by guard
    ~ Dee died
    day 1
    `,
  );
});

test('10.9 where the Doctor protects the victim too, nobody dies', () => {
  round(
    cast,
    `
      Bob guard Dee
      Cid save Dee
      Ann kill Dee
    > "The village wakes up... No one died last night!"
    ~ Bob died
    day 1
    `,
  );
});

test('10.9 nor where the Witch does', () => {
  round(
    { ...cast, Cid: 'witch' },
    `
      Bob guard Dee
      Cid heal Dee
      Ann kill Dee
      time
    > "The village wakes up... No one died last night!"
    ~ Bob died
    day 1
    `,
  );
});

test('10.8 a Bodyguard who is attacked as well dies once', () => {
  round(
    { Ann: 'alphaWolf', Bob: 'villager', Cid: 'bodyguard', Dee: 'villager', Eve: 'villager', Fay: 'villager' },
    `
      time
      time
      time
      time
    night 3
      Ann maul Bob
      Ann kill Cid
      Cid guard Bob
    > Cid died by guard
    ~ Cid died by kill
    ~ Bob died
    `,
  );
});
