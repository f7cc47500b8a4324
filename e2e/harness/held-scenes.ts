import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BrowserPlayer } from './browser-player.ts';
import { tap } from './tap.ts';

/** From now on scenes move, and wait for the test to skip them. */
export async function holdScenes(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const { setTimeout } = window;
    const isScene = (ms: number | undefined) => ms !== undefined && ms > 700 && ms < 9_000;
    window.setTimeout = ((work: () => void, ms?: number) =>
      setTimeout(work, isScene(ms) ? 600_000 : ms)) as typeof window.setTimeout;
  });
}

const scene = ({ page }: BrowserPlayer) => page.locator('[data-scene]');
const isOld = { isOld: true };

/** Visits every scene that waits on the screens of these players, and skips it on all of them. */
export async function skipThrough(
  players: readonly BrowserPlayer[],
  visit: (kind: string) => Promise<void>,
): Promise<void> {
  for (const player of players) await scene(player).waitFor();
  for (let i = 0; i < 20 && (await scene(players[0] as BrowserPlayer).count()) > 0; i++) {
    const kinds: (string | null)[] = [];
    for (const player of players)
      kinds.push(
        await scene(player).evaluate((shown, old) => Object.assign(shown, old).getAttribute('data-scene'), isOld),
      );
    await visit(kinds[0] ?? '');
    for (const player of players) await tap(player.button(player.t('stage.skip')));
    for (const player of players)
      await expect.poll(() => scene(player).evaluateAll((all) => all.some((one) => 'isOld' in one))).toBe(false);
  }
}
