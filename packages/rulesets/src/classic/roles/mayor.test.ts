import { test } from 'vitest';
import { round } from '../testing.ts';

const script = `
      time
    voting 1
      Bob vote Ann
      Cid vote Dee
      time
    > counted vote: Bob>Ann Cid>Dee`;

test('10.6 the vote of the Mayor counts twice, and stands once in the list', () => {
  round(
    { Ann: 'werewolf', Bob: 'mayor', Cid: 'villager', Dee: 'villager', Eve: 'villager' },
    `
    ${script}
    > "The village has spoken! Ann has been eliminated."
    ~ Bob is
    > ended: town by wolves_gone
    `,
  );
});

test('10.6 the same votes without a Mayor', () => {
  round(
    { Ann: 'werewolf', Bob: 'villager', Cid: 'villager', Dee: 'villager', Eve: 'villager' },
    `
    ${script}
    > "The vote was tied. No one was eliminated."
    `,
  );
});
