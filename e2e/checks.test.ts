import { expect, test } from 'vitest';
import { barriers, gaps, overhang } from './harness/checks.ts';
import { Faults } from './harness/faults.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();

test('what the other tests look for is found where it is', async () => {
  const page = await world.browser.newPage({ viewport: { width: 320, height: 600 } });
  await page.setContent(`<html lang="en"><title>A page</title><main><h1>A page</h1>
    <p style="color:#999;background:#fff">pale</p><img src="data:,"><div style="width:500px">wide</div>
    <p>lobby.iAmReady</p><p>Hello {name}</p><p>{n, one {# player} other {# players}}</p><p>undefined</p></main>`);
  const kinds = new Set((await barriers(page)).map((text) => text.split(':')[0]));
  expect([...kinds].sort()).toEqual(['color-contrast', 'image-alt']);
  expect((await overhang(page)).length).toBeGreaterThan(1);
  expect(await gaps(page)).toHaveLength(4);
  await page.close();
});

test('a page without faults has none', async () => {
  const page = await world.browser.newPage({ viewport: { width: 320, height: 600 } });
  await page.setContent(
    '<html lang="en"><title>A page</title><main><h1>A page</h1><p>It is 8.30 p.m. in St. Ives.</p></main>',
  );
  expect([...(await barriers(page)), ...(await overhang(page)), ...(await gaps(page))]).toEqual([]);
  await page.close();
});

test('errors of a page, of its console and of the policy are heard', async () => {
  const context = await world.browser.newContext();
  const faults = new Faults();
  await faults.watch(context, 'Anna');
  const page = await context.newPage();
  await page.goto(world.on.url);
  await page.evaluate(() => {
    console.error('said aloud');
    setTimeout(() => {
      throw new Error('thrown');
    });
    document.body.insertAdjacentHTML('beforeend', '<img src="https://example.org/x.png" style="color:red">');
  });
  await expect.poll(() => faults.all.join('\n')).toContain('thrown');
  await expect.poll(() => faults.all.join('\n')).toMatch(/content security policy: img-src/);
  expect(faults.all.join('\n')).toContain('said aloud');
  await context.close();
});
