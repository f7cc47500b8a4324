import { guestTest } from '../testing/guest-hosts.ts';

const cast = {
  ...{ Ann: 'wolf', Bob: 'troublemaker' },
  ...{ Cid: 'villager', Dee: 'villager', Eve: 'villager', Fay: 'villager', Gus: 'villager' },
};

guestTest('18, 4 the night waits for trouble or quiet, until there was trouble', ({ play, dawn }) => {
  play(
    cast,
    `
      until night 1
      ? Bob: hush stir
      Ann kill Cid
    night 1
      Bob hush
    > Bob chose hush (to Bob)
    ${dawn(1)}
      until night 2
      ? Bob: hush stir
    `,
  );
});

guestTest('19 the village votes twice on the day after trouble', ({ play, vote, dawn }) => {
  play(
    cast,
    `
      until night 1
      Ann kill Cid
      Bob stir
    > "Trouble is brewing: on this day the village votes twice."
    ${dawn(1)}
      until ${vote(1)}
      Ann vote Eve
      Bob vote Eve
      Dee vote Eve
      Gus vote Eve
      time
    > Eve died by vote
    > ${vote(1)}.2
    ${vote(1)}
      Ann vote Fay
      Bob vote Fay
      Dee vote Fay
      time
    > Fay died by vote
    night 2
      ? Bob: -
    `,
  );
});

guestTest('19 there is no second vote when the game is over', ({ play, vote, village }) => {
  play(
    cast,
    `
      until night 1
      Ann kill Cid
      Bob stir
      until ${vote(1)}
      Bob vote Ann
      Dee vote Ann
      Eve vote Ann
      Fay vote Ann
      time
    > ended: ${village} by wolves_gone
    `,
  );
});
