import { view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { from1, game9, silent } from './testing.ts';

const votes = (max_count: number) => ({ vote: { max_count } });

test('6.1 from day 1 on the living vote for any living player, including themselves', () => {
  game9('divine 0\n? Ann: -\ntime\nvote 1\n? Ann vote: Ann Bob Cid Dee Eve Fay Gus Hal Ivy\nAnn vote Ann', silent);
});

test('6.2 a pass is no vote', () => {
  from1(`
      Ann vote -
      Bob vote Gus
      time
    > counted vote: Bob>Gus
    > Gus died by vote
  `);
});

test('6.3 most votes, be it one, exiles', () => {
  from1(`
      Ann vote Gus
      Bob vote Gus
      Cid vote Hal
      time
    > counted vote: Ann>Gus Bob>Gus Cid>Hal
    > "The village has spoken! Gus has been eliminated."
    > Gus died by vote
  `);
});

test('6.4 a tie is voted on again, for anyone', () => {
  const { game } = from1(
    `
      Ann vote Gus
      Bob vote Hal
      time
    > counted vote: Ann>Gus Bob>Hal
    > "The vote was tied. Vote again."
    > closed
    > vote 1.2
    vote 1
      ? Ann vote: Ann Bob Cid Dee Eve Fay Gus Hal Ivy
      Ann vote Ivy
      time
    > Ivy died by vote
    divine 1
    `,
    votes(3),
  );
  expect(game.isAlive(8)).toBe(false);
});

test('6.4 three rounds in all', () => {
  const tie = 'Ann vote Gus\nBob vote Hal\ntime\n';
  from1(`${tie}> vote 1.2\n${tie}> vote 1.3\n${tie}~ "The vote was tied. Vote\ndivine 1`, votes(3));
});

test('6.4, 6.5 by default there is one round, and the lot', () => {
  from1(`
      Ann vote Gus
      Bob vote Hal
      Cid vote Ivy
      time
    > "The vote was tied, and the lot fell on Ivy."
    > Ivy died by vote
    divine 1
  `);
});

test('6.5 the lot is drawn among those tied in the last round', () => {
  from1(
    `
      Ann vote Gus
      Bob vote Hal
      time
      Ann vote Cid
      Bob vote Dee
      time
    > "The vote was tied, and the lot fell on Dee."
    > Dee died by vote
    `,
    votes(2),
  );
});

test('6.6 no votes, no exile', () => {
  from1('time\n> counted vote: none\n> "No votes were cast. No one was eliminated."\n~ Ann died\ndivine 1');
});

test('6.4, 6.6 a second round may bring no votes', () => {
  from1('Ann vote Gus\nBob vote Hal\ntime\ntime\n> "No votes were cast. No one was eliminated."\ndivine 1', votes(3));
});

test('6.7 everyone learns who voted for whom', () => {
  const { log } = from1('Ann vote Gus\ntime');
  expect(log.find((event) => event.type === 'counted')).toMatchObject({ to: 'all' });
});

test('10.6 no one sees the votes if they are not visible', () => {
  from1('Ann vote Gus\ntime\n> counted vote: Ann>Gus (to no one)\n> Gus died by vote', { vote_visibility: false });
});

test('6.8 exiled Seers, Bodyguards and Werewolves do nothing in that night', () => {
  from1('Ann vote Dee\ntime\n~ divine\nguard 1');
  from1('Ann vote Eve\ntime\ntime\n~ guard\nattack 1');
  const { game } = from1('Gus vote Ann\ntime\ntime\ntime\nattack 1\n? Ann: -\n! Ann attack Gus\n? Bob: attack');
  expect(game.frame.to).toEqual([0, 1]);
});

test('6.8 an exiled Werewolf does not whisper', () => {
  const options = { ...silent, whisper: {}, talk_on_first_day: false };
  game9('divine 0\ntime\nvote 1\nGus vote Ann\ntime\ntime\nguard 1', options);
});

test('10.3 with no rounds there is no vote', () => {
  game9('divine 0\ntime\ndivine 1', { ...silent, ...votes(0) });
});

test('10.4 without self-votes', () => {
  from1('? Ann vote: Bob Cid Dee Eve Fay Gus Hal Ivy\n! Ann vote Ann', { vote: { allow_self_vote: false } });
});

test('10.13 ballots are sealed, whatever the option says', () => {
  for (const ballots of ['open', 'secret']) {
    const { log } = from1('Ann vote Gus\n> Ann chose vote Gus (to Ann)\n~ 1 cast', { ballots });
    expect(view(log, 1).frames.at(-1)?.ballots[0]).toBeNull();
  }
});
