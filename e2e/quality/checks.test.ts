import { expect, test } from 'vitest';
import { accessibilityViolations, overflowingElements, untranslatedTexts } from '../harness/page-checks.ts';
import { PageErrors } from '../harness/page-errors.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();

test('the page checks find planted problems', async () => {
  const page = await world.browser.newPage({ viewport: { width: 320, height: 600 } });
  await page.setContent(`<html lang="en"><title>A page</title><main><h1>A page</h1>
    <p style="color:#999;background:#fff">pale</p><img src="data:,"><div style="width:500px">wide</div>
    <p>lobby.iAmReady</p><p>Hello {name}</p><p>{n, one {# player} other {# players}}</p><p>undefined</p></main>`);
  const kinds = new Set((await accessibilityViolations(page)).map((text) => text.split(':')[0]));
  expect([...kinds].sort()).toEqual(['color-contrast', 'image-alt']);
  expect((await overflowingElements(page)).length).toBeGreaterThan(1);
  expect(await untranslatedTexts(page)).toHaveLength(4);
  await page.close();
});

test('the page checks pass a correct page', async () => {
  const page = await world.browser.newPage({ viewport: { width: 320, height: 600 } });
  await page.setContent(
    '<html lang="en"><title>A page</title><main><h1>A page</h1><p>It is 8.30 p.m. in St. Ives.</p></main>',
  );
  expect([
    ...(await accessibilityViolations(page)),
    ...(await overflowingElements(page)),
    ...(await untranslatedTexts(page)),
  ]).toEqual([]);
  await page.close();
});

test('errors of the page, the console and the content security policy are recorded', async () => {
  const context = await world.browser.newContext();
  const errors = new PageErrors();
  await errors.watch(context, 'Anna');
  const page = await context.newPage();
  await page.goto(world.on.url);
  await page.evaluate(() => {
    console.error('said aloud');
    setTimeout(() => {
      throw new Error('thrown');
    });
    document.body.insertAdjacentHTML('beforeend', '<img src="https://example.org/x.png" style="color:red">');
  });
  await expect.poll(() => errors.all.join('\n')).toContain('thrown');
  await expect.poll(() => errors.all.join('\n')).toMatch(/content security policy: img-src/);
  expect(errors.all.join('\n')).toContain('said aloud');
  await context.close();
});
