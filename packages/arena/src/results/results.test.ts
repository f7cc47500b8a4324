import { expect, test } from 'vitest';
import type { ArenaGameRow } from '../games/rows.ts';
import { readPlan } from '../plan/read-plan.ts';
import { resultsOf } from './results.ts';

const plan = readPlan(
  '{ name: a, seed: s, deals: 2, tables: [{ rules: classic, players: 5 }], players: { mo: { model: m }, weak: { bot: easy }, strong: { bot: hard } } }',
  ['m'],
);
const usage = {
  questions: 1,
  fallbacks: 0,
  failures: 0,
  calls: 1,
  tokens_input: 9,
  tokens_cached: 0,
  tokens_output: 1,
};
function game(deal: number, village: string, wolves: string, failure: ArenaGameRow['failure'] = null): ArenaGameRow {
  const seat = (at: number, player: string, side: 'village' | 'wolves') => ({
    ...{ seat: at, player, role: side === 'wolves' ? 'werewolf' : 'villager', team: side, side },
    ...{ survived: true, won: side === 'village' },
  });
  return {
    ...{
      version: '1.0.0',
      game: `${deal}.${village}.${wolves}`,
      table: 'classic-5',
      rules: 'classic',
      deal,
      village,
      wolves,
      failure,
    },
    ...{ status: failure ? 'failed' : 'played', team: 'town', side: failure ? null : 'village', reason: 'wolves_gone' },
    ...{ rounds: 1, moves: 1, seed: 's', log_hash: '', usage: { mo: { ...usage, micros: 40 } } },
    seats: [seat(0, village, 'village'), seat(1, wolves, 'wolves')],
  };
}

test('a player whose games have all failed has no rating, comes last, and says why', () => {
  const down = { player: 'mo', why: 'the provider failed for good: unauthorized (401)' };
  const rows = [0, 1].flatMap((deal) => [
    ...[game(deal, 'weak', 'strong'), game(deal, 'strong', 'weak')],
    ...[game(deal, 'mo', 'weak', down), game(deal, 'strong', 'mo', down)],
  ]);
  const { players, games, usd } = resultsOf(plan, { rows, moves: [], times: [], lost: [] });
  expect(games).toEqual({ planned: 12, played: 4, failed: 4 });
  expect(players.at(-1)).toMatchObject({ name: 'mo', rating: null, failed: 4, failure: down.why });
  expect(players[0]).toMatchObject({ rating: { elo: expect.any(Number) }, failed: 0, failure: null });
  expect(usd).toBe(0.000_32); // what failed games have cost was paid
});
