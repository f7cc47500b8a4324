import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealGame, type HeadlessPlayer, openInBrowser, playersWithRole } from '../harness/headless-player.ts';
import { holdScenes, skipThrough } from '../harness/held-scenes.ts';
import { accessibilityViolations, overflowingElements, smallTargets } from '../harness/page-checks.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const SLOWER = 4; // times slower than this processor
const MOST_SHIFT = 0.05; // half of what counts as good: a new phase may lay out its sheet
const MOST_MS = 100; // from a tap to the next paint
const CHEAP = ['opacity', 'transform', 'filter']; // animated without a new layout or painting

/** Runs in the page: layout shifts and the delays of taps are kept. */
function watchPage(): void {
  const seen = { shifts: [] as string[], delays: [] as number[] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node?: Element }[];
    })[])
      seen.shifts.push(`${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.className).join(' ')}`);
  }).observe({ type: 'layout-shift', buffered: false });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId > 0) seen.delays.push(duration);
  }).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
}
/** What moves now by other properties. */
const dearAnimations = (page: Page) =>
  page.evaluate((cheap) => {
    const about = ['offset', 'computedOffset', 'easing', 'composite', ...cheap];
    return document.getAnimations().flatMap(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      const moved = (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
      const dear = new Set(moved.filter((name) => !about.includes(name) && !name.startsWith('--'))); // the sky's colours
      return [...dear].map((name) => `${name} of ${target?.getAttribute('class')}`);
    });
  }, CHEAP);
const seenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shifts: string[]; delays: number[] } }).seen);
const sumOf = (shifts: readonly string[]) => shifts.reduce((sum, text) => sum + Number.parseFloat(text), 0);

/** A night with a death, and a vote with a verdict. */
async function played(viewport: { readonly width: number; readonly height: number }) {
  const options = { roles: { wolf: 1, seer: 1, villager: 4 } };
  const dealt = await dealGame(world, { rules: 'moonrise', players: 6, options });
  const [wolf] = playersWithRole(dealt, 'wolf') as [HeadlessPlayer];
  const [seer] = playersWithRole(dealt, 'seer') as [HeadlessPlayer];
  const [victim, ...rest] = playersWithRole(dealt, 'villager') as [HeadlessPlayer, ...HeadlessPlayer[]];
  await wolf.does('kill', victim);
  const player = await openInBrowser(world, dealt, seer, viewport);
  await player.page.getByTestId('phase').waitFor();
  await holdScenes(player.page);
  await player.page.evaluate(watchPage);
  const vote = async () => {
    for (const seat of rest) await seat.does('vote', rest[0] as HeadlessPlayer);
  };
  const passPhase = () =>
    world.on.pass(Math.max(0, ((rest[0] as HeadlessPlayer).view.endsAt ?? 0) - world.on.clock.now()));
  return { player, wolf, rest, vote, passPhase };
}

test.each([
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1920, height: 1080 },
])('every scene is accessible, fits, and leaves the table in its place: $width × $height', async (viewport) => {
  const { player, vote, passPhase } = await played(viewport);
  const kinds: string[] = [];
  const found: string[] = [];
  const visit = async (kind: string) => {
    kinds.push(kind);
    const { page } = player;
    const faults = [await accessibilityViolations(page), await overflowingElements(page), await smallTargets(page)];
    found.push(...[...faults.flat(), ...(await dearAnimations(page))].map((text) => `${kind}: ${text}`));
  };
  await passPhase();
  await skipThrough([player], visit);
  await passPhase();
  await player.sees('heading', 'Voting');
  await vote();
  await passPhase();
  const before = (await seenOn(player.page)).shifts.length;
  await skipThrough([player], visit);
  expect(kinds).toEqual(expect.arrayContaining(['dawn', 'death', 'count', 'verdict']));
  expect(found).toEqual([]);
  const shifts = (await seenOn(player.page)).shifts.slice(before);
  expect(sumOf(shifts)).toBeLessThan(MOST_SHIFT);
});

test('a whole game with its scenes leaves a phone in its place', async () => {
  const { player, wolf, rest, vote, passPhase } = await played({ width: 390, height: 844 });
  const [, victim, last] = rest as [HeadlessPlayer, HeadlessPlayer, HeadlessPlayer];
  const kinds: string[] = [];
  const passScenes = async () => {
    await passPhase();
    await skipThrough([player], async (kind) => void kinds.push(kind));
    await expect.poll(() => player.page.locator('[data-staged="true"]').count()).toBe(0);
  };
  await passScenes();
  await passPhase();
  await player.sees('heading', 'Voting');
  await vote();
  await passScenes();
  await wolf.does('kill', victim);
  await passScenes();
  await passPhase();
  await player.sees('heading', 'Voting');
  await last.does('vote', wolf);
  await passScenes();
  expect(kinds.filter((kind) => kind === 'verdict')).toHaveLength(2);
  const { shifts } = await seenOn(player.page);
  expect(sumOf(shifts), shifts.join('\n')).toBeLessThan(MOST_SHIFT);
});

test.runIf(process.env.MOONRISE_LONG)('a tap during a scene is answered within 100 ms on a slow phone', async () => {
  const { player, vote, passPhase } = await played({ width: 390, height: 844 });
  const session = await player.context.newCDPSession(player.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const whileItMoves = () => player.page.waitForTimeout(400);
  await passPhase();
  await skipThrough([player], whileItMoves);
  await passPhase();
  await player.sees('heading', 'Voting');
  await vote();
  await passPhase();
  await skipThrough([player], whileItMoves);
  const { delays } = await seenOn(player.page);
  console.log(`from tap to paint, in ms: ${delays.join(', ')}`);
  expect(delays.length).toBeGreaterThan(3);
  expect(Math.max(...delays)).toBeLessThanOrEqual(MOST_MS); // on a machine that does nothing else
});
