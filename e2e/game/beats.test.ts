import { expect, test } from 'vitest';
import {
  type DealtGame,
  dealGame,
  type HeadlessPlayer,
  openInBrowser,
  playersWithRole,
} from '../harness/headless-player.ts';
import { holdScenes, skipThrough } from '../harness/held-scenes.ts';
import { pageDifferences } from '../harness/page-differences.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const closed = { settings: { sameRoom: 'on' } };

/** Opens two seats with their cards closed, and compares the whole pages during every scene. */
async function neighbours(dealt: DealtGame, seats: readonly [HeadlessPlayer, HeadlessPlayer]) {
  const clock = dealt.seats.find((seat) => !seats.includes(seat)) as HeadlessPlayer;
  const one = await openInBrowser(world, dealt, seats[0], closed);
  const other = await openInBrowser(world, dealt, seats[1], closed);
  for (const player of [one, other]) await player.hasClosedDeal();
  for (const { page } of [one, other]) await holdScenes(page);
  const kinds: string[] = [];
  const compare = async (kind: string) => {
    kinds.push(kind);
    await expect.poll(() => pageDifferences(one, other), { message: kind }).toEqual([]);
  };
  /** Ends the phase, and returns the scenes that follow. */
  const passPhase = async (): Promise<readonly string[]> => {
    await world.on.pass(Math.max(0, (clock.view.endsAt ?? 0) - world.on.clock.now()));
    kinds.length = 0;
    await skipThrough([one, other], compare);
    return [...kinds];
  };
  return { one, passPhase };
}

test('with the card closed, the whole pages of different roles are equal during every scene', async () => {
  const options = { roles: { wolf: 1, seer: 1, doctor: 1, villager: 5 } }; // the Doctor keeps the night from ending early
  const dealt = await dealGame(world, { rules: 'moonrise', players: 8, options });
  const [wolf] = playersWithRole(dealt, 'wolf') as [HeadlessPlayer];
  const [seer] = playersWithRole(dealt, 'seer') as [HeadlessPlayer];
  const [victim, ...rest] = playersWithRole(dealt, 'villager') as [HeadlessPlayer, HeadlessPlayer];
  await seer.does('scan', wolf);
  await wolf.does('kill', victim);
  const { one, passPhase } = await neighbours(dealt, [wolf, seer]);
  expect(await passPhase()).toEqual(['dawn', 'death']);
  await world.on.pass(Math.max(0, (rest[0].view.endsAt ?? 0) - world.on.clock.now()));
  await one.sees('heading', 'Voting');
  for (const seat of rest) await seat.does('vote', rest[0]);
  expect(await passPhase()).toEqual(['count', 'verdict', 'nightfall']);
});

test('with the card closed, scenes that only some may see are left out', async () => {
  const options = { roles: { kittenWolf: 1, seer: 1, villager: 6 } }; // the Seer keeps the night from ending early
  const dealt = await dealGame(world, { rules: 'moonrise', players: 8, options });
  const [wolf] = playersWithRole(dealt, 'kittenWolf') as [HeadlessPlayer];
  const guests = playersWithRole(dealt, 'villager').filter((seat) => seat !== dealt.seats[0]); // the host has other buttons
  const [bitten, other] = guests as [HeadlessPlayer, HeadlessPlayer];
  await wolf.does('convert', bitten);
  const { passPhase } = await neighbours(dealt, [bitten, other]);
  expect(await passPhase()).toEqual(['dawn', 'spared']);
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
