import { promptsOf, view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { five, round, seven } from '../testing.ts';

test('8.1 the Gunner shoots by day, at once, any other living player, or lets it be', () => {
  round(
    seven,
    `
    night 1
      ! Eve shoot Ann
      Ann kill Gus
      time
    day 1
      ? Eve: say shoot
      ? Eve shoot: Ann Bob Cid Dee Fay
      ! Eve shoot Eve
      ! Cid shoot Ann
      Eve shoot Cid
    > Cid died by shot
    `,
  );
});

test('8.1 the day does not wait for a shot, and the voting has none', () => {
  const { game } = round(seven, 'time\nday 1');
  const shot = promptsOf(game, 4).find(({ slot }) => slot === 'shoot');
  expect([shot?.required, shot?.offers[0]?.extra]).toEqual([false, true]);
  round(
    seven,
    `
      time
      time
    voting 1
      ? Eve: say vote
      ! Eve shoot Ann
    `,
  );
});

test('8.2 the card says how many bullets are left', () => {
  const left = (moves: string) => {
    const { game } = round(seven, moves);
    return promptsOf(game, 4).find(({ slot }) => slot === 'shoot')?.offers[0]?.left;
  };
  expect(left('time\nday 1')).toBe(2);
  expect(left('time\nday 1\nEve shoot Fay\nuntil day 2')).toBe(1);
});

const six = { ...five, Fay: 'gunner', Gus: 'villager', Hal: 'villager', Ivy: 'villager' };
test('8.2 two bullets, at most one a round', () => {
  round(
    six,
    `
      time
    day 1
      Fay shoot Dee
      ? Fay: say
      ! Fay shoot Eve: You have already fired today.
      time
      time
      time
    day 2
      Fay shoot Eve
      time
      time
      time
    day 3
      ? Fay: say
      ! Fay shoot Gus: You have no bullets left.
    `,
  );
});

test('8.3 a shot shows the Gunner to everyone', () => {
  const { log } = round(
    six,
    `
      time
      Fay shoot Dee
    > Fay did shoot Dee (to Fay)
    > "BANG! Fay shot Dee!"
    > Fay is gunner
    > Dee died by shot
    `,
  );
  expect(view(log, null).cards[5]).toBe('gunner');
});

test('8.4 the day goes on to its time', () => {
  round(
    six,
    `
      time
      Fay shoot Dee
    day 1
      Eve say "why?"
      time
    voting 1
    `,
  );
});

test('8.5 a shot Hunter takes revenge, and then the voting begins', () => {
  round(
    seven,
    `
      time
    day 1
      Eve shoot Fay
    > Fay died by shot
    > "🏹 The Hunter has fallen! With their dying breath, they take aim..."
    hunter_revenge 1
      Fay revenge Eve
    > Eve died by revenge
    > closed
    > voting 1
    voting 1
    `,
  );
});

test('8.6 the village wins with the shot at the last wolf', () => {
  round(
    six,
    `
      time
      Fay shoot Ann
    > Ann died by shot
    > ended: good by wolves_gone
    `,
  );
});

const shotToParity = `
      Ann kill Gus
      time
      time
      time
    night 2
      Ann kill Fay
      time
      Fay revenge -
    day 2
      Eve shoot Cid
    > Cid died by shot
    day 2
      time
    voting 2
`;
test('8.7 wolves as many as the others by a shot win when the vote is over', () => {
  round(
    seven,
    `${shotToParity}
      time
    > "No votes were cast. No one was eliminated."
    > ended: bad by parity
    `,
  );
});

test('8.7 unless the vote takes one of them', () => {
  round(
    seven,
    `${shotToParity}
      Ann vote Bob
      Dee vote Bob
      Eve vote Bob
      time
    > Bob died by vote
    night 3
    `,
  );
});

test('8.8 each of two Gunners has bullets of their own', () => {
  round(
    { ...seven, Gus: 'gunner', Hal: 'villager', Ivy: 'villager' },
    `
      time
      Eve shoot Hal
      Gus shoot Ivy
    > Ivy died by shot
      ! Eve shoot Ann: You have already fired today.
      time
      time
      time
    day 2
      ? Eve: say shoot
      ? Gus: say shoot
    `,
  );
});
