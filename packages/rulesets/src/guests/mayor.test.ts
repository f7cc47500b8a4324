import { type GuestStage, guestTest } from '../testing/guest-hosts.ts';

const mayor = { Ann: 'wolf', Bob: 'mayor', Cid: 'villager', Dee: 'villager', Eve: 'villager' };

/** Two ballots that decide nothing unless Bob's counts twice. */
const twoBallots = ({ vote, needsMajority }: GuestStage) => {
  const other = needsMajority ? 'Ann' : 'Dee';
  return `
      until ${vote(1)}
      Bob vote Ann
      Cid vote ${other}
      time
    > counted vote: Bob>Ann Cid>${other}`;
};

guestTest('6 the vote of the Mayor counts twice and is listed once', (stage) => {
  stage.play(
    mayor,
    `
    ${twoBallots(stage)}
    > "The village has spoken! Ann has been eliminated."
    ~ Bob is
    > ended: ${stage.village} by wolves_gone
    `,
  );
});

guestTest('6 the same votes without a Mayor decide nothing', (stage) => {
  const failed = stage.needsMajority ? 'No majority was reached.' : 'The vote was tied.';
  stage.play(
    { ...mayor, Bob: 'villager' },
    `
    ${twoBallots(stage)}
    > "${failed} No one was eliminated."
    `,
  );
});
