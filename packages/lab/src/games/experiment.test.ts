import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { emptyTally, merge } from '../statistics/tally.ts';
import { type Experiment, gameOf, type Setup, setUp, tallyOf } from './experiment.ts';

const classic: Experiment = {
  rules: 'classic',
  options: {},
  players: 7,
  seed: 'x',
  bots: { village: 'random', wolves: 'random' },
};
const ready = (experiment: Experiment): Setup => {
  const setup = setUp(experiment);
  if (!setup.ok) throw new Error(setup.message);
  return setup;
};

test('the tallies of parts add up to the whole', () => {
  const setup = ready(classic);
  const sum = emptyTally(setup.rules, setup.deck);
  for (const [from, to] of [
    [30, 50],
    [0, 7],
    [7, 30],
  ] as const)
    merge(sum, tallyOf(setup, from, to));
  expect(sum).toEqual(tallyOf(setup, 0, 50));
  expect(sum.games).toBe(50);
});

test('a tally agrees with the games it counts', () => {
  const setup = ready(classic);
  const games = Array.from({ length: 20 }, (_, i) => gameOf(setup, i).game);
  const tally = tallyOf(setup, 0, 20);
  const seats = games.flatMap((game) => game.seats.map((seat) => ({ ...seat, game })));
  const wolves = seats.filter(({ id, game }) => game.state.dealt[id] === 'werewolf');
  expect(tally.wins).toEqual({
    town: games.filter((game) => game.state.outcome?.team === 'town').length,
    mafia: games.filter((game) => game.state.outcome?.team === 'mafia').length,
    none: 0,
  });
  expect(tally.roles.werewolf).toEqual({
    dealt: 40,
    won: wolves.filter(({ id, game }) => game.state.outcome?.winners.includes(id)).length,
    survived: wolves.filter(({ alive }) => alive).length,
  });
  expect(tally.rounds).toEqual({
    sum: games.reduce((sum, game) => sum + game.day, 0),
    max: Math.max(...games.map((game) => game.day)),
  });
});

test.each(rulesets.map(({ id }) => id))(
  '%s: every team and every role of the deck has a place in the tally',
  (rules) => {
    const players = rules === 'aiwolf' ? 13 : 9;
    const setup = ready({ ...classic, rules, players });
    const { wins, roles, ends } = tallyOf(setup, 0, 20);
    const teams = setup.rules.roles.filter(({ id }) => setup.deck[id]).map(({ team }) => team);
    expect(Object.keys(wins)).toEqual(expect.arrayContaining([...new Set(teams), 'none']));
    expect(new Set(Object.keys(roles))).toEqual(new Set(Object.keys(setup.deck).filter((role) => setup.deck[role])));
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);
    expect(sum(wins)).toBe(20);
    expect(sum(ends)).toBe(20);
    expect(Object.values(roles).reduce((all, { dealt }) => all + dealt, 0)).toBe(20 * players);
    expect(Object.keys(ends).filter((reason) => !setup.rules.words.ends[reason])).toEqual([]);
  },
);

test('a side of a guest role appears when the deck has that guest', () => {
  const sides = (guest: string) => {
    const roles = { werewolf: 1, seer: 1, villager: 2, [guest]: 1 };
    return Object.keys(tallyOf(ready({ ...classic, rules: 'launch', players: 5, options: { roles } }), 0, 1).wins);
  };
  expect(sides('hunter')).toEqual(['town', 'wolves', 'none']);
  expect(sides('survivor')).toEqual(['town', 'wolves', 'neutral', 'none']);
});

test.each([
  [{ rules: 'chess' }, 'There is no rule set "chess"'],
  [{ players: 3 }, 'Classic is for 4 to 16 players, not 3.'],
  [{ options: { roles: { werewolf: 7 } } }, 'the game would be over at once'],
  [{ options: { roles: { werewolf: 2 } } }, '7 players need exactly 7 cards; this deck has 2.'],
  [{ options: { reveal: 'some' } }, 'The option reveal must be full, alignment or none.'],
  [
    { bots: { village: 'random', wolves: 'clever' } },
    'There is no kind of bots "clever"; there are: random, easy, standard and hard.',
  ],
])('%j is refused with the reason', (change, reason) => {
  const setup = setUp({ ...classic, ...change });
  expect(setup.ok).toBe(false);
  expect(!setup.ok && setup.message).toContain(reason);
});
