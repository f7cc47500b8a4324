import { guestTest } from '../testing/guest-hosts.ts';

const cast = { Ann: 'wolf', Bob: 'bodyguard', Cid: 'doctor', Dee: 'villager', Eve: 'villager', Fay: 'villager' };

guestTest('7, 4 the Bodyguard guards any other living player, and the night waits for it', ({ play, dawn }) => {
  play(
    cast,
    `
      until night 1
      ? Bob guard: Ann Cid Dee Eve Fay
      ! Bob guard Bob: You may guard Ann, Cid, Dee, Eve or Fay.
      Ann kill Dee
      Cid save Dee
    night 1
      Bob guard Eve
    > Bob did guard Eve (to Bob)
    ${dawn(1)}
      until night 2
      Bob guard Eve
    > Bob chose guard Eve (to Bob)
    `,
  );
});

guestTest('8 the Bodyguard dies in place of the guarded player', ({ play, dawn }) => {
  play(
    cast,
    `
      until night 1
      Bob guard Dee
      Cid save Cid
      Ann kill Dee
    > "Bob was killed standing guard."
    > Bob died by guard
    ~ Dee died
    ${dawn(1)}
    `,
  );
});

guestTest('9 no one dies if the Doctor protects the victim too', ({ play, rescue, dawn }) => {
  play(
    cast,
    `
      until night 1
      Bob guard Dee
      Cid save Dee
      Ann kill Dee
    > ${rescue.line}
    ~ Bob died
    ${dawn(1)}
    `,
  );
});

guestTest('9 no one dies if the Witch heals the victim too', ({ play, rescue, dawn }) => {
  play(
    { ...cast, Cid: 'witch' },
    `
      until night 1
      Bob guard Dee
      Cid heal Dee
      Ann kill Dee
      time
    > ${rescue.line}
    ~ Bob died
    ${dawn(1)}
    `,
  );
});

guestTest('8 a Bodyguard who is attacked as well dies once', ({ play }) => {
  play(
    { Ann: 'alphaWolf', Bob: 'villager', Cid: 'bodyguard', Dee: 'villager', Eve: 'villager', Fay: 'villager' },
    `
      until night 3
      Ann maul Bob
      Ann kill Cid
      Cid guard Bob
    > Cid died by guard
    ~ Cid died by kill
    ~ Bob died
    `,
  );
});
