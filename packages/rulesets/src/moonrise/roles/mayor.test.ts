import { test } from 'vitest';
import { round } from '../testing.ts';

const script = `
      time
      time
    voting 1
      Bob vote Ann
      Cid vote Ann
      time
    > counted vote: Bob>Ann Cid>Ann`;

test('18.6 the vote of the Mayor counts twice, and stands once in the list', () => {
  round(
    { Ann: 'wolf', Bob: 'mayor', Cid: 'villager', Dee: 'villager', Eve: 'villager' },
    `
    ${script}
    > "The village has spoken! Ann has been eliminated."
    ~ Bob is
    > ended: good by wolves_gone
    `,
  );
});

test('18.6 the same votes without a Mayor', () => {
  round(
    { Ann: 'wolf', Bob: 'villager', Cid: 'villager', Dee: 'villager', Eve: 'villager' },
    `
    ${script}
    > "No majority was reached. No one was eliminated."
    `,
  );
});

test('18.6 where two have the votes of more than half, nobody is eliminated', () => {
  round(
    { Ann: 'wolf', Bob: 'mayor', Cid: 'villager', Dee: 'villager', Eve: 'villager' },
    `
      time
      time
    voting 1
      Bob vote Ann
      Cid vote Ann
      Ann vote Cid
      Dee vote Cid
      Eve vote Cid
    > "No majority was reached. No one was eliminated."
    `,
  );
});
