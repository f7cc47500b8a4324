import { expect, test } from 'vitest';
import { adminEnv } from '../../packages/server/src/testing/test-moderator.ts';
import { Moderator } from '../harness/moderator.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld({ env: adminEnv });
const REASON = 'Insults in two rooms';

test('from a fresh token to a banned player who cannot come back by renaming, and back again', async () => {
  const anna = await world.player('Anna');
  const code = await anna.createsRoom();
  const bruno = await world.player('Bruno');
  await bruno.joins(code);
  await anna.sees('button', /^Bruno/);

  const mia = await Moderator.opened(world);
  await mia.signsIn();
  await mia.sees('heading', mia.t('section.overview'));
  await mia.thing('link', mia.t('section.rooms')).click();
  await mia.thing('link', code).click();
  await mia.presses(mia.t('room.banName', { name: 'Bruno' }));
  await mia.confirms(REASON, mia.t('room.banName', { name: 'Bruno' }));

  await bruno.sees('heading', bruno.t('seat.lostBanned'));
  await bruno.reads(new RegExp(REASON));
  await expect.poll(() => anna.button(/^Bruno/).count()).toBe(0);

  await bruno.opens(`/r/${code}`);
  await bruno.fills(bruno.t('home.name'), 'Quite Another');
  await bruno.presses(bruno.t('home.joinNow'));
  await bruno.reads(new RegExp(REASON));
  await bruno.opens('/');
  await bruno.presses(bruno.t('home.create'));
  await bruno.reads(new RegExp(REASON));
  expect(await bruno.page.getByTestId('room-code').count()).toBe(0);
  expect(await anna.button(/^Quite Another/).count()).toBe(0);

  await mia.opens('bans');
  await mia.sees('heading', 'Bruno');
  await mia.reads(REASON);
  await mia.presses(mia.t('bans.liftName', { name: 'Bruno' }));
  await mia.confirms('Mistaken identity', mia.t('bans.lift'));
  await mia.reads(mia.t('bans.none'));

  await bruno.joins(code);
  await anna.sees('button', /^Bruno/); // a refused name is not remembered

  await mia.opens('audit');
  await mia.reads('Mistaken identity');
  await mia.reads(mia.t('audit.what.ban'));
});

test('a muted player plays on but cannot write, and a closed room says why', async () => {
  const anna = await world.player('Anna');
  const code = await anna.createsRoom();
  const bruno = await world.player('Bruno');
  await bruno.joins(code);
  const mia = await Moderator.signedIn(world);
  await mia.opens(`rooms/${code}`);
  await mia.presses(mia.t('room.muteName', { name: 'Bruno' }));
  await mia.confirms('Flooding the chat', mia.t('room.muteName', { name: 'Bruno' }));
  await mia.reads(mia.t('room.muted'));
  const field = bruno.page.getByRole('textbox', { name: /^Message to / });
  await field.fill('Hello again');
  await field.press('Enter');
  await bruno.reads(/Flooding the chat/);
  expect(await anna.page.getByText('Hello again').count()).toBe(0);

  await mia.presses(mia.t('room.close'));
  await mia.confirms('Insulting room name', mia.t('room.close'));
  await mia.reads(mia.t('room.gone'));
  await anna.sees('heading', anna.t('seat.lostClosed'));
  await anna.reads(/Insulting room name/);
});
