import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealGame, type HeadlessPlayer, openInBrowser } from '../harness/headless-player.ts';
import { overflowingElements } from '../harness/page-checks.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const sizes = [
  [320, 568],
  [390, 844],
  [844, 390],
  [932, 430],
  [1280, 800],
  [1920, 1080],
] as const;
const LEAST = 44; // px
const tables = process.env.MOONRISE_LONG
  ? [
      ...Array.from({ length: 8 }, (_, i) => ({ rules: 'one-night', seats: i + 3 })),
      ...Array.from({ length: 16 }, (_, i) => ({ rules: 'launch', seats: i + 5 })),
    ]
  : [
      { rules: 'one-night', seats: 3 },
      { rules: 'one-night', seats: 10 },
      { rules: 'launch', seats: 8 },
      { rules: 'launch', seats: 13 },
      { rules: 'launch', seats: 20 },
    ];

/** What is wrong with the board: places that overlap, are too small for a finger, or leave the screen. */
const misplaced = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const options = [...document.querySelectorAll<HTMLElement>('[role="option"]')];
    const boxes = options.map((option) => ({ name: option.dataset.name ?? '', box: option.getBoundingClientRect() }));
    const stage = document.querySelector('[role="listbox"]')?.getBoundingClientRect() as DOMRect;
    const found: string[] = [];
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const isInside = ({ left, right, top, bottom }: DOMRect) =>
      left >= 0 && right <= innerWidth && top >= stage.top - 1 && bottom <= stage.bottom + 1;
    for (const [i, { name, box }] of boxes.entries()) {
      if (Math.min(box.width, box.height) < least) found.push(`${name}: ${box.width}×${box.height}`);
      if (!isInside(box)) found.push(`${name} leaves the board`);
      for (const other of boxes.slice(i + 1)) if (isOver(box, other.box)) found.push(`${name} overlaps ${other.name}`);
    }
    const wider = [...document.querySelectorAll('[role="option"] > [class*="_plate_"]')].filter(
      (plate) => plate.getBoundingClientRect().right > (plate.parentElement?.getBoundingClientRect().right ?? 0) + 1,
    );
    const dock = document.querySelector('main nav')?.getBoundingClientRect();
    if (!dock || dock.bottom > innerHeight || dock.top < 0) found.push('the dock is out of sight');
    found.push(...wider.map(({ textContent }) => `${textContent} is wider than its house`));
    return found;
  }, LEAST);

test.each(tables)('the board fits every screen: $rules with $seats seats', async ({ rules, seats }) => {
  const players = Math.min(seats, 5);
  const dealt = await dealGame(world, { rules, players, ai: seats - players });
  const player = await openInBrowser(world, dealt, dealt.seats[1] as HeadlessPlayer);
  await player.page
    .locator('[role="option"]')
    .nth(seats - 1)
    .waitFor();
  for (const [width, height] of sizes) {
    await player.page.setViewportSize({ width, height });
    const faults = [...(await misplaced(player.page)), ...(await overflowingElements(player.page))];
    expect(faults, `${width}×${height}`).toEqual([]);
    if (process.env.MOONRISE_PICTURES)
      await player.page.screenshot({ path: `${process.env.MOONRISE_PICTURES}/board-${rules}-${seats}-${width}.png` });
  }
});
