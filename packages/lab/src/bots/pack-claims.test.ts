import { read } from '@moonrise/bots';
import { expect, test } from 'vitest';
import { gameOf, setUp } from '../games/experiment.ts';

const GAMES = 15;
const bots = { village: 'standard', wolves: 'standard' };
test.each([
  ['one-night', 5],
  ['launch', 8],
])('%s %i: no two of a pack claim the same single card', (rules, players) => {
  const setup = setUp({ rules, players, options: {}, seed: 'pack', bots });
  if (!setup.ok) throw new Error(setup.message);
  let claims = 0;
  let twice = 0;
  for (let i = 0; i < GAMES; i++) {
    const { game, log } = gameOf(setup, i);
    const isWolf = (seat: number) => game.rules.roleOf.get(game.state.dealt[seat] ?? null)?.team === game.rules.wolves;
    const claimed = new Map<number, string>();
    for (const event of log) {
      if (event.type !== 'said' || event.to !== 'all' || !isWolf(event.seat)) continue;
      const context = { rules: game.rules, language: 'en', seats: game.seats, me: event.seat, seed: '', recent: [] };
      for (const act of read(event.text, context)) {
        if (act.type !== 'claim' || claimed.has(event.seat) || game.state.deck[act.role] !== 1) continue;
        claims++;
        if ([...claimed.values()].includes(act.role)) twice++;
        claimed.set(event.seat, act.role);
      }
    }
  }
  expect(claims).toBeGreaterThan(5);
  expect(twice).toBeLessThanOrEqual(1);
});

test('one-night 7: a Minion never votes for a wolf it knows', () => {
  const setup = setUp({ rules: 'one-night', players: 7, options: {}, seed: 'minion', bots });
  if (!setup.ok) throw new Error(setup.message);
  let seen = 0;
  for (let i = 0; i < 60; i++) {
    const { game, log } = gameOf(setup, i);
    const { dealt } = game.state;
    const ballots = log.flatMap((event) => (event.type === 'counted' ? event.ballots : []));
    for (const { seat, targets } of ballots)
      if (dealt[seat] === 'minion' && dealt.includes('werewolf')) {
        seen++;
        for (const target of targets) expect(dealt[target]).not.toBe('werewolf');
      }
  }
  expect(seen).toBeGreaterThan(20);
});
