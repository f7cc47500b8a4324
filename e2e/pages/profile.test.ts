import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Key } from '../../packages/web/src/shared/words/words.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { playToEnd } from '../harness/play.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld({ env: { MOONRISE_LEADERBOARD: 'on' } });
const secretOf = ({ page }: BrowserPlayer): Promise<string | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('moonrise.settings') ?? '{}').profile);

/** A player who has just finished a game against bots. */
async function afterOneGame(): Promise<BrowserPlayer> {
  const anna = await world.player('Anna');
  await anna.createsRoom();
  await anna.choosesRules('Classic');
  await anna.asksForBots(5);
  await anna.starts();
  await anna.opens('/me'); // during the game
  await anna.reads(anna.t('profile.none'));
  await anna.page.goBack();
  await playToEnd(world, [anna]);
  return anna;
}

async function looksAtGames(anna: BrowserPlayer): Promise<void> {
  await anna.opens('/me');
  await anna.sees('heading', anna.t('profile.summary'));
}
const medalsIn = (anna: BrowserPlayer, title: Key): Promise<string[]> =>
  anna.page
    .getByRole('region', { name: anna.t(title) })
    .getByRole('listitem')
    .filter({ visible: true })
    .allInnerTexts();

test('“My games” shows a finished game with achievements, statistics, export and replay', async () => {
  const anna = await afterOneGame();
  await looksAtGames(anna);
  const earned = await medalsIn(anna, 'profile.achievements');
  await anna.page.goBack();
  if (earned.length > 0) await anna.sees('heading', anna.t('profile.earned'));
  const firstTime = anna.t('profile.firstTime');
  expect((await medalsIn(anna, 'profile.earned')).map((text) => text.replace(firstTime, ''))).toEqual(earned);

  await looksAtGames(anna);
  await anna.reads(anna.t('profile.games', { n: 1 }));
  await anna.sees('heading', 'Classic');
  const [download] = await Promise.all([anna.page.waitForEvent('download'), anna.presses(anna.t('profile.export'))]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ games: [{ rules: 'classic', players: 6 }], statistics: [{ games: 1 }] });
  expect(text).not.toContain(await secretOf(anna));

  await anna.page.getByRole('link', { name: /^(Won|Lost).* in Classic, 6 players/ }).click();
  await anna.page.waitForURL('**/games/*');
  await anna.sees('heading', /.+/);
});

test('deleted data is gone here and on the server, and stays off until the player opts in again', async () => {
  const anna = await afterOneGame();
  await looksAtGames(anna);
  const secret = await secretOf(anna);
  await anna.presses(anna.t('profile.delete'));
  await anna.presses(anna.t('profile.deleteYes'));
  await anna.reads(anna.t('profile.off'));
  expect(await secretOf(anna)).toBeNull();
  const kept = await fetch(`${world.on.url}/api/me`, { headers: { authorization: `Bearer ${secret}` } });
  expect(await kept.json()).toMatchObject({ games: [], statistics: [] });
  await anna.createsRoom();
  expect(await secretOf(anna)).toBeNull();
  await anna.opens('/me');
  await anna.thing('switch', anna.t('profile.keep')).click();
  await anna.reads(anna.t('profile.none'));
  expect(await secretOf(anna)).toMatch(/^[\w-]{43}$/);
});

test('a ranked room says so, refuses bots, and puts ratings on the leaderboard', async () => {
  const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dani'].map((name) => world.player(name)));
  const [anna, bela] = people as [BrowserPlayer, BrowserPlayer];
  const code = await anna.createsRoom();
  for (const guest of people.slice(1)) await guest.joins(code);
  await anna.choosesRules('Classic');
  await anna.thing('switch', anna.t('lobby.ranked')).click();
  await bela.reads(new RegExp(bela.t('lobby.rankedOn')));
  await anna.asksForBots(1);
  await anna.reads(new RegExp(anna.t('lobby.whyRankedBots')));
  await anna.asksForBots(0);
  for (const guest of people.slice(1)) await guest.readies();
  await bela.reads(new RegExp(bela.t('lobby.whyRankedSameNetwork').slice(0, 30)));
  await anna.thing('switch', anna.t('lobby.inOneRoom')).click();
  await bela.reads(new RegExp(bela.t('lobby.inOneRoomOn')));
  await anna.starts();
  await playToEnd(world, people);
  await anna.opens('/me');
  await anna.reads(/^1\d{3} ± \d{3}$/);
  await anna.presses(anna.t('profile.nameSet'));
  await anna.reads(anna.t('profile.named', { name: 'Anna' }));
  await bela.opens('/leaderboard');
  await bela.sees('row', /^1 Anna 1\d{3} ± \d{3} 1$/);
});
