import { seedOf } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { gameOf, setUp } from '../games/experiment.ts';
import { checkReasons } from './reason-checker.ts';

const GAMES = process.env.MOONRISE_LONG ? 1000 : 12;
const tables = [
  ['classic', 7],
  ['launch', 9],
  ['moonrise', 8],
  ['aiwolf', 9],
  ['one-night', 5],
] as const;

test.each(tables)('%s %i: every reason a bot gives is true', (rules, players) => {
  const setup = setUp({
    rules,
    players,
    options: {},
    seed: 'reasons',
    bots: { village: 'standard', wolves: 'standard' },
  });
  if (!setup.ok) throw new Error(setup.message);
  let right = 0;
  for (let i = 0; i < GAMES; i++) {
    const { game, log } = gameOf(setup, i);
    const checked = checkReasons(game, log);
    expect(checked.wrong, `game ${i}`).toEqual([]);
    expect(checked.unread, `game ${i}`).toEqual([]);
    right += checked.right;
  }
  expect(right).toBeGreaterThan(0);
});

test('the checker finds a false reason', () => {
  const setup = setUp({
    rules: 'classic',
    players: 7,
    options: {},
    seed: seedOf('false'),
    bots: { village: 'standard', wolves: 'standard' },
  });
  if (!setup.ok) throw new Error(setup.message);
  const { game, log } = gameOf(setup, 0);
  const [anna, ben] = game.seats.map(({ name }) => name);
  const lines = [
    `${anna} voted for ${ben}, who was one of us.`,
    `${anna} claims a card that somebody else claims too.`,
  ];
  const told = lines.map((text) => ({ type: 'said', seat: 2, text, to: 'all' }) as const);
  const first = log.filter(({ type }) => type === 'opened').slice(0, 1);
  expect(checkReasons(game, [...first, ...told] as typeof log).wrong).toEqual(lines);
});
