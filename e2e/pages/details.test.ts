import { expect, test } from 'vitest';
import { dealGame, type HeadlessPlayer, openInBrowser } from '../harness/headless-player.ts';
import { overflowingElements } from '../harness/page-checks.ts';
import { passPhase } from '../harness/play.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();

test('an unknown address has a title of its own, and the settings', async () => {
  const anna = await world.player('Anna');
  anna.errors.expect(/404/);
  await anna.opens('/nowhere');
  await anna.sees('heading', anna.t('common.notFound'));
  expect(await anna.page.title()).toBe(`${anna.t('common.notFound')} – Moonrise`);
  await anna.sees('button', anna.t('common.settings'));
});

test('with forced colours a switch that is on differs from one that is off', async () => {
  const anna = await world.player('Anna');
  await anna.opens('/');
  await anna.page.emulateMedia({ forcedColors: 'active' });
  await anna.presses(anna.t('common.settings'));
  const colourOf = (isOn: boolean) =>
    anna.page.evaluate((isOn) => {
      const found = document.querySelector(`[role=switch]${isOn ? ':checked' : ':not(:checked)'}`);
      return found && getComputedStyle(found).backgroundColor;
    }, isOn);
  await anna.page.getByRole('switch').first().waitFor();
  const [on, off] = [await colourOf(true), await colourOf(false)];
  expect(on).not.toBeNull();
  expect(on).not.toBe(off);
});

test.each([390, 1280])('a code of six characters stays on one line of the table screen: %i px', async (width) => {
  const host = await world.player('Anna');
  const code = await host.createsRoom();
  const tv = await world.player('Table screen', { width });
  await tv.opens(`/tv/${code}`);
  const shown = tv.page.getByText(code, { exact: true });
  const lines = await shown.evaluate((element) => {
    element.textContent = 'WWMMWW';
    return element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight);
  });
  expect(Math.round(lines)).toBe(1);
  expect(await overflowingElements(tv.page)).toEqual([]);
});

test('Japanese is broken by phrase, and strictly', async () => {
  const anna = await world.player('Anna', { language: 'ja' });
  await anna.opens('/');
  await anna.sees('button', anna.t('home.create'));
  const { lineBreak, wordBreak } = await anna.page.evaluate(() => {
    const { lineBreak, wordBreak } = getComputedStyle(document.body);
    return { lineBreak, wordBreak };
  });
  expect([lineBreak, wordBreak]).toEqual(['strict', 'auto-phrase']);
});

test('the minutes of a preset are those of its own options', async () => {
  const anna = await world.player('Anna');
  await anna.opens('/');
  await anna.presses(anna.t('home.bots'));
  const list = await (await fetch(`${world.on.url}/api/rulesets?lang=en`)).json();
  for (const { name, rules, options, seats } of list.presets) {
    const query = `lang=en&options=${encodeURIComponent(JSON.stringify(options))}`;
    const own = await (await fetch(`${world.on.url}/api/rulesets/${rules}?${query}`)).json();
    const button = anna.page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) });
    const minutes = own.minutes[String(seats)];
    const told =
      minutes === undefined ? anna.t('home.facts', { n: seats }) : anna.t('home.factsLong', { n: seats, minutes });
    await button.getByText(told).waitFor();
  }
});

test('a new question is announced to screen readers', async () => {
  const dealt = await dealGame(world, { rules: 'moonrise', players: 5, options: { roles: { wolf: 1, villager: 4 } } });
  const seat = dealt.seats[0] as HeadlessPlayer;
  const player = await openInBrowser(world, dealt, seat);
  await player.sees('heading', 'Night');
  await player.page.evaluate(() => {
    const heard: (string | null)[] = [];
    Object.assign(window, { heard });
    const listen = () => heard.push(document.querySelector('[data-testid=announced]')?.textContent ?? '');
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await passPhase(world, [player]);
  await player.sees('heading', 'Day');
  await passPhase(world, [player]);
  await player.sees('heading', 'Voting');
  const question = await player.page.locator('main h2').first().textContent();
  const heard = () => player.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(heard, { timeout: 10_000 }).toContain(question);
});

test.each(['/', '/guide', '/guide/moonrise', '/lab', '/me', '/leaderboard', '/replay', '/r/ZZZ9', '/nowhere'])(
  'text of twice the size does not overflow a phone: %s',
  async (path) => {
    const anna = await world.player('Anna', { language: 'de' });
    anna.errors.expect(/404/);
    await anna.opens(path);
    await anna.page.getByRole('heading', { level: 1 }).waitFor();
    await anna.page.waitForLoadState('networkidle');
    await anna.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await overflowingElements(anna.page)).toEqual([]);
  },
);
