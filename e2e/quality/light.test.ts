import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealGame, type HeadlessPlayer, openInBrowser, playersWithRole } from '../harness/headless-player.ts';
import { catchUpAll } from '../harness/play.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const LEAST = 4.5;

/** Records the text on the sky and the sky behind it, frame by frame. */
const startWatch = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    const look = () => {
      const hills = document.querySelector('.skyline');
      const words = document.querySelector('[data-testid="phase"]');
      const { light } = document.documentElement.dataset;
      if (words && hills) {
        const sky = ['--sky-1', '--sky-2'].map((name) => getComputedStyle(hills).getPropertyValue(name));
        const moving = document.getAnimations().filter((one) => 'transitionProperty' in one);
        const wide = moving.filter(({ effect }) => (effect as KeyframeEffect).target === document.documentElement);
        seen.push([light, getComputedStyle(words).color, ...sky, wide.length].join('|'));
      }
      requestAnimationFrame(look);
    };
    look();
  });

const channelsOf = (colour: string): number[] => {
  const hex = /^#(..)(..)(..)$/.exec(colour.trim());
  return hex ? hex.slice(1).map((part) => Number.parseInt(part, 16)) : (colour.match(/[\d.]+/g) ?? []).map(Number);
};
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('while the light changes, all text on the sky stays readable, and the sky alone changes', async () => {
  const dealt = await dealGame(world, { rules: 'moonrise', players: 5, options: { roles: { wolf: 1, seer: 4 } } });
  const [seat] = playersWithRole(dealt, 'seer') as [HeadlessPlayer];
  const seer = await openInBrowser(world, dealt, seat);
  await seer.page.emulateMedia({ reducedMotion: 'no-preference' });
  await seer.sees('heading', 'Night');
  await startWatch(seer.page);
  const comes = async (phase: string, ...lights: readonly string[]) => {
    for (let steps = 0; seer.view.phase !== phase && steps < 500; steps++) {
      await world.on.pass(Math.max(0, (world.on.clock.next ?? 0) - world.on.clock.now()));
      await catchUpAll([seer]);
    }
    for (const light of lights) await seer.page.locator(`html[data-light="${light}"]`).waitFor();
  };
  await comes('day', 'dawn', 'day');
  await seer.page.locator('[data-scene]').waitFor({ state: 'detached' }); // under a scene the sky changes at once
  await comes('voting', 'dusk');
  await seer.page.waitForTimeout(1_600);
  await comes('night', 'night');
  await seer.page.waitForTimeout(1_600);
  const seen = await seer.page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen.map((frame) => frame.split('|')[0]))).toEqual(new Set(['night', 'dawn', 'day', 'dusk']));
  const pale = [...new Set(seen)].filter((frame) => {
    const [, words = '', ...sky] = frame.split('|').slice(0, -1);
    return sky.some((colour) => contrast(words, colour) < LEAST);
  });
  expect(pale).toEqual([]);
  // A transition of the whole page would give every element its style anew in every frame, and taps would wait for it.
  expect(new Set(seen.map((frame) => frame.split('|').at(-1)))).toEqual(new Set(['0']));
  expect(new Set(seen.map((frame) => frame.split('|')[2])).size).toBeGreaterThan(8); // but the sky does not jump
});
