import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { dealGame, type HeadlessPlayer, openInBrowser, playersWithRole } from '../harness/headless-player.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const frames = process.env.MOONRISE_FRAMES; // a folder: pictures are taken while the scenes run

/** The scenes that a page shows from now on, as HTML. */
async function watchScenes({ page }: BrowserPlayer): Promise<() => Promise<Record<string, string>>> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const seen: Record<string, string> = {};
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const scene = document.querySelector<HTMLElement>('[data-scene]');
      if (scene?.dataset.scene) seen[scene.dataset.scene] ??= scene.innerHTML;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Record<string, string> }).seen);
}

async function takeFrames({ page, name }: BrowserPlayer, of: string): Promise<void> {
  if (!frames) return;
  mkdirSync(frames, { recursive: true });
  await page.locator('[data-scene]').first().waitFor();
  for (let i = 0; i < 40 && (await page.locator('[data-scene]').count()) > 0; i++) {
    await page.screenshot({ path: `${frames}/${name}-${of}-${String(i).padStart(2, '0')}.png` });
    await page.waitForTimeout(150);
  }
}

test('with the card closed, players of different roles see the same scenes, and all of them', async () => {
  const options = { staging: 8, roles: { wolf: 1, seer: 1, villager: 6 } };
  const dealt = await dealGame(world, { rules: 'moonrise', players: 8, options });
  const [wolfSeat] = playersWithRole(dealt, 'wolf') as [HeadlessPlayer];
  const [seerSeat] = playersWithRole(dealt, 'seer') as [HeadlessPlayer];
  const [victim, ...rest] = playersWithRole(dealt, 'villager') as [HeadlessPlayer, ...HeadlessPlayer[]];
  const closed = { settings: { sameRoom: 'on' } };
  await wolfSeat.does('kill', victim);
  const wolf = await openInBrowser(world, dealt, wolfSeat, closed);
  const seer = await openInBrowser(world, dealt, seerSeat, { ...closed, width: 1280, height: 800 });
  for (const { page } of [wolf, seer]) await page.getByTestId('phase').waitFor();
  const scenes = await Promise.all([wolf, seer].map(watchScenes));
  await world.on.pass(60_000);
  await Promise.all([takeFrames(wolf, 'dawn'), takeFrames(seer, 'dawn')]);
  for (const seen of scenes) await expect.poll(seen).toHaveProperty('death');
  for (const { page } of [wolf, seer]) await page.locator('[data-scene]').waitFor({ state: 'detached' });
  await world.on.pass(70_000);
  await wolf.sees('heading', 'Voting');
  for (const seat of rest) await seat.does('vote', rest[0] as HeadlessPlayer);
  await world.on.pass(60_000);
  await Promise.all([takeFrames(wolf, 'vote'), takeFrames(seer, 'vote')]);
  for (const seen of scenes) await expect.poll(seen).toHaveProperty('verdict');
  const [ofWolf, ofSeer] = await Promise.all(scenes.map((seen) => seen()));
  for (const seen of [ofWolf, ofSeer])
    expect(Object.keys(seen ?? {})).toEqual(expect.arrayContaining(['death', 'verdict']));
  const flights = / style="[^"]*"/g; // faces fly from where the houses stand, which depends on the screen
  for (const [kind, html] of Object.entries(ofWolf ?? {}))
    if (ofSeer?.[kind] !== undefined)
      // a page that is late leaves scenes out
      expect(html.replace(flights, ''), kind).toBe(ofSeer[kind].replace(flights, ''));
});

test('the dealt card is turned over by its player, and stays until they have read it', async () => {
  const dealt = await dealGame(world, { rules: 'classic', players: 5 });
  const player = await openInBrowser(world, dealt, dealt.seats[0] as HeadlessPlayer, { keepsDeal: true });
  const deal = player.page.getByTestId('deal');
  await deal.waitFor();
  expect(await deal.getByTestId('deal-close').count()).toBe(0);
  if (frames) await player.page.screenshot({ path: `${frames}/deal-1.png` });
  await deal.getByTestId('deal-card').click();
  if (frames) await player.page.waitForTimeout(600);
  if (frames) await player.page.screenshot({ path: `${frames}/deal-2.png` });
  await deal.getByTestId('deal-close').click();
  await deal.waitFor({ state: 'detached' });
});
