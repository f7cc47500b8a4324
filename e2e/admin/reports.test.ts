import { expect, test } from 'vitest';
import { adminEnv } from '../../packages/server/src/testing/test-moderator.ts';
import { Moderator } from '../harness/moderator.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld({ env: adminEnv });

test('a report is read, answered with a ban that takes effect, and can be opened again', async () => {
  const anna = await world.player('Anna');
  const code = await anna.createsRoom();
  const bruno = await world.player('Bruno');
  await bruno.joins(code);
  await bruno.says('You are all idiots');
  await anna.presses(/^Bruno/);
  await anna.presses(anna.t('table.report', { name: 'Bruno' }));
  const sheet = anna.page.getByRole('dialog').last();
  await sheet.getByLabel(anna.t('lobby.reportText')).fill('He insults everyone');
  await sheet.getByRole('button', { name: anna.t('lobby.reportSend') }).click();
  await anna.reads(anna.t('lobby.reported'));

  const mia = await Moderator.signedIn(world);
  await mia.reads(mia.t('reports.openCount', { n: 1 }));
  await mia.opens('reports');
  await mia.reads('You are all idiots');
  await mia.reads(/He insults everyone/);
  await mia.presses(mia.t('reports.decideNumber', { n: 1 }));
  await mia.chooses(mia.t('action.ban'));
  await mia.confirms('Insults', mia.t('reports.submit.ban'));
  await bruno.sees('heading', bruno.t('seat.lostBanned'));
  await mia.reads(mia.t('reports.noneOpen'));

  await mia.chooses(mia.t('reports.state.done'));
  await mia.sees('heading', 'Bruno');
  await mia.presses(mia.t('reports.reopenNumber', { n: 1 }));
  await mia.confirms('', mia.t('reports.reopen'));
  await mia.chooses(mia.t('reports.state.open'));
  await mia.sees('button', mia.t('reports.decideNumber', { n: 1 }));
});

test('a ban without a reason is not sent, and the dialog says what is missing', async () => {
  const mia = await Moderator.signedIn(world);
  await mia.opens('bans');
  await mia.presses(mia.t('bans.add'));
  const dialog = mia.page.getByRole('dialog');
  const send = () => dialog.getByRole('button', { name: mia.t('bans.submit.ban'), exact: true }).click();
  await send();
  await dialog.getByRole('alert').getByText(mia.t('bans.missing.profile')).waitFor(); // a network hits more people
  await mia.chooses(mia.t('by.network'));
  await dialog.getByText(mia.t('bans.keyHint.network')).waitFor();
  await send();
  await dialog.getByRole('alert').getByText(mia.t('bans.missing.network')).waitFor();
  await mia.fills(mia.t('bans.key.network'), 'nonsense');
  await mia.fills(mia.t('act.reason'), 'A flood of rooms');
  mia.expectsErrors(/status of 4\d\d/);
  await send();
  await expect.poll(() => dialog.getByRole('alert').textContent()).toMatch(/network|address/i);
  await mia.fills(mia.t('bans.key.network'), '203.0.113.0/24');
  await send();
  await dialog.waitFor({ state: 'detached' });
  await mia.reads('203.0.113.0/24');
});
