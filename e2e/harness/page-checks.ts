import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Scrolls to the top and waits for animations: axe judges contrast against what is on the screen. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const isOnce = (effect: AnimationEffect | null) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const moving = document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline instanceof DocumentTimeline && isOnce(effect));
    const still = Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
    await Promise.race([still, new Promise((resolve) => setTimeout(resolve, 1_000))]);
  });
}

/** The violations that axe finds, one line each. */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  await waitUntilStill(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/** The elements that overflow to the right, if the page scrolls sideways. */
export function overflowingElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} px wide`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
  });
}

/** Controls with a touch target below 44 px. Links within text are exempt. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const touchable = document.querySelectorAll('button, a[href], input, select, textarea, summary, [role="tab"]');
    const isSmall = (element: Element) => {
      const target = element.closest('label') ?? element;
      const { width, ...box } = target.getBoundingClientRect().toJSON() as DOMRect;
      const reach = Number.parseFloat(getComputedStyle(element, '::after').height) || 0; // a pseudo-element may enlarge the target
      const height = Math.max(box.height, reach);
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1;
      const isInText = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
      return isSeen && !isInText && (height < 43.5 || width < 43.5);
    };
    return [...touchable].filter(isSmall).map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 160)}`;
    });
  });
}

/** Untranslated keys such as `lobby.start`, and unfilled placeholders. */
export function untranslatedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    return texts.filter((text) =>
      /\b[a-z]+\.[a-z]+[A-Z]\w*|^[a-z]+\.[a-z]\w+$|\{\w+[},]|undefined|\[object|NaN/.test(text),
    );
  });
}

const LEAST_HEIGHT = 608; // px: on lower portrait screens the table scrolls
/** A table that is higher than the screen: the dock would be below it. */
function tooHighTables(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const isTable = document.querySelector('main [data-testid="phase"]') !== null;
    return isTable && clientHeight >= least && scrollHeight > clientHeight + 1
      ? [`the table is ${scrollHeight} px high`]
      : [];
  }, LEAST_HEIGHT);
}

/** Runs all checks, and looks for overflow on a small phone and on a desktop. */
export async function problemsOn(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize();
  const found = [
    ...(await accessibilityViolations(page)),
    ...(await smallTargets(page)).map((text) => `touch target too small: ${text}`),
    ...(await untranslatedTexts(page)).map((text) => `not translated: ${text}`),
    ...(await tooHighTables(page)),
  ];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    found.push(...(await overflowingElements(page)).map((text) => `at ${width} px: ${text}`));
  }
  if (size) await page.setViewportSize(size);
  return found;
}
