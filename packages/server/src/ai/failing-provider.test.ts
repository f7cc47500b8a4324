import { chance } from '@moonrise/bots';
import { firstChoice, type ProviderAction, type ProviderRequest } from '@moonrise/bots/llm/testing';
import { costOf, MICROS } from '@moonrise/bots/models';
import { clock, fold, Game, promptsOf } from '@moonrise/engine';
import { expect, test } from 'vitest';
import type { Match } from '../matches/match.ts';
import { ModelGames } from '../testing/ai/model-games.ts';
import { settingsFor } from '../testing/ai/model-seat.ts';
import { Budget } from './budget.ts';
import { movesOf } from './move-log.ts';

/** Required answers that were missing when a clock ran out, and deadlines in the past. */
function missedAnswers({ rows, rules }: Match): string[] {
  const missed: string[] = [];
  let state = fold([]);
  for (const { command, events, at, deadline } of rows) {
    const game = new Game(rules, state);
    if (command.type === 'expire')
      for (const { id } of game.seats)
        for (const { slot, required, chosen } of promptsOf(game, id))
          if (required && !chosen) missed.push(`${command.clock}: ${id} ${slot}`);
    state = fold(events, state);
    if (deadline !== null && deadline < at) missed.push(`${clock(game)?.key}: late`);
  }
  return missed;
}

const FAILURES: readonly ((seen: ProviderRequest) => ProviderAction)[] = [
  () => ({ does: 'hang' }),
  () => ({ does: 'wait', ms: 25_000, next: { does: 'drop' } }),
  () => ({ does: 'drop' }),
  () => ({ does: 'cut' }),
  () => ({ does: 'nothing' }),
  () => ({ does: 'nonsense' }),
  () => ({ does: 'flood' }),
  () => ({ does: 'refuse', status: 429, headers: { 'retry-after': '4' } }),
  () => ({ does: 'refuse', status: 500 }),
  () => ({ does: 'refuse', status: 529 }),
  () => ({ does: 'answer', text: 'I would rather not say.' }),
  () => ({ does: 'answer', text: '' }),
  () => ({ does: 'answer', text: '{"note":"","say":"","choice":["9.9"]}' }),
  () => ({ does: 'answer', text: '{"note":"this is a lo', end: 'length' }),
  () => ({ does: 'answer', text: 'no', end: 'refusal' }),
  (seen) => ({ does: 'answer', text: firstChoice(seen), usage: null }),
];
/** Half of all calls fail, in every way; some of the others are slow. */
function halfFailing(seed: string): (seen: ProviderRequest, count: number) => ProviderAction {
  const below = chance(seed, 'provider');
  const good = (seen: ProviderRequest): ProviderAction => {
    const ids = [...new Set(seen.ids.map((id) => id.split('.')[0]))].map((question) => {
      const own = seen.ids.filter((id) => id.startsWith(`${question}.`));
      return own[below(own.length)];
    });
    return { does: 'answer', text: JSON.stringify({ note: 'n', say: `words ${below(1_000)}`, choice: ids }) };
  };
  return (seen) => {
    if (below(2) === 0) return (FAILURES[below(FAILURES.length)] as (seen: ProviderRequest) => ProviderAction)(seen);
    return below(3) === 0 ? { does: 'wait', ms: below(6_000), next: good(seen) } : good(seen);
  };
}

const GAMES = process.env.MOONRISE_LONG ? 500 : 100;
const AT_ONCE = 25;
const CAP = GAMES * 60_000; // for all games together: less than they would spend
const isLong = (game: number) => game % 20 === 0;

test(`${GAMES} games with half of all calls failing end on time, within the budget to the cent`, async () => {
  const games = await ModelGames.begin();
  const { provider, matches, memory, faults } = games;
  provider.script = halfFailing('evening');
  for (let game = 0; game < GAMES; game += AT_ONCE) {
    for (let i = game; i < game + AT_ONCE; i++)
      await games.deal(`${i}`, isLong(i) ? 'classic' : 'one-night', isLong(i) ? 5 : 3, {
        provider: i % 2 === 0 ? 'anthropic' : 'openai-compatible',
        caps: { day: CAP },
      });
    await games.playOut();
  }
  await games.end();
  expect(faults).toEqual([]);
  expect(matches.filter((match) => match.game.state.outcome === null)).toEqual([]);
  expect(matches.flatMap(missedAnswers)).toEqual([]);

  const moves = (await Promise.all(matches.map(({ id }) => movesOf(memory.store, id)))).flat();
  const whys = new Set(moves.map(({ why }) => why));
  for (const why of [
    'late',
    'garbled',
    'unavailable',
    'busy',
    'choice',
    'cut',
    'refusal',
    'shut',
    'over_budget',
  ] as const)
    expect(whys).toContain(why);
  expect(moves.filter(({ source }) => source === 'model').length).toBeGreaterThan(GAMES * 2);

  const spent = moves.reduce((sum, { micros }) => sum + micros, 0);
  const { models, caps } = settingsFor('');
  expect(await new Budget(memory.store, games.clock, caps, async (room) => room).spentToday()).toBe(spent);
  expect(spent).toBeLessThanOrEqual(CAP);
  expect(spent).toBeGreaterThan(CAP - MICROS / 10); // the last reservation did not fit
  const billed = provider.billed.reduce((sum, usage) => sum + costOf(models[0].prices, { ...usage, cacheWrite: 0 }), 0);
  expect(spent).toBeGreaterThanOrEqual(billed);
}, 1_200_000);
