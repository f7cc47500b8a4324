import { expect, test } from 'vitest';
import { matchIn } from '../packages/server/src/testing/twin.ts';
import { type Companion, dealt, embody, holding } from './harness/company.ts';
import type { Player } from './harness/player.ts';
import { hearsLate } from './harness/slow.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();
const SLOW = 800; // ms: several taps fit in before an answer, also such as are no slips of one double tap

/** A host far away, and a guest who sees at once what arrives. */
async function farHost(): Promise<{ host: Player; guest: Player }> {
  const [host, guest] = [await world.player('Anna'), await world.player('Bela')];
  await hearsLate(host, SLOW);
  await guest.joins(await host.createsRoom());
  await host.sees('button', /^Bela/);
  return { host, guest };
}
const roomOf = ({ viewer }: Player) => viewer.room;
const refusals = ({ page }: Player) => page.locator('li[class*="danger"]').count();

test('every quick tap on a stepper counts', async () => {
  const { host, guest } = await farHost();
  const more = host.button(`${host.t('lobby.aiSeats')} +`);
  for (let taps = 0; taps < 5; taps++) await more.click();
  expect(await host.page.getByLabel(host.t('lobby.aiSeats'), { exact: true }).inputValue()).toBe('5');
  await host.button(`${host.t('lobby.aiSeats')} −`).click();
  await expect.poll(() => roomOf(guest)?.ai_count).toBe(4);
  await expect.poll(() => host.page.getByLabel(host.t('lobby.aiSeats'), { exact: true }).inputValue()).toBe('4');
});

test('options that are changed in quick succession keep each other', async () => {
  const { host, guest } = await farHost();
  await host.page
    .locator('summary')
    .filter({ hasText: host.t('lobby.options') })
    .click();
  const switches = host.page.locator('details input[role="switch"]');
  await host.page.waitForTimeout(SLOW * 0.6); // a tap at once, where something has just come up, counts as a slip
  const count = Math.min(3, await switches.count());
  expect(count).toBe(3);
  for (let i = 0; i < count; i++) {
    await switches.nth(i).click();
    await host.page.waitForTimeout(SLOW * 0.6); // in between the room shows the change before the last one
  }
  await expect.poll(() => Object.keys(roomOf(guest)?.options ?? {}).length).toBe(count);
});

test('a double tap on Ready is one tap; a tap after it takes it back', async () => {
  const { host, guest } = await farHost();
  const cleo = await world.player('Cleo');
  await hearsLate(cleo, SLOW);
  await cleo.joins((await host.page.getByTestId('room-code').textContent())?.trim() ?? '');
  const taps = async (clickCount: number) => {
    await cleo.page.getByRole('button', { name: /ready/i }).last().click({ clickCount });
    await cleo.page.waitForTimeout(SLOW * 4); // until every answer is there
    return roomOf(guest)?.players.find(({ name }) => name === 'Cleo')?.ready;
  };
  expect(await taps(2)).toBe(true);
  expect(await taps(1)).toBe(false);
  expect(await taps(2)).toBe(true);
  expect(await refusals(cleo)).toBe(0);
});

test('Start and Cancel are done once, however often they are tapped', async () => {
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

test.each(['again', 'toLobby'] as const)('the way back from a game is gone once (%s)', async (way) => {
  const company = await dealt(world, { rules: 'classic', players: 4 });
  const [seat, breaker] = company.seats as [Companion, Companion];
  seat.client.close();
  const host = await world.player(seat.name, { seat: { code: company.code, token: seat.token } });
  host.faults.expect(/status of 404/); // a game that was stopped has no story
  await hearsLate(host, SLOW);
  await host.opens(`/r/${company.code}`);
  await host.page.getByTestId('phase').waitFor();
  Object.defineProperty((await matchIn(world.on, company.code)).game, 'rules', {
    get() {
      throw new Error('planted');
    },
  });
  await breaker.client.ask('submit_vote', { target_id: null });
  await (await host.sees('button', host.t(`end.${way}`))).dblclick();
  await host.page.getByTestId(way === 'again' ? 'countdown' : 'room-code').waitFor();
  await host.page.waitForTimeout(SLOW * 2);
  expect(await refusals(host)).toBe(0);
  expect(await host.page.getByTestId('countdown').count()).toBe(way === 'again' ? 1 : 0);
});

test('a double tap on the choice that ends a phase is not told that it came too late', async () => {
  const company = await dealt(world, { rules: 'launch', players: 5 });
  const [wolf] = holding(company, 'werewolf') as [Companion];
  const victim = company.seats.find((seat) => seat !== wolf) as Companion;
  const player = await embody(world, company, wolf);
  const phase = player.page.getByTestId('phase');
  const night = await phase.textContent();
  await player.button(victim.name).first().dblclick();
  await expect.poll(() => phase.textContent()).not.toBe(night);
  await player.page.waitForTimeout(SLOW);
  expect(await refusals(player)).toBe(0);
});

test('a double tap does not press what its first tap has brought under the finger', async () => {
  const anna = await world.player('Anna');
  await anna.opens('/');
  const sheet = anna.page.getByRole('dialog');
  await anna.presses(anna.t('home.bots'));
  const game = sheet.getByRole('listitem').nth(2).getByRole('button');
  const box = await game.boundingBox();
  await anna.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  // The button moves to where the game will be, so that both taps are at one place.
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
