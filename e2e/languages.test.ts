import { expect, test } from 'vitest';
import { languages } from '../packages/web/src/shared/words/words.ts';
import { gaps, overhang } from './harness/checks.ts';
import { useWorld } from './harness/world.ts';
import { walk } from './tour/tour.ts';

const world = useWorld();
// German has the longest words; the other languages are walked through where there is time.
const others = Object.keys(languages).filter((language) =>
  process.env.MOONRISE_LONG ? language !== 'en' : language === 'de',
);

test.each(others)('every screen of a game speaks %s, and is no wider than a phone in it', async (language) => {
  const found: string[] = [];
  await walk(world, 'game', { language, width: 320, height: 700 }, async (stop, page) => {
    const spoken = await page.evaluate(() => document.documentElement.lang);
    if (spoken !== language) found.push(`${stop}: speaks ${spoken}`);
    found.push(...(await gaps(page)).map((text) => `${stop}: left as a key: ${text}`));
    found.push(...(await overhang(page)).map((text) => `${stop}: ${text}`));
  });
  expect(found).toEqual([]);
});

test('the language is that of the browser, and can be changed at any time', async () => {
  const anna = await world.player('Anna', { language: 'de-AT' });
  await anna.opens('/');
  await anna.sees('button', anna.t('home.create'));
  await anna.presses(anna.t('common.language'));
  await anna.thing('radio', '日本語').check();
  await expect.poll(() => anna.page.evaluate(() => document.documentElement.lang)).toBe('ja');
});
