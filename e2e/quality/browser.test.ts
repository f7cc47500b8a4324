import { expect, test } from 'vitest';
import { openBrowser } from '../../scripts/browser.mjs';

test('a browser starts, and is a Chromium', async () => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent('<h1>Full moon</h1>');
    expect(await page.getByRole('heading').textContent()).toBe('Full moon');
    expect(browser.version()).toMatch(/^\d{3}\./);
  } finally {
    await browser.close();
  }
});
