import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const SLOW = { timeout: 90_000, interval: 250 };

const figures = ({ page }: BrowserPlayer) => page.getByTestId('figure');
/** The note below the first figure: number of games and kind of bots. */
async function source(player: BrowserPlayer): Promise<{ games: number; bots: string }> {
  const [, games = '0', bots = ''] =
    /(\d+) games?(?: each)?, (\w+) bots/.exec((await figures(player).first().textContent()) ?? '') ?? [];
  return { games: Number(games), bots };
}
const cards = async ({ page }: BrowserPlayer): Promise<Record<string, string>> => {
  const tiles = page.locator('[data-testid^="card-"]').filter({ has: page.locator('output') });
  const pairs = await tiles.evaluateAll((all) =>
    all.map((tile) => [tile.getAttribute('data-testid'), tile.querySelector('output')?.textContent]),
  );
  return Object.fromEntries(pairs);
};
/** Random bots, which are fast. */
async function opensLab(player: BrowserPlayer, rules = 'Classic'): Promise<void> {
  await player.opens('/');
  await player.thing('link', player.t('home.lab')).click();
  await player.thing('radio', player.t('lab.random')).check();
  await player.thing('radio', rules).check();
}

test('a set is composed by keyboard, and every figure names its games and bots', async () => {
  const anna = await world.player('Anna', { width: 1280 });
  await opensLab(anna);
  await anna.button('Werewolf +').press('Enter');
  await anna.button('Seer −').press('Enter');
  await expect.poll(() => cards(anna)).toMatchObject({ 'card-werewolf': '4' });
  expect(await cards(anna)).not.toHaveProperty('card-seer');
  await anna.sees('heading', anna.t('lab.sidesTitle'));
  await expect.poll(() => source(anna), SLOW).toMatchObject({ bots: 'random' });
  await expect.poll(async () => (await source(anna)).games, SLOW).toBeGreaterThan(30);
  expect(await figures(anna).getByRole('listitem').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Town \d+ % ± \d+$/), expect.stringMatching(/^Mafia \d+ % ± \d+$/)]),
  );
  for (const [tab, heading] of [
    ['roles', 'rolesTitle'],
    ['length', 'lengthTitle'],
    ['sizes', 'sizesTitle'],
  ] as const) {
    await anna.thing('tab', anna.t(`lab.${tab}`)).click();
    await anna.sees('heading', anna.t(`lab.${heading}`));
    await expect.poll(() => source(anna), SLOW).toMatchObject({ bots: 'random' });
  }
});

test('cards are dragged into the game, onto each other, and out of it', async () => {
  const anna = await world.player('Anna', { width: 1280, height: 1600 });
  await opensLab(anna);
  const card = (id: string) => anna.page.getByTestId(`card-${id}`);
  const zone = (name: string) => anna.page.getByRole('group', { name, exact: true });
  const before = await cards(anna);
  await card('doctor').dragTo(card('villager'));
  await expect
    .poll(() => cards(anna))
    .toMatchObject({
      'card-doctor': '2',
      'card-villager': String(Number(before['card-villager']) - 1),
    });
  await card('doctor').dragTo(zone(anna.t('lab.others')));
  await card('doctor').dragTo(zone(anna.t('lab.others')));
  await expect.poll(() => cards(anna)).not.toHaveProperty('card-doctor');
  await card('doctor').dragTo(zone(anna.t('lab.inGame')));
  await expect.poll(() => cards(anna)).toMatchObject({ 'card-doctor': '1' });
  await anna.presses(anna.t('lab.usualDeck'));
  await expect.poll(() => cards(anna)).toMatchObject({ 'card-doctor': '1', 'card-seer': '1' });
});

test('two sets are compared and exported', async () => {
  const anna = await world.player('Anna', { width: 1280 });
  await opensLab(anna);
  await anna.presses(anna.t('lab.compare'));
  await anna.presses('Werewolf −');
  await anna.presses('Villager +');
  expect(await figures(anna).count()).toBe(2);
  await expect
    .poll(
      async () => (await figures(anna).allInnerTexts()).every((text) => /\d+ games?(?: each)?, random bots/.test(text)),
      SLOW,
    )
    .toBe(true);
  const difference = anna.page.getByTestId('difference').getByRole('listitem');
  await expect
    .poll(() => difference.allInnerTexts(), SLOW)
    .toEqual([expect.stringMatching(/^Town: (0|[+−]\d+) ± \d+/), expect.stringMatching(/^Mafia: (0|[+−]\d+) ± \d+/)]);
  const [download] = await Promise.all([anna.page.waitForEvent('download'), anna.presses(anna.t('lab.json'))]);
  const [a, b] = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(a.bots).toEqual({ village: 'random', wolves: 'random' });
  expect(a.games).toBeGreaterThan(0);
  expect(b.options.roles.werewolf).toBe(a.roles.werewolf.dealt / a.games - 1);
  const [table] = await Promise.all([anna.page.waitForEvent('download'), anna.presses(anna.t('lab.csv'))]);
  const lines = readFileSync(await table.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('set,rules,players,bots,figure,of,count,games,share,margin');
  expect(lines.filter((line) => line.startsWith(`${anna.t('lab.setB')},classic,`)).length).toBeGreaterThan(10);
});

test('an invalid set shows why, and the next valid one is simulated', async () => {
  const anna = await world.player('Anna', { width: 1280 });
  await opensLab(anna);
  for (let taken = 0; taken < 3; taken++) await anna.presses('Werewolf −');
  await anna.reads(anna.t('errors.bad_deck'));
  await anna.presses('Werewolf +');
  await expect.poll(async () => (await source(anna)).games, SLOW).toBeGreaterThan(5);
});

test('a changed option within a group affects the figures and the export', async () => {
  const anna = await world.player('Anna', { width: 1280 });
  await opensLab(anna, 'AIWolf');
  for (const fold of [anna.t('lab.options'), 'Exile'])
    await anna.page.locator('summary').getByText(fold, { exact: true }).click();
  await anna.fills('Rounds of voting', '0');
  await anna.page.keyboard.press('Enter');
  await expect.poll(async () => (await source(anna)).games, SLOW).toBeGreaterThan(5);
  const [download] = await Promise.all([anna.page.waitForEvent('download'), anna.presses(anna.t('lab.json'))]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject([
    { rules: 'aiwolf', options: { vote: { max_count: 0 } } },
  ]);
});
