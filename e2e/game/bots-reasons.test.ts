import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { FinishedGameAnswer } from '../../packages/web/src/shared/story/finished/use-finished-game.ts';
import { dealGame, openInBrowser } from '../harness/headless-player.ts';
import { playToEnd } from '../harness/play.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();

/** The server's answer with planted thoughts of the bots. */
const thinking = (page: Page, thoughts: (game: FinishedGameAnswer) => Partial<FinishedGameAnswer>): Promise<unknown> =>
  page.route('**/api/games/*', async (route) => {
    const answer = await route.fetch();
    const game = (await answer.json()) as FinishedGameAnswer;
    await route.fulfill({ response: answer, json: { ...game, ...thoughts(game) } });
  });

test('after the end the replay shows which seats were programs, their reasons and the cost of their moves', async () => {
  const options = { roles: { wolf: 1, villager: 4 } };
  const dealt = await dealGame(world, { rules: 'moonrise', players: 2, ai: 3, options });
  const [first, second] = dealt.seats;
  const player = await openInBrowser(world, dealt, first!);
  const other = await openInBrowser(world, dealt, second!);
  for (const { page } of [player, other]) await page.getByTestId('phase').waitFor(); // time passes only once they are there
  const seatOf = (game: FinishedGameAnswer, isBot: boolean) =>
    game.players_with_roles.findIndex(({ name }) => isBot !== [first!.name, second!.name].includes(name));
  const thoughts = (game: FinishedGameAnswer): Partial<FinishedGameAnswer> => ({
    minds: [
      {
        seat: seatOf(game, true),
        kind: 'hard',
        motives: [{ day: 1, target: seatOf(game, false), chance: 0.62, reason: { type: 'clash' } }],
      },
    ],
    moves: [
      {
        seat: seatOf(game, true),
        phase_id: '1.night.1',
        source: 'fallback',
        why: 'late',
        tokens_in: 1200,
        tokens_out: 34,
        latency_ms: 2500,
        cost_usd: 0.0021,
      },
    ],
  });
  await thinking(player.page, thoughts);
  await playToEnd(world, [player, other]);
  await player.sees('heading', player.t('end.story'));
  const cast = player.page.getByRole('region', { name: player.t('end.roles') });
  await cast.getByText(player.t('minds.playedBy', { kind: player.t('minds.hard') })).waitFor();
  const story = player.page.getByRole('region', { name: player.t('end.story') });
  const why = story.locator('summary').filter({ hasText: player.t('minds.why') });
  expect(await why.count()).toBe(1);
  if (!(await why.isVisible())) await story.locator('summary').first().click(); // the first round
  await why.press('Enter');
  await story.getByText(`${player.t('minds.chance', { n: 62 })} · ${player.t('minds.clash')}`).waitFor();

  const reader = await world.player('Reader');
  await reader.tab();
  await thinking(reader.page, thoughts);
  await reader.opens(`/games/${player.view.table?.game_id}`);
  const moves = reader.page.locator('details').filter({ hasText: reader.t('minds.moves') });
  await moves.locator('summary').click();
  await moves.getByText(reader.t('minds.noMoves')).waitFor(); // the public view has no moves at night
  await reader.page.getByRole('combobox').selectOption('everything');
  await moves.getByText(reader.t('minds.fallbackWhy', { why: reader.t('minds.why.late') })).waitFor();
  expect(await moves.textContent()).toContain('$0.0021');
});
