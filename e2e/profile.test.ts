import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playsToTheEnd } from './harness/play.ts';
import type { Player } from './harness/player.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld({ env: { MOONRISE_LEADERBOARD: 'on' } });
const secretOf = ({ page }: Player): Promise<string | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('moonrise.settings') ?? '{}').profile);

/** Somebody who has played a game against bots to its end, and looks at their games. */
async function afterOneGame(): Promise<Player> {
  const anna = await world.player('Anna');
  await anna.createsRoom();
  await anna.choosesRules('Classic');
  await anna.asksForBots(5);
  await anna.starts();
  await anna.opens('/me'); // in the middle of it
  await anna.reads(anna.t('profile.none'));
  await anna.page.goBack();
  await playsToTheEnd(world, [anna]);
  await anna.opens('/me');
  await anna.sees('heading', anna.t('profile.summary'));
  return anna;
}

test('a finished game stands under “My games”, with a role, statistics and the way to its replay', async () => {
  const anna = await afterOneGame();
  await anna.reads(anna.t('profile.games', { n: 1 }));
  await anna.sees('heading', 'Classic');
  const game = anna.page.getByRole('link', { name: /^(Won|Lost).* in Classic, 6 players/ });
  await game.click();
  await anna.page.waitForURL('**/games/*');
  await anna.sees('heading', /.+/);
});

test('what is saved as a file is what the page shows, and the secret is not in it', async () => {
  const anna = await afterOneGame();
  const [download] = await Promise.all([anna.page.waitForEvent('download'), anna.presses(anna.t('profile.export'))]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ games: [{ rules: 'classic', players: 6 }], statistics: [{ games: 1 }] });
  expect(text).not.toContain(await secretOf(anna));
});

test('deleted, it is gone: here, on the server, and for the next game, until somebody wants it again', async () => {
  const anna = await afterOneGame();
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

test('a ranked room of people: everybody is told, bots are refused, and the rating stands on the leaderboard by name', async () => {
  const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dani'].map((name) => world.player(name)));
  const [anna, bela] = people as [Player, Player];
  const code = await anna.createsRoom();
  for (const guest of people.slice(1)) await guest.joins(code);
  await anna.choosesRules('Classic');
  await anna.thing('switch', anna.t('lobby.ranked')).click();
  await bela.reads(new RegExp(bela.t('lobby.rankedOn')));
  await anna.asksForBots(1);
  await anna.reads(new RegExp(anna.t('lobby.whyRankedBots')));
  await anna.asksForBots(0);
  for (const guest of people.slice(1)) await guest.readies();
  await anna.starts();
  await playsToTheEnd(world, people);
  await anna.opens('/me');
  await anna.reads(/^1\d{3} ± \d{3}$/);
  await anna.presses(anna.t('profile.nameSet'));
  await anna.reads(anna.t('profile.named', { name: 'Anna' }));
  await bela.opens('/leaderboard');
  await bela.sees('row', /^1 Anna 1\d{3} ± \d{3} 1$/);
});
