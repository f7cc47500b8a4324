import { view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { five, round, seven } from './testing.ts';

const nine = { ...seven, Hal: 'villager', Ivy: 'villager' };
const idleRounds = (rounds: number) => 'time\n'.repeat(3 * rounds);

test('15.1, 15.5, 15.6 the village wins by the vote on the last wolf, its dead too', () => {
  const { game, log } = round(
    five,
    `
      Ann kill Eve
      time
      time
    voting 1
      Bob vote Ann
      Cid vote Ann
      Dee vote Ann
      time
    > ended: good by wolves_gone
    `,
  );
  expect(game.state.outcome?.winners).toEqual([1, 2, 3, 4]);
  expect(view(log, null).cards).toEqual(Object.values(five));
});

test('15.2, 15.3, 15.5 the wolves win at the end of the night that makes them as many as the others', () => {
  const { game } = round(
    five,
    `
      Ann kill Eve
      time
      time
      time
      Ann kill Dee
      time
      time
      time
    night 3
      Ann kill Cid
      time
    > Cid died by kill
    > ended: bad by parity
    `,
  );
  expect(game.state.outcome?.winners).toEqual([0]);
});

test('15.2, 15.3 the wolves win by the vote that makes them as many as the others', () => {
  round(
    seven,
    `
      Ann kill Gus
      time
      time
    voting 1
      Ann vote Dee
      Bob vote Dee
      Cid vote Dee
      Eve vote Dee
      time
    night 2
      time
      time
    voting 2
      Ann vote Cid
      Bob vote Cid
      Eve vote Cid
      time
    > ended: bad by parity
    `,
  );
});

test('15.2, 15.5 a bite can decide the game, and the bitten win with the pack', () => {
  const { game } = round(
    { Ann: 'kittenWolf', Bob: 'wolf', Cid: 'villager', Dee: 'villager', Eve: 'villager' },
    `
      Ann convert Cid
      time
    > ended: bad by parity
    `,
  );
  expect(game.state.outcome?.winners).toEqual([0, 1, 2]);
});

test('15.4 after ten rounds the village wins', () => {
  const { game } = round(
    nine,
    `${idleRounds(9)}
    night 10
      time
      time
    voting 10
      time
    > ended: good by max_rounds
    `,
  );
  expect(game.rules.words.ends.max_rounds).toBe('Maximum rounds (10) reached');
});

test('15.4 the vote of the tenth round still counts', () => {
  round(
    nine,
    `${idleRounds(9)}
      time
      time
    voting 10
      Ann vote Gus
      Bob vote Gus
      Cid vote Gus
      Dee vote Gus
      Eve vote Gus
      time
    > Gus died by vote
    > ended: good by max_rounds
    `,
  );
});

test('15.4 and so does the revenge that follows it', () => {
  round(
    { ...five, Cid: 'hunter' },
    `${idleRounds(9)}
      time
      time
    voting 10
      Ann vote Cid
      Bob vote Cid
      Dee vote Cid
      time
    hunter_revenge 10
      Cid revenge -
    > ended: good by max_rounds
    `,
  );
});

test('15.4 wolves who are as many as the others then have won', () => {
  round(
    { ...five, Cid: 'hunter' },
    `
      Ann kill Dee
      time
      time
      time
      ${idleRounds(8)}
      time
      time
    voting 10
      Ann vote Cid
      Bob vote Cid
      Eve vote Cid
      time
    hunter_revenge 10
      Cid revenge Bob
    > ended: bad by parity
    `,
  );
});
