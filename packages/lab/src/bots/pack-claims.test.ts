import { read } from '@moonrise/bots';
import { expect, test } from 'vitest';
import { gameOf, setUp } from '../games/experiment.ts';

const GAMES = 15;
test.each([
  ['one-night', 5],
  ['launch', 8],
])('%s %i: no two of a pack claim the same single card', (rules, players) => {
  const setup = setUp({ rules, players, options: {}, seed: 'pack', bots: { village: 'standard', wolves: 'standard' } });
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
