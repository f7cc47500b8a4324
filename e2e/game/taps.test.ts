import { expect, test } from 'vitest';
import { matchIn } from '../../packages/server/src/testing/running-match.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { dealGame, type HeadlessPlayer, openInBrowser, playersWithRole } from '../harness/headless-player.ts';
import { delayServer } from '../harness/network-faults.ts';
import { houseOf } from '../harness/prompt-answers.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const SLOW = 800; // ms: several separate taps fit in before an answer

/** A host with a slow connection, and a guest with a fast one. */
async function farHost(): Promise<{ host: BrowserPlayer; guest: BrowserPlayer }> {
  const [host, guest] = [await world.player('Anna'), await world.player('Bela')];
  await delayServer(host, SLOW);
  await guest.joins(await host.createsRoom());
  await host.sees('button', /^Bela/);
  return { host, guest };
}
const roomOf = ({ view }: BrowserPlayer) => view.room;
const refusals = ({ page }: BrowserPlayer) => page.locator('li[class*="danger"]').count();

test('every quick tap on a stepper counts', async () => {
  const { host, guest } = await farHost();
  const more = host.button(`${host.t('lobby.aiSeats')} +`);
  for (let taps = 0; taps < 5; taps++) await more.click();
  expect(await host.page.getByLabel(host.t('lobby.aiSeats'), { exact: true }).inputValue()).toBe('5');
  await host.button(`${host.t('lobby.aiSeats')} −`).click();
  await expect.poll(() => roomOf(guest)?.ai_count).toBe(4);
  await expect.poll(() => host.page.getByLabel(host.t('lobby.aiSeats'), { exact: true }).inputValue()).toBe('4');
});

test('quick changes of options do not undo each other', async () => {
  const { host, guest } = await farHost();
  await host.page
    .locator('summary')
    .filter({ hasText: host.t('lobby.options') })
    .click();
  const switches = host.page.locator('details input[role="switch"]');
  await host.page.waitForTimeout(SLOW * 0.6); // a tap right after the element has appeared would be ignored
  const count = Math.min(3, await switches.count());
  expect(count).toBe(3);
  for (let i = 0; i < count; i++) {
    await switches.nth(i).click();
    await host.page.waitForTimeout(SLOW * 0.6); // meanwhile the room shows the previous change
  }
  await expect.poll(() => Object.keys(roomOf(guest)?.options ?? {}).length).toBe(count);
});

test('a double tap on Ready is one tap; a later tap undoes it', async () => {
  const { host, guest } = await farHost();
  const cleo = await world.player('Cleo');
  await delayServer(cleo, SLOW);
  await cleo.joins((await host.page.getByTestId('room-code').textContent())?.trim() ?? '');
  const taps = async (clickCount: number) => {
    await cleo.page.getByRole('button', { name: /ready/i }).last().click({ clickCount });
    await cleo.page.waitForTimeout(SLOW * 4); // until all answers have arrived
    return roomOf(guest)?.players.find(({ name }) => name === 'Cleo')?.ready;
  };
  expect(await taps(2)).toBe(true);
  expect(await taps(1)).toBe(false);
  expect(await taps(2)).toBe(true);
  expect(await refusals(cleo)).toBe(0);
});

test('Start and Cancel run once, however often they are tapped', async () => {
  const { host, guest } = await farHost();
  await host.asksForBots(4);
  await guest.readies();
  const start = host.button(host.t('lobby.start'));
  await expect.poll(() => start.isEnabled()).toBe(true);
  await start.dblclick();
  await host.page.getByTestId('countdown').waitFor();
  await host.button(host.t('lobby.cancelStart')).dblclick();
  await host.page.getByTestId('countdown').waitFor({ state: 'detached' });
  await host.page.waitForTimeout(SLOW * 2);
  expect(await refusals(host)).toBe(0);
});

test.each(['again', 'toLobby'] as const)('returning to the lobby runs once (%s)', async (way) => {
  const dealt = await dealGame(world, { rules: 'classic', players: 4 });
  const [seat, breaker] = dealt.seats as [HeadlessPlayer, HeadlessPlayer];
  seat.client.close();
  const host = await world.player(seat.name, { seat: { code: dealt.code, token: seat.token } });
  host.errors.expect(/status of 404/); // a stopped game has no stored story
  await delayServer(host, SLOW);
  await host.opens(`/r/${dealt.code}`);
  await host.page.getByTestId('phase').waitFor();
  Object.defineProperty((await matchIn(world.on, dealt.code)).game, 'rules', {
    get() {
      throw new Error('planted');
    },
  });
  await breaker.client.ask('submit_vote', { target_id: null });
  await (await host.sees('button', way === 'again' ? host.t('end.again') : 'Return to Lobby')).dblclick();
  await host.page.getByTestId(way === 'again' ? 'countdown' : 'room-code').waitFor();
  await host.page.waitForTimeout(SLOW * 2);
  expect(await refusals(host)).toBe(0);
  expect(await host.page.getByTestId('countdown').count()).toBe(way === 'again' ? 1 : 0);
});

test('a double tap on the choice that ends a phase causes no refusal', async () => {
  const dealt = await dealGame(world, { rules: 'launch', players: 5 });
  const [wolf] = playersWithRole(dealt, 'werewolf') as [HeadlessPlayer];
  const victim = dealt.seats.find((seat) => seat !== wolf) as HeadlessPlayer;
  const player = await openInBrowser(world, dealt, wolf);
  const phase = player.page.getByTestId('phase');
  const night = await phase.textContent();
  await houseOf(player, victim.seat).dblclick();
  await expect.poll(() => phase.textContent()).not.toBe(night);
  await player.page.waitForTimeout(SLOW);
  expect(await refusals(player)).toBe(0);
});

test('a double tap does not press an element that its first tap has revealed', async () => {
  const anna = await world.player('Anna');
  await anna.opens('/');
  const sheet = anna.page.getByRole('dialog');
  await anna.presses(anna.t('home.bots'));
  const game = sheet.getByRole('listitem').nth(2).getByRole('button');
  const box = await game.boundingBox();
  await anna.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  // Moves the button to where the game will appear, so that both taps hit the same place.
  await anna.button(anna.t('home.bots')).evaluate(
    (button, { x, y }) => {
      button.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:10rem;z-index:9`;
    },
    box as { x: number; y: number },
  );
  await anna.button(anna.t('home.bots')).dblclick({ position: { x: 60, y: 20 } });
  await sheet.waitFor();
  await anna.page.waitForTimeout(500);
  expect(new URL(anna.page.url()).pathname).toBe('/');
  await game.click();
  await anna.page.waitForURL('**/r/*');
});
