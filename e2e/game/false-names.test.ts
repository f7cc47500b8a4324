import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { fetchRules } from '../harness/fetch-rules.ts';
import { dealGame, type HeadlessPlayer, openInBrowser, playersWithRole } from '../harness/headless-player.ts';
import type { WireRoom } from '../harness/player-view.ts';
import { houseOf } from '../harness/prompt-answers.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const devices = ['en-GB', 'de-DE', 'hi-IN', 'ja-JP'].flatMap((language) => [
  { language, ...PHONE },
  { language, ...DESK },
]);

async function holdsCard(player: BrowserPlayer): Promise<void> {
  await player.hasClosedDeal();
  await player.button(player.t('table.myCard')).hover();
  await player.page.mouse.down();
  await player.page.getByTestId('role-card').waitFor();
}

/** Lets the time of the open phase run out. */
async function expires({ view }: BrowserPlayer, next: string): Promise<void> {
  const { on } = world;
  await on.pass(Math.max(0, (view.endsAt ?? 0) - on.clock.now()));
  await expect.poll(() => view.phase).toBe(next);
}

test('Chaos Mode: players read their false name on their card, in every language, on phone and desktop', async () => {
  const dealt = await dealGame(world, { rules: 'moonrise', players: 8, options: { chaos: true } });
  for (const [i, seat] of dealt.seats.entries()) {
    const player = await openInBrowser(world, dealt, seat, { ...devices[i] });
    await player.page.getByTestId('phase').waitFor();
    await holdsCard(player);
    const rules = await fetchRules(world.on.url, player.view.room as WireRoom, player.language);
    const name = player.view.nameOf(player.view.table?.seat as number);
    const line = rules.words.identity?.replace('{0}', name) as string;
    const text = player.page.getByTestId('role-card').getByText(line, { exact: true });
    expect(await text.count()).toBe(1);
    const [box, card] = [await text.boundingBox(), await player.page.getByTestId('role-card').boundingBox()];
    expect(box && card && box.x >= card.x && box.x + box.width <= card.x + card.width).toBe(true);
    await player.page.mouse.up();
    await player.context.close();
  }
});

test('without Chaos Mode the card has no such line', async () => {
  const dealt = await dealGame(world, { rules: 'moonrise', players: 5 });
  const player = await openInBrowser(world, dealt, dealt.seats[0] as HeadlessPlayer);
  await player.page.getByTestId('phase').waitFor();
  await holdsCard(player);
  expect(await player.page.getByTestId('role-card').getByText('Your name in this game').count()).toBe(0);
});

test('Chaos Mode: a refusal is told in its own words', async () => {
  const dealt = await dealGame(world, { rules: 'moonrise', players: 5, options: { chaos: true } });
  const player = await openInBrowser(world, dealt, dealt.seats[0] as HeadlessPlayer, DESK);
  await player.page.getByTestId('phase').waitFor();
  await expires(player, 'day');
  await player.says('Who is there?');
  const field = player.page.getByRole('textbox', { name: /^Message to / });
  await field.fill('Who is there?');
  await field.press('Enter');
  const rules = await fetchRules(world.on.url, player.view.room as WireRoom, 'en');
  await player.reads(rules.words.refusals?.repeated_text as string);
});

test('the prompt of the Revenant names each of the dead with the role they had', async () => {
  const options = { roles: { wolf: 1, revenant: 1, seer: 3 } };
  const dealt = await dealGame(world, { rules: 'moonrise', players: 5, options });
  const [wolf] = playersWithRole(dealt, 'wolf') as [HeadlessPlayer];
  const [ghost] = playersWithRole(dealt, 'revenant') as [HeadlessPlayer];
  const [dead, other] = playersWithRole(dealt, 'seer') as [HeadlessPlayer, HeadlessPlayer];
  const revenant = await openInBrowser(world, dealt, ghost);
  const witness = await openInBrowser(world, dealt, other);
  await wolf.does('kill', dead);
  for (const player of [revenant, witness]) await player.page.getByTestId('phase').waitFor();
  for (const phase of ['day', 'voting', 'night']) await expires(revenant, phase);
  await houseOf(revenant, dead.seat).filter({ hasText: 'Seer' }).waitFor();
  await witness.presses(witness.t('table.facts'));
  expect(await witness.page.getByRole('region', { name: witness.t('table.graveyard') }).textContent()).toContain(
    witness.t('table.roleUnknown'),
  );
});
