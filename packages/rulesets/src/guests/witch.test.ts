import { guestTest } from '../testing/guest-hosts.ts';

const cast = { Ann: 'wolf', Bob: 'witch', Cid: 'villager', Dee: 'villager', Eve: 'villager', Fay: 'villager' };

guestTest('10 one potion heals, once in the game', ({ play, rescue, dawn }) => {
  play(
    cast,
    `
      until night 1
      ? Bob heal: Ann Bob Cid Dee Eve Fay
      Bob heal Cid
      Bob poison -
      Ann kill Cid
    > ${rescue.line}
    ~ Cid died
    ${dawn(1)}
      until night 2
      ? Bob: poison
    `,
  );
});

guestTest('11 the other potion kills, whatever protects the player', ({ play, dawn }) => {
  play(
    cast,
    `
      until night 1
      ? Bob poison: Ann Cid Dee Eve Fay
      Bob heal Dee
      Bob poison Dee
      Ann kill Dee
    > "Dee was found poisoned."
    > Dee died by poison
    ${dawn(1)}
      until night 2
      ? Bob: -
    `,
  );
});

guestTest('11 a victim of the pack is not poisoned as well', ({ play }) => {
  play(
    cast,
    `
      until night 1
      Bob heal -
      Bob poison Dee
      Ann kill Dee
    > Dee died by kill
    ~ Dee died by poison
    ~ "Dee was found poisoned."
    `,
  );
});

guestTest('12, 4 the night waits for both potions, and either can be kept', ({ play, dawn }) => {
  play(
    cast,
    `
      until night 1
      Ann kill Cid
      Bob heal -
    night 1
      Bob poison -
    > Cid died by kill
    ${dawn(1)}
      until night 2
      ? Bob: heal poison
    `,
  );
});

guestTest('13 no one is told that no one died in a night in which a player dies', ({ play }) => {
  play(
    cast,
    `
      until night 1
      Bob poison Dee
      time
    > "You chose no victim: no one was attacked." (to Ann)
    ~ "The village wakes up... No one died last night!"
    > "Dee was found poisoned."
    `,
  );
});
