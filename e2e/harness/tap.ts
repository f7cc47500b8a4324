import type { BrowserContext, Locator, Page } from 'playwright-core';

const PAUSE_MS = 450; // the client ignores taps on an element that has just appeared for so long

interface TapCounter {
  slips?: number;
}

/** Counts in every page the taps that the client ignores: they reach the window, but not the document. */
export const countIgnoredTaps = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const count = (more: number) => () => {
      (window as TapCounter).slips = ((window as TapCounter).slips ?? 0) + more;
    };
    window.addEventListener('click', count(1), true);
    document.addEventListener('click', count(-1), true);
  });

/** Whether a tap was ignored since the last call. False for a page that was left. */
const wasIgnored = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      const { slips = 0 } = window as TapCounter;
      (window as TapCounter).slips = 0;
      return slips > 0;
    })
    .catch(() => false);

/** Taps, and retries once if the client ignored the tap as accidental. */
export async function tap(thing: Locator, options: { readonly timeout?: number } = {}): Promise<void> {
  const page = thing.page();
  await wasIgnored(page);
  await thing.click(options);
  if (!(await wasIgnored(page))) return;
  await page.waitForTimeout(PAUSE_MS);
  await thing.click(options);
}
