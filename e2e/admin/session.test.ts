import { expect, test } from 'vitest';
import { adminEnv } from '../../packages/server/src/testing/test-moderator.ts';
import { sectionsFor } from '../../packages/web/src/admin/app/sections.ts';
import { Moderator } from '../harness/moderator.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld({ env: adminEnv });
const A_MINUTE = 60_000;
const AN_HOUR = 3_600_000;

test('a wrong token is refused with a sentence, and the field keeps the focus', async () => {
  const mia = await Moderator.opened(world);
  mia.expectsErrors(/status of 401/);
  await mia.presses(mia.t('signIn.submit'));
  await mia.reads(mia.t('signIn.empty'));
  await mia.signsIn('a-wrong-token-of-forty-characters-000001');
  await mia.reads(mia.t('refused.wrong_token'));
  expect(await mia.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('password');
  expect(await mia.page.getByRole('navigation').count()).toBe(0);
});

test('an ended session asks for the token again and goes on in the same section', async () => {
  const mia = await Moderator.signedIn(world);
  await mia.opens('bans');
  mia.expectsErrors(/status of 401/);
  world.on.clock.skip(AN_HOUR);
  await mia.presses(mia.t('parts.refresh'));
  await mia.reads(mia.t('signIn.expired'));
  await mia.signsIn();
  await mia.sees('heading', mia.t('section.bans'));
});

test('signing in again in another tab does not break this one', async () => {
  const mia = await Moderator.signedIn(world);
  await mia.opens('announce');
  const first = mia.page;
  mia.expectsErrors(/status of 403/);
  const second = await mia.opensTab();
  await mia.presses(mia.t('account.title'));
  await mia.presses(mia.t('account.signOut'));
  await mia.reads(mia.t('signIn.signed_out'));
  await mia.signsIn();
  await second.close();
  await first.getByLabel(mia.t('announce.text'), { exact: true }).fill('Tournament at eight!');
  await first.getByRole('button', { name: mia.t('announce.submit.message') }).click();
  await first.getByRole('button', { name: mia.t('announce.withdraw'), exact: true }).waitFor();
  await first.getByText('Tournament at eight!').first().waitFor();
});

test('an announcement reaches players, and withdrawing it asks first', async () => {
  const anna = await world.player('Anna');
  await anna.createsRoom();
  const mia = await Moderator.signedIn(world);
  await mia.opens('announce');
  await mia.fills(mia.t('announce.text'), 'The final begins now');
  await mia.presses(mia.t('announce.submit.message'));
  await anna.reads('The final begins now');
  await mia.presses(mia.t('announce.withdraw'));
  await mia.page
    .getByRole('dialog')
    .getByRole('button', { name: mia.t('announce.withdraw'), exact: true })
    .click();
  await mia.reads(mia.t('announce.none'));
});

test('a moderator is offered nothing that only an admin may do', async () => {
  const mia = await Moderator.opened(world, { width: 1280, height: 800 });
  await mia.page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const facts = await answer.json();
    if (facts.signed_in) facts.signed_in.role = 'moderator';
    await route.fulfill({ response: answer, json: facts });
  });
  await mia.signsIn();
  const offered = await mia.page.getByRole('navigation').getByRole('link').allTextContents();
  expect(offered).toEqual(sectionsFor('moderator').map(({ id }) => mia.t(`section.${id}`)));
  await mia.page.goto(`${mia.url}#/storage`);
  await mia.sees('heading', mia.t('section.overview'));
  expect(await mia.thing('heading', mia.t('section.storage')).count()).toBe(0);
});

test('a refresh keeps what is typed and where the focus is', async () => {
  const mia = await Moderator.signedIn(world);
  await mia.page.clock.install();
  await mia.page.reload();
  await mia.opens('bans');
  const field = mia.page.getByRole('searchbox');
  await field.fill('203.0');
  const again = mia.page.waitForResponse((answer) => answer.url().includes('/api/bans'));
  await mia.page.clock.fastForward(A_MINUTE);
  await again;
  expect(await field.inputValue()).toBe('203.0');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a backup is made on demand, and its file is listed', async () => {
  const mia = await Moderator.signedIn(world);
  await mia.opens('storage');
  await mia.presses(mia.t('backups.start'));
  await mia.reads(/moonrise-.*\.db/);
  await mia.reads(mia.t('backups.state.done'));
});
