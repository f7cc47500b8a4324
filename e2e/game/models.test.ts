import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FakeProvider } from '@moonrise/bots/llm/testing';
import { afterAll, expect, test } from 'vitest';
import { movesOf } from '../../packages/server/src/ai/move-log.ts';
import { matchIn } from '../../packages/server/src/testing/running-match.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { playToEnd } from '../harness/play.ts';
import { tap } from '../harness/tap.ts';
import { useTestWorld } from '../harness/test-world.ts';

const provider = await FakeProvider.start();
provider.script = ({ body, ids }) => ({
  does: 'answer',
  text: JSON.stringify({ reasoning: `I am ${body.model}.`, notes: '', say: 'Hm.', choice: ids.slice(0, 1) }),
});
const folder = mkdtempSync(join(tmpdir(), 'moonrise-models-page-'));
const AI_MODELS = join(folder, 'models.txt');
writeFileSync(
  AI_MODELS,
  `models:
  fox: { provider: anthropic, model: claude-haiku-4-5, base_url: "${provider.url}" }
  owl: { provider: openai-compatible, model: small-owl, base_url: "${provider.url}/v1" }
`,
);
const world = useTestWorld({ env: { AI_MODELS } });
afterAll(async () => {
  await provider.stop();
  rmSync(folder, { recursive: true });
});

/** Opens a bot's seat and chooses a model in the sheet. */
async function seats(host: BrowserPlayer, n: number, model: string): Promise<void> {
  await host.presses(new RegExp(`^Bot ${n}:`));
  await tap(host.page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${model}`) }));
  await host.page.getByRole('dialog').waitFor({ state: 'hidden' });
}

test('the host seats two models at one table, and the replay shows what they thought', async () => {
  const anna = await world.player('Anna');
  await anna.createsRoom();
  await anna.asksForBots(4);
  await seats(anna, 1, 'fox');
  await seats(anna, 2, 'owl');
  await expect.poll(() => anna.view.room?.ai_seats).toEqual(['model:fox', 'model:owl', 'standard', 'standard']);
  await anna.starts();
  await anna.page.getByTestId('phase').waitFor();
  const { on } = world;
  const { id } = await matchIn(on, anna.view.room?.code ?? '');
  const models = async () => new Set((await movesOf(on.store, id)).map(({ model }) => model)).size;
  while ((await models()) < 2) {
    await on.pass(500);
    await pause(50); // the provider answers in real time
  }
  expect(await anna.page.evaluate(() => document.body.textContent)).not.toContain('I am small-owl.');
  await playToEnd(world, [anna]);
  await anna.thing('link', 'Watch the replay').click();
  await anna.sees('slider', anna.t('replay.timeline'));
  await anna.page.getByRole('combobox').first().selectOption('everything');
  await anna.page
    .locator('summary')
    .filter({ hasText: anna.t('minds.moves') })
    .click();
  const thought = anna.page.getByText(anna.t('minds.thought')).first();
  const slider = anna.page.getByRole('slider', { name: anna.t('replay.timeline') });
  await slider.press('Home');
  for (let steps = 0; steps < 100 && !(await thought.isVisible()); steps++) await slider.press('ArrowRight');
  expect(await thought.textContent()).toMatch(/I am (small-owl|claude-haiku-4-5)\./);
});
