import { dealGame, type HeadlessPlayer, playersWithRole } from '../harness/headless-player.ts';
import type { WirePrompt } from '../harness/player-view.ts';
import { answerPrompt, targetsOn } from '../harness/prompt-answers.ts';
import type { ScreenVisitor } from './screen-visitor.ts';

/** Screens of some rule sets only: cards in the centre, speech in turns. */
export async function otherRules(visitor: ScreenVisitor): Promise<void> {
  await oneNight(visitor);
  await speech(visitor);
}

async function oneNight(visitor: ScreenVisitor): Promise<void> {
  const { on } = visitor.world;
  const options = { roles: { werewolf: 1, drunk: 4, troublemaker: 1 } };
  const dealt = await dealGame(visitor.world, { rules: 'one-night', players: 3, options });
  const [seat] = playersWithRole(dealt, 'drunk') as [HeadlessPlayer];
  const drunk = await visitor.openInBrowser(dealt, seat);
  await drunk.page.getByTestId('phase').waitFor();
  await visitor.stop('one-night-reveal', drunk);
  await on.pass(5_000);
  await targetsOn(drunk).first().waitFor();
  await visitor.stop('one-night-night', drunk);
  const prompt = drunk.view.questions.find(({ offers }) => offers.some(({ pick }) => pick > 0)) as WirePrompt;
  await answerPrompt(drunk, prompt, { act: 'drink', targets: prompt.offers[0]?.targets.slice(0, 1) ?? [] });
  await drunk.reads(drunk.t('table.chosen'));
  await on.pass(45_000);
  await drunk.page.locator('html[data-light="day"]').waitFor({ timeout: 30_000 });
  await visitor.stop('one-night-day', drunk);
  await on.pass(200_000);
  await drunk.sees('heading', drunk.t('end.moves'));
  await visitor.stop('one-night-end', drunk);
}

async function speech(visitor: ScreenVisitor): Promise<void> {
  const dealt = await dealGame(visitor.world, { rules: 'aiwolf', players: 5 });
  const { on } = visitor.world;
  const speaker = () => dealt.seats.find(({ view }) => view.prompts.some(({ slot }) => slot === 'speech'));
  for (let steps = 0; !speaker() && steps < 20; steps++) await on.pass((on.clock.next ?? 0) - on.clock.now());
  const player = await visitor.openInBrowser(dealt, speaker() as HeadlessPlayer);
  await player.page.getByRole('textbox').first().waitFor();
  await visitor.stop('speech', player);
}
