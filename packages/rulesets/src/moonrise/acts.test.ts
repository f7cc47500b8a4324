import { promptsOf } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { round, twelve } from './testing.ts';

/** For each act the players who are offered it at the end of the script, without chat and without skips. */
function offered(script: string): Record<string, string[]> {
  const { game } = round(twelve, script);
  const acts = Object.keys(twelve).flatMap((name, seat) =>
    promptsOf(game, seat).flatMap(({ offers }) => offers.map(({ act }) => [act, name] as const)),
  );
  const chosen = acts.filter(([act]) => act !== 'say' && act !== 'skipMute');
  return Object.fromEntries(
    chosen.map(([act]) => [act, chosen.filter(([other]) => other === act).map(([, name]) => name)]),
  );
}

test('2.9, 3.1, 4.1, 5.1, 6.1, 6.6, 7.1 at night each act is offered to its role alone', () => {
  expect(offered('night 1')).toEqual({
    kill: ['Ann', 'Bob'],
    convert: ['Ann'],
    mute: ['Bob'],
    scan: ['Cid'],
    save: ['Dee'],
    investigate: ['Fay'],
  });
});

test('8.1 only the Gunner shoots, and only by day', () => {
  expect(offered('time\nday 1')).toEqual({ shoot: ['Eve'] });
});

test('12.1 all living players vote, and only in the voting', () => {
  expect(offered('Ann kill Leo\ntime\ntime\nvoting 1')).toEqual({
    vote: Object.keys(twelve).filter((name) => name !== 'Leo'),
  });
});

test('9.2 only the fallen Hunter takes revenge, and only then', () => {
  expect(offered('Ann kill Gus\ntime\nhunter_revenge 1')).toEqual({ revenge: ['Gus'] });
});

test('4.2 a bitten player has the acts of a Werewolf, and no others, from then on', () => {
  for (const bitten of ['Dee', 'Eve']) {
    const dayAfter = `Ann convert ${bitten}\ntime\nday 1`;
    expect(offered(dayAfter)).toEqual(bitten === 'Eve' ? {} : { shoot: ['Eve'] });
    const { kill, save } = offered(`${dayAfter}\ntime\ntime\nnight 2`);
    expect([kill, save]).toEqual([['Ann', 'Bob', bitten], bitten === 'Dee' ? undefined : ['Dee']]);
  }
});

test('2.6, 4.2 the night waits for the kill vote of a player who was bitten before', () => {
  round(
    twelve,
    `
      Ann convert Ivy
      time
      time
      time
    night 2
      Ann kill Jon
      Bob kill Jon
      Bob skipMute
      Cid scan Ann
      Dee save Cid
      Fay investigate Ann Bob
    night 2
      Ivy kill Jon
    > Jon died by kill
    day 2
    `,
  );
});

test('6.8 a player who was bitten before, and a Revenant who has absorbed a wolf, are compared as wolves', () => {
  round(
    twelve,
    `
      Ann convert Ivy
      time
      time
      Ann vote Bob
      Cid vote Bob
      Dee vote Bob
      Eve vote Bob
      Fay vote Bob
      Gus vote Bob
      Hal vote Bob
      time
    night 2
      Hal absorb Bob
      Fay investigate Ivy Hal
      time
    > "You compared Ivy and Hal: Same Team." (to Fay)
      time
      time
    night 3
      Fay investigate Hal Jon
      time
    > "You compared Hal and Jon: Different Teams." (to Fay)
    `,
  );
});
