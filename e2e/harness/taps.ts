import type { BrowserContext, Locator, Page } from 'playwright-core';

const HESITATION = 450; // ms: sooner, where something else has just come under the finger, a tap counts as a slip

interface Noted {
  slips?: number;
}

/** Every page of this browser counts the taps that reach its window and nothing in it. */
export const noteSlips = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const count = (more: number) => () => {
      (window as Noted).slips = ((window as Noted).slips ?? 0) + more;
    };
    window.addEventListener('click', count(1), true);
    document.addEventListener('click', count(-1), true);
  });

/** Whether a tap has counted as a slip since we last asked. A page that has been left tells nothing. */
const hasSlipped = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      const { slips = 0 } = window as Noted;
      (window as Noted).slips = 0;
      return slips > 0;
    })
    .catch(() => false);

/** Taps as people do: who has slipped, because something has just come up under the finger, taps again. */
export async function tap(thing: Locator, options: { readonly timeout?: number } = {}): Promise<void> {
  const page = thing.page();
  await hasSlipped(page);
  await thing.click(options);
  if (!(await hasSlipped(page))) return;
  await page.waitForTimeout(HESITATION);
  await thing.click(options);
}
