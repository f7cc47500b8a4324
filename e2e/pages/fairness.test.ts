import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const SLOW = { timeout: 60_000, interval: 250 }; // simulations and other tests run at the same time
const LONG = { timeout: 180_000 };
const SIDE = /^(.+) (\d+) % ± (\d+)$/;

const panel = ({ page }: BrowserPlayer) => page.getByTestId('fairness');
/** The sides and figures on the screen. */
async function chances(player: BrowserPlayer): Promise<{ name: string; share: number; margin: number }[]> {
  const lines = (await panel(player).getByRole('listitem').allInnerTexts()).map((text) => SIDE.exec(text.trim()));
  return lines.flatMap((found) =>
    found ? [{ name: found[1] ?? '', share: Number(found[2]), margin: Number(found[3]) }] : [],
  );
}
const games = async (player: BrowserPlayer): Promise<number> =>
  Number(/(\d+) games?/.exec((await panel(player).textContent()) ?? '')?.[1] ?? 0);
const looksAtChances = (player: BrowserPlayer) => panel(player).scrollIntoViewIfNeeded();

test('the lobby shows the chances of the sides, more precisely over time', async () => {
  const anna = await world.player('Anna');
  await anna.createsRoom();
  await looksAtChances(anna);
  await anna.reads(anna.t('fairness.cannot'));
  await anna.choosesRules('Launch');
  await anna.asksForBots(4);
  await looksAtChances(anna);
  await expect.poll(() => chances(anna), SLOW).toHaveLength(2);
  const first = await chances(anna);
  expect(first.map(({ name }) => name)).toEqual(['Town', 'Wolves']);
  const known = await games(anna);
  expect(known).toBeGreaterThanOrEqual(400); // of a usual deck, played beforehand
  expect(first.every(({ margin }) => margin <= 5)).toBe(true);
  await expect.poll(() => games(anna), SLOW).toBeGreaterThan(known + 20);
  const [town, wolves] = await chances(anna);
  expect((town?.share ?? 0) + (wolves?.share ?? 0)).toBeGreaterThanOrEqual(99);
  expect(town?.margin).toBeLessThanOrEqual(first[0]?.margin ?? 0);
  await expect.poll(() => anna.page.getByTestId('announced').textContent(), SLOW).toMatch(/Town \d+ % ± \d+, Wolves/);
});

test('another table is simulated anew; nothing is simulated while hidden', async () => {
  const anna = await world.player('Anna');
  await anna.createsRoom();
  await anna.choosesRules('Classic');
  await anna.asksForBots(5);
  await looksAtChances(anna);
  await expect.poll(() => games(anna), SLOW).toBeGreaterThan(500);
  const known = await games(anna);
  await anna.asksForBots(4);
  await looksAtChances(anna);
  await expect.poll(() => games(anna), { ...SLOW, interval: 25 }).toBeLessThan(known);
  await anna.page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => panel(anna).isVisible()).toBe(true);
  const played = async () => {
    const before = await games(anna);
    await anna.page.waitForTimeout(1_500);
    return (await games(anna)) - before;
  };
  await expect.poll(played).toBe(0); // once running simulations are done
});

test('the host gets a fairer proposal, applies it with one tap, and the guest sees it', async () => {
  const [host, guest] = [await world.player('Anna'), await world.player('Bela')];
  await guest.joins(await host.createsRoom());
  await host.choosesRules('Launch');
  await host.asksForBots(3); // one wolf among four Villagers without acts
  await looksAtChances(host);
  await host.button(host.t('fairness.make')).waitFor(LONG);
  expect(await guest.button(guest.t('fairness.make')).count()).toBe(0);
  const uneven = Math.abs(((await chances(host))[0]?.share ?? 0) - 50);
  await host.presses(host.t('fairness.make'));
  await host.reads(host.t('fairness.searching'));
  await host.button(host.t('fairness.apply')).waitFor(LONG);
  const [, share] =
    /Town (\d+) %/.exec(
      (await panel(host)
        .getByText(/separate games/)
        .textContent()) ?? '',
    ) ?? [];
  expect(Math.abs(Number(share) - 50)).toBeLessThan(uneven);
  await host.presses(host.t('fairness.apply'));
  const cards = () => Object.entries((guest.view.room?.options.roles ?? {}) as Record<string, number>);
  await expect.poll(() => cards().reduce((sum, [, count]) => sum + count, 0), SLOW).toBe(5);
  expect(cards().length).toBeGreaterThan(2);
}, 400_000);
