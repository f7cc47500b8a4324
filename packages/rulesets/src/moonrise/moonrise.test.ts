import { view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { moonrise } from './index.ts';
import { five, round, seven, twelve } from './testing.ts';

const killGus = 'Ann kill Gus\nBob kill Gus\ntime\n';

test('13.1 what the dead were stays hidden', () => {
  const { log } = round(
    seven,
    `${killGus}
    > Gus died by kill
    ~ Gus is
    `,
  );
  expect(view(log, 2).cards[6]).toBeNull();
});

test('17.4 the host can have the roles of the dead shown', () => {
  round(
    seven,
    `${killGus}
    > Gus died by kill
    > Gus is villager
    `,
    { reveal: 'full' },
  );
});

test('17.4 or only their side', () => {
  round(
    seven,
    `${killGus}
    > "Gus was on this side: Village."
    ~ Gus is
    `,
    { reveal: 'alignment' },
  );
});

test('13.2 the dead neither act nor vote, and no one can choose them', () => {
  round(
    twelve,
    `
      Ann kill Cid
      Bob kill Cid
      time
    day 1
      ? Cid: say
      ? Eve shoot: Ann Bob Dee Fay Gus Hal Ivy Jon Kim Leo
      time
    voting 1
      ! Cid vote Ann
      ! Ann vote Cid
      time
    night 2
      ! Cid scan Ann
      ! Dee save Cid
      ! Bob mute Cid
    `,
  );
});

test('2.1, 15.1 a whole game', () => {
  const { game } = round(
    five,
    `
    night 1
      Ann kill Bob
      Bob scan Ann
      Cid save Dee
    > "Bob was killed during the night"
    > day 1
    > "Your scan of Ann shows: Werewolf." (to Bob)
    day 1
      Eve say "who was that?"
      time
    voting 1
      Ann vote Eve
      Cid vote Eve
      Dee vote Ann
      Eve vote Ann
    > "No majority was reached. No one was eliminated."
    night 2
      Ann kill Cid
      Cid save Cid
    > "Someone was attacked but survived!"
    day 2
      time
    voting 2
      Ann vote Eve
      Cid vote Ann
      Dee vote Ann
      Eve vote Ann
    > "The village has spoken! Ann has been eliminated."
    > ended: good by wolves_gone
    `,
  );
  expect(game.state.outcome?.winners).toEqual([1, 2, 3, 4]);
});

test.each([
  [{ chaos: 'yes' }, 'The option chaos must be true or false.'],
  [{ reveal: 'some' }, 'The option reveal must be full, alignment or none.'],
  [{ durations: { dusk: 5 } }, 'The option durations.dusk does not exist'],
  [{ durations: { night: 0 } }, 'The option durations.night must be a whole number from 1 to 86400.'],
  [{ jester: true }, 'The option jester does not exist'],
])('17.7 %o is refused', (options, reason) => {
  const refused = moonrise.build(options);
  expect(!refused.ok && refused.message).toContain(reason);
});
