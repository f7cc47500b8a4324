import { expect, test } from 'vitest';
import { dealGame, type HeadlessPlayer, openInBrowser, playersWithRole } from '../harness/headless-player.ts';
import { holdScenes, skipThrough } from '../harness/held-scenes.ts';
import { pageDifferences } from '../harness/page-differences.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const closed = { settings: { sameRoom: 'on' } };

test('with the card closed, the whole pages of different roles are equal during every scene', async () => {
  const options = { roles: { wolf: 1, seer: 1, doctor: 1, villager: 5 } }; // the Doctor keeps the night from ending early
  const dealt = await dealGame(world, { rules: 'moonrise', players: 8, options });
  const [wolfSeat] = playersWithRole(dealt, 'wolf') as [HeadlessPlayer];
  const [seerSeat] = playersWithRole(dealt, 'seer') as [HeadlessPlayer];
  const [victim, ...rest] = playersWithRole(dealt, 'villager') as [HeadlessPlayer, ...HeadlessPlayer[]];
  await seerSeat.does('scan', wolfSeat);
  await wolfSeat.does('kill', victim);
  const wolf = await openInBrowser(world, dealt, wolfSeat, closed);
  const seer = await openInBrowser(world, dealt, seerSeat, closed);
  for (const player of [wolf, seer]) await player.hasClosedDeal();
  for (const { page } of [wolf, seer]) await holdScenes(page);
  const kinds: string[] = [];
  const compare = async (kind: string) => {
    kinds.push(kind);
    await expect.poll(() => pageDifferences(wolf, seer), { message: kind }).toEqual([]);
  };
  const passPhase = () =>
    world.on.pass(Math.max(0, ((rest[0] as HeadlessPlayer).view.endsAt ?? 0) - world.on.clock.now()));
  await passPhase();
  await skipThrough([wolf, seer], compare);
  await passPhase();
  await wolf.sees('heading', 'Voting');
  for (const seat of rest) await seat.does('vote', rest[0] as HeadlessPlayer);
  await passPhase();
  await skipThrough([wolf, seer], compare);
  expect(kinds).toEqual(expect.arrayContaining(['dawn', 'death', 'count', 'verdict', 'nightfall']));
});

test('the dealt card is turned over by its player, and stays until they have read it', async () => {
  const dealt = await dealGame(world, { rules: 'classic', players: 5 });
  const player = await openInBrowser(world, dealt, dealt.seats[0] as HeadlessPlayer, { keepsDeal: true });
  const deal = player.page.getByTestId('deal');
  await deal.waitFor();
  expect(await deal.getByTestId('deal-close').count()).toBe(0);
  await deal.getByTestId('deal-card').click();
  await deal.getByTestId('deal-close').click();
  await deal.waitFor({ state: 'detached' });
});

test('in one room the dealt card opens by a drag, not by a tap, and closes by itself', async () => {
  const dealt = await dealGame(world, { rules: 'classic', players: 5 });
  const device = { keepsDeal: true, ...closed } as const;
  const { page } = await openInBrowser(world, dealt, dealt.seats[0] as HeadlessPlayer, device);
  const card = page.getByTestId('deal-card');
  const isOpen = () => card.getAttribute('aria-expanded');
  await card.click();
  expect(await isOpen()).toBe('false');
  await card.hover();
  await page.mouse.down();
  await page.mouse.move(200, 100, { steps: 5 });
  await expect.poll(isOpen).toBe('true');
  await page.mouse.up();
  await expect.poll(isOpen).toBe('false');
  await page.getByTestId('deal-close').click();
  await page.getByTestId('deal').waitFor({ state: 'detached' });
});
