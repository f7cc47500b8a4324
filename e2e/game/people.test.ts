import { expect, test } from 'vitest';
import type { Key } from '../../packages/web/src/shared/words/words.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { problemsOn } from '../harness/page-checks.ts';
import { tap } from '../harness/tap.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const PICTURES = process.env.MOONRISE_PICTURES; // a folder for screenshots
const photograph = async ({ page }: BrowserPlayer, name: string) => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
};
const labelled = ({ t }: BrowserPlayer, key: Key, name: string) => t('common.pair', { label: t(key), value: name });
const sheetOf = ({ page }: BrowserPlayer) => page.getByRole('dialog');
const pressIn = (player: BrowserPlayer, name: string) =>
  tap(sheetOf(player).getByRole('button', { name, exact: true }).first());

test.each([
  ['en-GB', 390, 844],
  ['de-DE', 844, 390],
  ['hi-IN', 390, 844],
  ['ja-JP', 1280, 800],
])('the host lets people in, mutes, removes and lets back in: %s, %i px', async (language, width, height) => {
  const anna = await world.player('Anna', { language, width, height });
  const code = await anna.createsRoom();
  await tap(anna.page.getByRole('switch', { name: anna.t('people.approve') }));
  await expect.poll(() => anna.view.room?.options.approve_seats).toBe(true);
  const bela = await world.player('Bela', { language, width, height });
  await bela.opens(`/r/${code}`);
  await bela.presses(bela.t('home.joinNow'));
  await bela.reads(bela.t('home.waitTitle'));
  expect(await problemsOn(bela.page)).toEqual([]);
  await photograph(bela, `waiting-${language}-${width}`);
  await anna.presses(anna.t('people.waiting', { n: 1 }));
  await photograph(anna, `people-waiting-${language}-${width}`);
  await pressIn(anna, labelled(anna, 'people.letIn', 'Bela'));
  await bela.page.getByTestId('room-code').waitFor();
  await pressIn(anna, labelled(anna, 'people.mute', 'Bela'));
  await sheetOf(anna)
    .getByRole('button', { name: labelled(anna, 'people.unmute', 'Bela') })
    .waitFor();
  await bela.reads(bela.t('errors.muted'));
  const watcher = await world.player('Carl', { language });
  await watcher.opens(`/watch/${code}`);
  await sheetOf(anna)
    .getByText(anna.t('people.spectator', { n: 1 }))
    .waitFor();
  expect(await problemsOn(anna.page)).toEqual([]);
  await pressIn(anna, labelled(anna, 'people.remove', anna.t('people.spectator', { n: 1 })));
  await photograph(anna, `people-sure-${language}-${width}`);
  await tap(
    sheetOf(anna)
      .getByRole('button', { name: labelled(anna, 'people.remove', anna.t('people.spectator', { n: 1 })) })
      .last(),
  );
  await watcher.reads(watcher.t('seat.lostKicked'));
  await sheetOf(anna)
    .getByText(anna.t('people.removed', { n: 1 }))
    .waitFor();
  await photograph(anna, `people-${language}-${width}`);
  await pressIn(anna, labelled(anna, 'people.letBackIn', anna.t('people.spectator', { n: 1 })));
  await sheetOf(anna)
    .getByText(anna.t('people.removed', { n: 1 }))
    .waitFor({ state: 'hidden' });
});

test('a person can stop waiting, and is told if the host refuses', async () => {
  const anna = await world.player('Anna');
  const code = await anna.createsRoom();
  await tap(anna.page.getByRole('switch', { name: anna.t('people.approve') }));
  await expect.poll(() => anna.view.room?.options.approve_seats).toBe(true);
  const bela = await world.player('Bela', { settings: { name: '' } }); // no name is stored in this browser
  await bela.opens(`/r/${code}`);
  await bela.fills(bela.t('home.name'), 'Bela');
  await bela.presses(bela.t('home.joinNow'));
  await bela.presses(bela.t('home.waitStop')); // the name is still there
  await bela.presses(bela.t('home.joinNow'));
  await bela.reads(bela.t('home.waitTitle'));
  await anna.presses(anna.t('people.waiting', { n: 1 }));
  await pressIn(anna, labelled(anna, 'people.refuse', 'Bela'));
  await bela.reads(bela.t('home.notLetIn'));
  const hasFocus = () => anna.page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  expect(await hasFocus()).toBe(true); // for the keyboard, though its button is gone
});

test('a table screen that may not enter says why, in its language', async () => {
  const anna = await world.player('Anna');
  const code = await anna.createsRoom();
  await tap(anna.page.getByRole('switch', { name: anna.t('lobby.lock') }));
  await expect.poll(() => anna.view.room?.locked).toBe(true);
  const screen = await world.player('Screen', { language: 'ja-JP', width: 1920, height: 1080 });
  await screen.opens(`/tv/${code}`);
  await screen.reads(screen.t('home.doorTitle', { code }));
  expect(await problemsOn(screen.page)).toEqual([]);
});

test('players vote one of them out of a game', async () => {
  const [anna, bela, carl] = [
    await world.player('Anna'),
    await world.player('Bela', { width: 1280 }),
    await world.player('Carl'),
  ];
  const code = await anna.createsRoom();
  await anna.choosesRules('Classic');
  await tap(anna.page.getByRole('switch', { name: anna.t('people.voteOut') }));
  await bela.joins(code);
  await carl.joins(code);
  await anna.asksForBots(2);
  await anna.starts();
  for (const [i, player] of [anna, bela].entries()) {
    await player.presses(player.t('people.open'));
    await pressIn(player, labelled(player, 'people.vote', 'Carl'));
    expect(await problemsOn(player.page)).toEqual([]);
    await photograph(player, `vote-${i}`);
    await tap(
      sheetOf(player)
        .getByRole('button', { name: labelled(player, 'people.vote', 'Carl'), exact: true })
        .last(),
    );
  }
  await carl.reads(carl.t('seat.lostKicked'));
  await expect.poll(() => bela.view.room?.players.some(({ removed }) => removed)).toBe(true);
  await photograph(bela, 'voted-out');
});
