import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();

/** The accessibility tree of the page, without inert parts. */
async function readable({ page, context }: BrowserPlayer): Promise<string> {
  const session = await context.newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ name }) => String(name?.value ?? ''))
    .join('\n');
}

test('a refusal while a sheet is open is shown above it and announced', async () => {
  const anna = await world.player('Anna');
  await anna.createsRoom();
  await anna.presses(/^Anna/);
  const sheet = anna.page.getByRole('dialog');
  await sheet.getByLabel(anna.t('lobby.rename')).fill('<b>');
  await sheet.getByRole('button', { name: anna.t('lobby.renameSave') }).click();
  const refusal = anna.t('errors.bad_name.sign');
  await sheet.locator('li').getByText(refusal).waitFor();
  await expect.poll(() => sheet.getByTestId('announced-urgently').textContent()).toContain(refusal);
  expect(await readable(anna)).toContain(refusal);
  expect(await anna.page.locator('li').getByText(refusal).count()).toBe(1);
});

test('without a sheet, notices are part of the page', async () => {
  const anna = await world.player('Anna');
  await anna.createsRoom();
  await anna.presses(/^Anna/);
  await anna.page.keyboard.press('Escape');
  await anna.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await (await world.player('Bela')).joins((await anna.page.getByTestId('room-code').textContent())?.trim() ?? '');
  await expect.poll(() => readable(anna)).toContain(anna.t('lobby.joined', { name: 'Bela' }));
});

test('announcements are cleared after a while', async () => {
  const anna = await world.player('Anna');
  await anna.createsRoom();
  await (await world.player('Bela')).joins((await anna.page.getByTestId('room-code').textContent())?.trim() ?? '');
  const said = anna.page.getByTestId('announced').first();
  await expect.poll(() => said.textContent()).toContain('Bela');
  await expect.poll(() => said.textContent()).toBe('');
});

test('the countdown is announced although it covers the page', async () => {
  const anna = await world.player('Anna');
  await anna.createsRoom();
  await anna.asksForBots(5);
  await anna.presses(anna.t('lobby.start'));
  await anna.page.getByTestId('countdown').waitFor();
  await expect
    .poll(() => anna.page.getByTestId('countdown').getByTestId('announced-urgently').textContent())
    .toMatch(/\d/);
});
