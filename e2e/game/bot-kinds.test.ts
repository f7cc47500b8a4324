import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { delayServer } from '../harness/network-faults.ts';
import { playToEnd } from '../harness/play.ts';
import { tap } from '../harness/tap.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
type Kind = 'easy' | 'standard' | 'hard';

const botsSeenBy = ({ page, t }: BrowserPlayer): Promise<string[]> =>
  page
    .getByRole('list', { name: /^\d+ bots?$/ })
    .getByRole('button')
    .filter({ hasNotText: t('bots.add') })
    .allInnerTexts();
const names = ({ t }: BrowserPlayer, ...kinds: readonly Kind[]): string[] => kinds.map((kind) => t(`bots.${kind}`));

/** Opens a bot's seat and chooses its kind in the sheet. */
async function makesBot(host: BrowserPlayer, n: number, kind: Kind): Promise<void> {
  await host.presses(new RegExp(`^Bot ${n}:`));
  await tap(host.page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${host.t(`bots.${kind}`)}`) }));
  await host.page.getByRole('dialog').waitFor({ state: 'hidden' });
}

test('the host sets the kind of each AI seat, the guest sees it, and the end screen shows it', async () => {
  const [host, guest] = [await world.player('Anna'), await world.player('Bela')];
  await guest.joins(await host.createsRoom());
  await host.asksForBots(4);
  await makesBot(host, 1, 'easy');
  await makesBot(host, 2, 'easy');
  await makesBot(host, 3, 'hard');
  await makesBot(host, 4, 'standard');
  await host.presses(host.t('bots.add')); // of the last chosen kind
  const chosen: Kind[] = ['easy', 'easy', 'hard', 'standard', 'standard'];
  await expect.poll(() => botsSeenBy(guest)).toEqual(names(guest, ...chosen));
  expect(await botsSeenBy(host)).toEqual(names(host, ...chosen));

  await guest.presses(/^Bot 3:/);
  await guest.reads(guest.t('bots.hardMeans'));
  expect(await guest.button(guest.t('bots.remove')).count()).toBe(0);
  await guest.page.keyboard.press('Escape');

  await guest.readies();
  await host.starts();
  for (const { page } of [host, guest]) await page.getByTestId('phase').waitFor();
  const shown = await guest.page.evaluate(() => document.body.textContent);
  for (const kind of chosen) expect(shown).not.toContain(guest.t(`minds.${kind}`));
  await playToEnd(world, [host, guest]);

  const cast = guest.page.getByRole('region', { name: guest.t('end.roles') });
  const played = (kind: Kind) => cast.getByText(guest.t('minds.playedBy', { kind: guest.t(`minds.${kind}`) })).count();
  await expect.poll(() => played('easy')).toBe(2);
  expect(await played('standard')).toBe(2);
  expect(await played('hard')).toBe(1);
  await guest.thing('link', 'Watch the replay').click();
  await guest.sees('slider', guest.t('replay.timeline'));
});

test('bots are added, changed and removed by quick taps, and by keyboard', async () => {
  const [host, guest] = [await world.player('Anna'), await world.player('Bela')];
  await delayServer(host, 400);
  await guest.joins(await host.createsRoom());
  for (let taps = 0; taps < 3; taps++) await host.presses(host.t('bots.add'));
  await makesBot(host, 1, 'hard');
  await host.presses(host.t('bots.add'));
  await host.presses(/^Bot 2:/);
  await host.presses(host.t('bots.remove'));
  await expect.poll(() => botsSeenBy(guest)).toEqual(names(guest, 'hard', 'standard', 'hard'));

  await host.button(/^Bot 3:/).press('Enter');
  await host.button(host.t('bots.remove')).press('Enter');
  await expect.poll(() => host.page.evaluate(() => document.activeElement?.textContent)).toBe(host.t('bots.add'));
  await host
    .thing('group', host.t('bots.level'))
    .getByRole('radio', { name: host.t('bots.easy') })
    .check();
  await expect.poll(() => botsSeenBy(guest)).toEqual(names(guest, 'easy', 'easy'));
  await host.presses(`${host.t('lobby.aiSeats')} +`);
  await expect.poll(() => botsSeenBy(guest)).toEqual(names(guest, 'easy', 'easy', 'easy'));
});

test('a game against bots starts in two taps with the remembered level', async () => {
  const anna = await world.player('Anna');
  await anna.opens('/');
  await anna.presses(anna.t('home.bots'));
  await anna.thing('radio', anna.t('bots.hard')).check();
  await anna.refreshes();
  await anna.presses(anna.t('home.bots'));
  await anna.page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await anna.page.waitForURL('**/r/*');
  await world.on.pass(0);
  await anna.page.getByTestId('phase').waitFor();
  expect(new Set(anna.view.room?.ai_seats)).toEqual(new Set(['hard']));
});

test('the bots of a German host speak German', async () => {
  const anna = await world.player('Anna', { language: 'de-DE' });
  await anna.createsRoom();
  await anna.asksForBots(6);
  await anna.starts();
  await anna.page.getByTestId('phase').waitFor();
  await playToEnd(world, [anna]);
  const lines = anna.view.events.flatMap((event) => (event.type === 'said' ? [event.text] : []));
  const german = /\b(ich|nicht|ist|wer|der|die|das|war|hat|du|wir|für|von|mir|ein|eine)\b/i;
  const english = /\b(the|is|you|and|are|who)\b/i;
  expect(lines).not.toEqual([]);
  expect(lines.filter((line) => german.test(line)).length).toBeGreaterThan(lines.length / 2);
  expect(lines.filter((line) => english.test(line))).toEqual([]);
});

test('a host who changes the language in the lobby is offered it for the bots', async () => {
  const anna = await world.player('Anna');
  const bela = await world.player('Bela');
  await bela.joins(await anna.createsRoom());
  await anna.asksForBots(4);
  expect(await anna.page.getByText(/Bots speak: /).count()).toBe(0);
  await anna.presses(anna.t('common.settings'));
  await anna.thing('radio', 'Deutsch').check();
  await anna.page.keyboard.press('Escape');
  await anna.presses('Bots sollen Deutsch sprechen');
  await expect.poll(() => bela.view.room?.language).toBe('de');
  await anna.button('Bots sollen Deutsch sprechen').waitFor({ state: 'detached' });
  await bela.page
    .locator('summary')
    .filter({ hasText: bela.t('lobby.options') })
    .click();
  await bela.reads(bela.t('bots.speakNow', { language: 'Deutsch' }));
});
