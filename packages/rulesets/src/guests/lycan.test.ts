import { guestTest } from '../testing/guest-hosts.ts';

guestTest('5 the Lycan looks like a Werewolf to the Seer', ({ play, looks, dawn }) => {
  play(
    { Ann: 'wolf', Bob: 'lycan', Cid: 'seer', Dee: 'villager', Eve: 'villager' },
    `
      until night 1
      Cid scan Bob
      time
    > ${looks.werewolf} (to Cid)
    ~ Bob is
    ${dawn(1)}
    `,
  );
});
