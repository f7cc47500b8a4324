import { expect, test } from 'vitest';
import { languages } from '../../packages/web/src/shared/words/words.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { untranslatedTexts } from '../harness/page-checks.ts';
import { type Device, useTestWorld } from '../harness/test-world.ts';
import { visitScreens } from '../screens/visit-screens.ts';

const world = useTestWorld();
const isLong = process.env.MOONRISE_LONG !== undefined;
const spoken = isLong ? Object.keys(languages) : ['en', 'hi']; // all languages are loaded the same way

/** What is drawn when nothing more is being loaded. */
async function rawTexts(player: BrowserPlayer, path: string): Promise<readonly string[]> {
  await player.opens(path);
  await player.page.getByRole('heading', { level: 1 }).waitFor();
  await player.page.waitForLoadState('networkidle');
  return (await untranslatedTexts(player.page)).map((text) => `${path}: ${text}`);
}

// A text that is not loaded is an error in the console, which fails a test too.
test.each(spoken)('every page and every refusal at a door has its words: %s', async (language) => {
  const device: Device = { language };
  const host = await world.player('Anna', device);
  const code = await host.createsRoom();
  const guest = await world.player('Bela', device);
  guest.errors.expect(/40[0-9]/);
  const found: string[] = [];
  const pages = ['/guide', '/guide/moonrise', '/guide/nothing', '/lab', '/me', '/leaderboard', '/replay', '/nowhere'];
  for (const path of [...pages, '/games/nothing']) found.push(...(await rawTexts(guest, path)));
  for (const door of ['r', 'watch', 'tv'])
    for (const room of [code, 'ZZZ9']) found.push(...(await rawTexts(guest, `/${door}/${room}`)));
  await host.fills(host.t('lobby.password'), 'full moon');
  await host.presses(host.t('lobby.passwordSet'));
  await host.reads(host.t('lobby.passwordIs'));
  for (const door of ['r', 'watch', 'tv']) found.push(...(await rawTexts(guest, `/${door}/${code}`)));
  await guest.fills(guest.t('home.password'), 'half moon'); // on the table screen
  await guest.presses(guest.t('home.enter'));
  await guest.reads(guest.t('errors.wrong_password'));
  found.push(...(await untranslatedTexts(guest.page)));
  expect(found).toEqual([]);
});

test.each(isLong ? spoken : ['hi'])('every screen before a game has its words: %s', async (language) => {
  const found: string[] = [];
  await visitScreens(world, 'beforeGame', { language }, async (stop, page) => {
    found.push(...(await untranslatedTexts(page)).map((text) => `${stop}: ${text}`));
  });
  expect(found).toEqual([]);
});
