import { expect, test } from 'vitest';
import { gameOf, setUp } from '../games/experiment.ts';
import { checkReasons } from '../talk/reason-checker.ts';

const GAMES = 10;
const bots = { village: 'standard', wolves: 'standard' };
/** The ballots of the first day in a few games. */
function firstBallots(rules: string, players: number, beginners: boolean): number {
  const setup = setUp({ rules, players, options: { beginners }, seed: 'beginners', bots });
  if (!setup.ok) throw new Error(setup.message);
  let cast = 0;
  for (let i = 0; i < GAMES; i++) {
    const { log, game } = gameOf(setup, i);
    const first = log.find((event) => event.type === 'counted' && event.to === 'all');
    if (first?.type !== 'counted') continue;
    expect(checkReasons(game, log).wrong).toEqual([]);
    cast += first.ballots.filter(({ targets }) => targets.length > 0).length;
  }
  return cast;
}

test.each([
  ['classic', 7],
  ['moonrise', 8],
])('%s: at a table of beginners fewer bots vote on the first day, because little is known yet', (rules, players) => {
  expect(firstBallots(rules, players, true)).toBeLessThan(firstBallots(rules, players, false) * 0.7);
});
