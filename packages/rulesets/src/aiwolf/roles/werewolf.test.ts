import { expect, test } from 'vitest';
import { from1, game9, silent } from '../testing.ts';

const raid = (script: string, options: object = {}) => from1(`time\ntime\ntime\nattack 1\n${script}`, options);
const rounds = (max_count: number, more: object = {}) => ({ attack_vote: { max_count, ...more } });

test('7.5 every living player can be named', () => {
  raid(`
      ? Ann attack: Ann Bob Cid Dee Eve Fay Gus Hal Ivy
      ! Gus attack Ann
      Ann attack Gus
    > Ann chose attack Gus (to Ann)
  `);
});

test('7.5, 7.11 votes on the pack are shown and do not count', () => {
  raid(`
      Ann attack Bob
      Bob attack Gus
    > counted attack: Ann>Bob Bob>Gus (to Ann, Bob)
    > Gus died by attack
  `);
});

test('7.6 most votes is attacked', () => {
  const { log } = raid(`
      Ann attack Gus
      Bob attack Gus
    > noted attacked (to no one)
    > Gus died by attack
    > "Gus was killed during the night"
    > closed (to Ann, Bob)
    vote 2
  `);
  expect(log.findLast((event) => event.type === 'noted')).toMatchObject({ key: 'attacked', value: 6 });
});

test('7.6 a tie is voted on again, as often as the options say', () => {
  raid(
    `
      Ann attack Gus
      Bob attack Hal
    > counted attack: Ann>Gus Bob>Hal (to Ann, Bob)
    > "The votes of the pack were tied. Vote again." (to Ann, Bob)
    > attack 1.2 (to Ann, Bob)
    attack 1
      Ann attack Ivy
      Bob attack Ivy
    > Ivy died by attack
    vote 2
    `,
    rounds(2),
  );
});

test('7.6 votes on the pack make no tie', () => {
  raid('Ann attack Bob\nBob attack Gus\n~ attack 1.2\n> Gus died by attack', rounds(2));
});

test('7.7 a tie in the last round goes by lot', () => {
  raid('Ann attack Gus\nBob attack Hal\n> Hal died by attack\n~ "The votes');
});

test('10.5 a tie in the last round attacks no one, if the options say so', () => {
  raid(
    `
      Ann attack Gus
      Bob attack Hal
    > "The pack could not agree: no one was attacked." (to Ann, Bob)
    > "The village wakes up... No one died last night!"
    vote 2
    `,
    rounds(1, { allow_no_target: true }),
  );
});

test.each(['time', 'Ann attack -\nBob attack -', 'Ann attack Bob\nBob attack Bob'])(
  '7.9, 7.10 without a vote that counts no one is attacked: %j',
  (script) => {
    const { log } = raid(`${script}\n> "The village wakes up... No one died last night!"\nvote 2`);
    expect(log.findLast((event) => event.type === 'noted')).toMatchObject({ key: 'attacked', value: null });
  },
);

test('7.11 dead Werewolves learn the votes too', () => {
  from1('Gus vote Ann\ntime\ntime\ntime\nBob attack Gus\n> counted attack: Bob>Gus (to Ann, Bob)');
});

test('10.6 no one learns the votes if they are not visible', () => {
  raid('Ann attack Gus\nBob attack Gus\n> counted attack: Ann>Gus Bob>Gus (to no one)', { vote_visibility: false });
});

test('10.3 with no rounds there is no attack', () => {
  from1('time\ntime\ntime\nvote 2', rounds(0));
});

test('10.4 without self-votes', () => {
  raid('? Ann attack: Bob Cid Dee Eve Fay Gus Hal Ivy', rounds(1, { allow_self_vote: false }));
});

test('7.5 there is no attack on day 0', () => {
  game9('divine 0\ntime\nvote 1', silent);
});
