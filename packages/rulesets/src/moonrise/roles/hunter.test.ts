import { clock } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { round, seven } from '../testing.ts';

test('9.1 a Hunter killed at night has 20 seconds', () => {
  const { game } = round(
    seven,
    `
      Ann kill Fay
      Bob kill Fay
      time
    > "Fay was killed during the night"
    > "🏹 The Hunter has fallen! With their dying breath, they take aim..."
    hunter_revenge 1
    `,
  );
  expect(clock(game)?.seconds).toBe(20);
});

test('9.3, 9.5 the shot strikes at once, and the day begins', () => {
  round(
    seven,
    `
      Ann kill Fay
      time
      Fay revenge Ann
    > "🏹 Fay's final shot strikes Ann!"
    > Ann died by revenge
    day 1
    `,
  );
});

const voteOut = (name: string) => ['Ann', 'Bob', 'Cid', 'Dee'].map((voter) => `${voter} vote ${name}`).join('\n');
test('9.1, 9.5 voted out, the Hunter shoots before the next night', () => {
  round(
    seven,
    `
      time
      time
    voting 1
      ${voteOut('Fay')}
      time
    > "The village has spoken! Fay has been eliminated."
    > "🏹 The Hunter has fallen! With their dying breath, they take aim..."
    hunter_revenge 1
      Fay revenge Bob
    > Bob died by revenge
    night 2
    `,
  );
});

test('9.2 only the Hunter chooses, any living player or no one', () => {
  round(
    seven,
    `
      Ann kill Gus
      time
      time
      time
      Ann kill Fay
      time
    hunter_revenge 2
      ? Fay: revenge say
      ? Fay revenge: Ann Bob Cid Dee Eve
      ? Ann: -
      ? Eve: -
      ? Gus: say
      ! Eve shoot Ann
      ! Gus revenge Ann
      ! Fay revenge Gus
    `,
  );
});

test('9.3 the shot is final', () => {
  round(
    seven,
    `
      Ann kill Fay
      time
      Fay revenge Ann
    > Ann died by revenge
      ! Fay revenge Bob
    `,
  );
});

test.each(['Fay revenge -', 'time'])('9.4 no shot by "%s"', (line) => {
  round(
    seven,
    `
      Ann kill Fay
      time
      ${line}
    > "The Hunter's aim falters... no shot was fired."
    ~ "🏹
    day 1
    `,
  );
});

const six = { Ann: 'wolf', Bob: 'hunter', Cid: 'villager', Dee: 'villager', Eve: 'villager', Fay: 'gunner' };
/** A wolf, a Hunter, a Villager and a Gunner are left. */
const threeRounds = `
    night 1
      Ann kill Eve
      time
      time
    night 2
      Ann kill Dee
      time
`;
const thirdNight = `${threeRounds}
      Bob vote Fay
      Cid vote Fay
      Ann vote Fay
      time
    night 3
      Ann kill Bob
    > Bob died by kill
    hunter_revenge 3
`;
test('9.6 the shot comes before the verdict and can turn it', () => {
  round(
    six,
    `${thirdNight}
      Bob revenge Ann
    > ended: good by wolves_gone
    `,
  );
});

test('9.6 after the shot the verdict is taken', () => {
  round(
    six,
    `${thirdNight}
      Bob revenge -
    > ended: bad by parity
    `,
  );
});

test('9.6 also when the Hunter was voted out', () => {
  round(
    six,
    `${threeRounds}
    voting 2
      Ann vote Bob
      Cid vote Bob
      Fay vote Bob
      time
    hunter_revenge 2
      Bob revenge Cid
    > ended: bad by parity
    `,
  );
});

test('9.6 also when the Hunter was shot: then parity counts on this day', () => {
  round(
    six,
    `${threeRounds}
      time
    night 3
      time
    day 3
      Fay shoot Bob
    > Bob died by shot
      Bob revenge Cid
    > Cid died by revenge
    > ended: bad by parity
    `,
  );
});

test('9.7 a Hunter shot by a Hunter takes no revenge', () => {
  round(
    { ...seven, Gus: 'hunter' },
    `
      Ann kill Fay
      time
      Fay revenge Gus
    > Gus died by revenge
    ~ "🏹 The Hunter has fallen
    day 1
    `,
  );
});
