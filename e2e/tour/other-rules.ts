import { type Companion, dealt, holding } from '../harness/company.ts';
import { answer } from '../harness/hand.ts';
import type { Prompt } from '../harness/viewer.ts';
import type { Guide } from './guide.ts';

/** Screens that only some rule sets have: cards in the centre, speech in turns. */
export async function otherRules(guide: Guide): Promise<void> {
  await oneNight(guide);
  await speech(guide);
}

async function oneNight(guide: Guide): Promise<void> {
  const { on } = guide.world;
  const options = { roles: { werewolf: 1, drunk: 4, troublemaker: 1 } };
  const company = await dealt(guide.world, { rules: 'one-night', players: 3, options });
  const [seat] = holding(company, 'drunk') as [Companion];
  const drunk = await guide.embody(company, seat);
  await drunk.page.getByTestId('phase').waitFor();
  await guide.stop('one-night-reveal', drunk);
  await on.pass(5_000);
  const centre = drunk.page.locator('main ul button[aria-pressed]').first();
  await centre.waitFor();
  await guide.stop('one-night-night', drunk);
  const prompt = drunk.viewer.questions.find(({ offers }) => offers.some(({ pick }) => pick > 0)) as Prompt;
  await answer(drunk, prompt, { act: 'drink', targets: prompt.offers[0]?.targets.slice(0, 1) ?? [] });
  await drunk.reads(drunk.t('table.chosen'));
  await on.pass(45_000);
  await drunk.page.locator('html[data-light="day"]').waitFor({ timeout: 30_000 });
  await guide.stop('one-night-day', drunk);
  await on.pass(200_000);
  await drunk.sees('heading', drunk.t('end.moves'));
  await guide.stop('one-night-end', drunk);
}

async function speech(guide: Guide): Promise<void> {
  const company = await dealt(guide.world, { rules: 'aiwolf', players: 5 });
  const { on } = guide.world;
  const speaker = () => company.seats.find(({ viewer }) => viewer.prompts.some(({ slot }) => slot === 'speech'));
  for (let steps = 0; !speaker() && steps < 20; steps++) await on.pass((on.clock.next ?? 0) - on.clock.now());
  const player = await guide.embody(company, speaker() as Companion);
  await player.page.getByRole('textbox').first().waitFor();
  await guide.stop('speech', player);
}
