import { expect, test } from 'vitest';
import { five, round, seven } from './testing.ts';

const toVoting = 'time\ntime\nvoting 1\n';

test('12.1 votes name any living player, including themselves; there is no explicit abstention', () => {
  round(
    seven,
    `
      Ann kill Gus
      time
      time
    voting 1
      ? Cid: vote say
      ? Cid vote: Ann Bob Cid Dee Eve Fay
      ! Cid vote -
      ! Cid vote Gus
      Cid vote Cid
    > Cid chose vote Cid
      ! Gus vote Ann
    `,
  );
});

test('12.2 votes are open as they are cast, and shown once more when they are counted', () => {
  round(
    five,
    `${toVoting}
      Ann vote Bob
    > Ann chose vote Bob
      Ann vote Cid
    > Ann chose vote Cid
      time
    > counted vote: Ann>Cid
    `,
  );
});

test('17.3 secret ballots: their number at first, all of them in the end', () => {
  round(
    five,
    `${toVoting}
      Ann vote Bob
    > Ann chose vote Bob (to Ann)
    > 1 cast for vote
      Dee vote Bob
    > 2 cast for vote
      time
    > counted vote: Ann>Bob Dee>Bob
    `,
    { ballots: 'secret' },
  );
});

/** Votes as a word: the n-th letter is whom the n-th player names. */
const cast = (votes: string) => {
  const names = Object.keys(seven);
  const lines = [...votes].map((initial, i) =>
    initial === '-' ? '' : `${names[i]} vote ${names.find((n) => n[0] === initial)}`,
  );
  return lines.join('\n');
};
test.each([
  ['GGGG---', 'Gus'], // 4 of 7 living are needed
  ['GGGGAAA', 'Gus'],
  ['GGG----', 'no one'], // most votes are not enough
  ['GGGAAA-', 'no one'],
  ['GGGAAAD', 'no one'],
  ['AAAA---', 'Ann'],
])('12.3, 12.4 of seven the votes %s eliminate %s', (votes, victim) => {
  const { game } = round(seven, `${toVoting}${cast(votes)}\ntime`);
  expect(game.seats.find(({ alive }) => !alive)?.name ?? 'no one').toBe(victim);
});
test.each([
  ['Ann vote Gus\nBob vote Gus\nCid vote Gus', 'no one'], // half of six is no majority
  ['Ann vote Gus\nBob vote Gus\nCid vote Gus\nDee vote Gus', 'Gus'],
])('12.3 of six living, after "%s": %s', (votes, victim) => {
  const { game } = round(seven, `time\nEve shoot Cid\ntime\nvoting 1\n${votes.replaceAll('Cid', 'Eve')}\ntime`);
  expect(game.seats.find(({ alive, id }) => !alive && id !== 2)?.name ?? 'no one').toBe(victim);
});

test('12.3 a majority eliminates', () => {
  round(
    seven,
    `${toVoting}${cast('GGGG---')}
      time
    > "The village has spoken! Gus has been eliminated."
    > Gus died by vote
    night 2
    `,
  );
});

test('12.4 no majority', () => {
  round(
    seven,
    `${toVoting}${cast('GGG----')}
      time
    > "No majority was reached. No one was eliminated."
    ~ Gus died
    night 2
    `,
  );
});

test('12.5 no votes', () => {
  round(
    seven,
    `${toVoting}
      time
    > "No votes were cast. No one was eliminated."
    night 2
    `,
  );
});
