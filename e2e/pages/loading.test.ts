import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { problemsOn } from '../harness/page-checks.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const notice = ({ page }: BrowserPlayer) => page.getByTestId('page-notice');

/** Opens the start page, and counts the requests for parts of other pages from then on, which all fail. */
async function updated(player: BrowserPlayer): Promise<{ asked: number }> {
  await player.opens('/');
  await player.sees('button', player.t('home.create'));
  await player.page.waitForLoadState('networkidle');
  const count = { asked: 0 };
  await player.page.route('**/assets/*.js', (route) => {
    count.asked += 1;
    return route.fulfill({ status: 404 });
  });
  return count;
}

test('an open tab whose parts are gone asks seldom, and offers to reload', async () => {
  const anna = await world.player('Anna');
  anna.errors.expect(/404|Failed to load module script/);
  const count = await updated(anna);
  await anna.page
    .getByRole('link', { name: anna.t('home.guide') })
    .first()
    .click();
  await notice(anna).waitFor();
  expect(count.asked).toBeLessThan(20);
  await anna.page.unroute('**/assets/*.js');
  await notice(anna).getByRole('button').click();
  await anna.page.getByRole('navigation').getByRole('link').first().waitFor();
  expect(await notice(anna).count()).toBe(0);
});

test('offline, a page that has not loaded says so, and opens by itself later', async () => {
  const anna = await world.player('Anna', { language: 'de' });
  anna.errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await anna.opens('/');
  await anna.sees('button', anna.t('home.create'));
  await anna.context.setOffline(true);
  await anna.page
    .getByRole('link', { name: anna.t('home.guide') })
    .first()
    .click();
  await notice(anna).getByText('Du bist offline').waitFor();
  await anna.context.setOffline(false);
  await anna.page.getByRole('navigation').getByRole('link').first().waitFor();
  expect(await notice(anna).count()).toBe(0);
});

test('the service worker keeps pages that were never opened', async () => {
  const anna = await world.player('Anna', { keepsPages: true });
  anna.errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket connection/);
  await anna.opens('/');
  const isKept = () =>
    anna.page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().some(({ url }) => url.includes('/replay-screen-'));
    });
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
  await anna.context.setOffline(true);
  await anna.opens('/replay');
  await anna.sees('heading', anna.t('replay.file.title'));
});

test.each([
  ['en', 'Something went wrong.', 'Reload the page'],
  ['ja', '問題が発生しました。', 'ページを再読み込み'],
])('a fault is told calmly, with what to do: %s', async (language, title, way) => {
  const anna = await world.player('Anna', { language });
  anna.errors.expect(/a planted fault/);
  await anna.context.addInitScript(() => {
    const fail = () => {
      throw new Error('a planted fault');
    };
    Object.defineProperty(document, 'title', { set: fail, get: () => 'Moonrise' });
  });
  await anna.opens('/');
  await anna.page.getByRole('heading', { name: title }).waitFor();
  await anna.page.getByRole('button', { name: way }).waitFor();
  expect((await problemsOn(anna.page)).filter((text) => !text.startsWith('document-title'))).toEqual([]);
});
