import { expect, test } from 'vitest';
import { must } from '../../packages/server/src/testing/table.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { dealGame, type HeadlessPlayer, openInBrowser } from '../harness/headless-player.ts';
import { houseOf } from '../harness/prompt-answers.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();

/** A vote that eliminates somebody, on a phone with scenes and on one without motion, while a table screen leads. */
async function voted(staging: number) {
  const dealt = await dealGame(world, { rules: 'classic', players: 5, options: { staging } });
  const [host, lively, still, victim] = dealt.seats as [HeadlessPlayer, HeadlessPlayer, HeadlessPlayer, HeadlessPlayer];
  const screen = await world.on.client();
  must(await screen.ask('spectate_room', { code: dealt.code, display: true, stream: 'log' }));
  must(await host.client.ask('admit_display', { admitted: true }));
  const alone = { settings: { sameRoom: 'off' } }; // otherwise the night would be covered
  const phones = [await openInBrowser(world, dealt, lively, alone), await openInBrowser(world, dealt, still, alone)];
  await phones[0]?.page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const { page } of phones) await page.getByTestId('phase').waitFor();
  await world.on.pass(host.view.endsAt === null ? 0 : host.view.endsAt - world.on.clock.now());
  for (const seat of [host, victim, ...dealt.seats.slice(4)]) await seat.does('vote', victim === seat ? host : victim);
  await world.on.pass(Math.max(0, (host.view.endsAt ?? 0) - world.on.clock.now()));
  return { phones, victim, screen, host };
}
const isAlive = (player: BrowserPlayer, { seat }: HeadlessPlayer) => houseOf(player, seat).getAttribute('data-alive');
/** Whether nothing of the table under a scene can be reached or read, and nothing counts the living anew. */
const isCovered = ({ page }: BrowserPlayer) =>
  page.evaluate(() => {
    const isInert = document.querySelector('[role="listbox"]')?.closest('[inert]') !== null;
    return isInert && document.querySelector('[aria-label*="4 alive"]') === null;
  });
const waiting = ({ page }: BrowserPlayer) => page.locator('[data-scene="waiting"]');

test('no phone tells a verdict before the table screen that leads, not even one without scenes', async () => {
  const { phones, victim, screen, host } = await voted(30);
  for (const phone of phones) {
    await waiting(phone).waitFor();
    expect(await isAlive(phone, victim)).toBe('true');
    expect(await isCovered(phone)).toBe(true);
  }
  const { at } = host.client.all('events').at(-1) as { at: number };
  must(await screen.ask('stage_shown', { at }));
  for (const phone of phones) {
    await waiting(phone).waitFor({ state: 'detached' });
    await expect.poll(() => isAlive(phone, victim)).toBe('false');
    await expect.poll(() => phone.page.locator('[inert]').count()).toBe(0);
  }
});

test('a table screen that says nothing holds the phones no longer than the staging of the room', async () => {
  const { phones, victim } = await voted(1);
  for (const phone of phones) await expect.poll(() => isAlive(phone, victim)).toBe('false');
});
