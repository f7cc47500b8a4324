import { expect, test } from 'vitest';
import { languages } from '../../packages/web/src/shared/words/words.ts';
import { overflowingElements, untranslatedTexts } from '../harness/page-checks.ts';
import { useTestWorld } from '../harness/test-world.ts';
import { visitScreens } from '../screens/visit-screens.ts';

const world = useTestWorld();
// German has the longest words; the other languages are part of the long run.
const others = Object.keys(languages).filter((language) =>
  process.env.MOONRISE_LONG ? language !== 'en' : language === 'de',
);

test.each(others)('every screen of a game is translated to %s and fits a phone', async (language) => {
  const found: string[] = [];
  await visitScreens(world, 'duringGame', { language, width: 320, height: 700 }, async (stop, page) => {
    const spoken = await page.evaluate(() => document.documentElement.lang);
    if (spoken !== language) found.push(`${stop}: speaks ${spoken}`);
    found.push(...(await untranslatedTexts(page)).map((text) => `${stop}: not translated: ${text}`));
    found.push(...(await overflowingElements(page)).map((text) => `${stop}: ${text}`));
  });
  expect(found).toEqual([]);
});

test('the language is that of the browser, and can be changed', async () => {
  const anna = await world.player('Anna', { language: 'de-AT' });
  await anna.opens('/');
  await anna.sees('button', anna.t('home.create'));
  await anna.presses(anna.t('common.language'));
  await anna.thing('radio', '日本語').check();
  await expect.poll(() => anna.page.evaluate(() => document.documentElement.lang)).toBe('ja');
});
